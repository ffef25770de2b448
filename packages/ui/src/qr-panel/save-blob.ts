/** How long the data can be read, in ms: a phone asks first whether to save, and reads it after the answer. */
const heldFor = 60_000;

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
  setTimeout(() => URL.revokeObjectURL(url), heldFor);
}
