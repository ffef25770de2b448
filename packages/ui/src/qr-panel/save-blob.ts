/** Gives a file to the customer to save, under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has its own hold on the data once it has begun; the next task is late enough.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
