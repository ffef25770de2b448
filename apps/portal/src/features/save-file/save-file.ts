/**
 * Hands a file to the browser to save, under a name. The address of the blob is given back once the browser has had time
 * to read it: some read it after the press has been handled.
 */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
