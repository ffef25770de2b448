import type { Download } from '@tram/api/client';

/** Hands a file of the server to the browser, under the server's name. */
export function saveFile({ blob, fileName }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName ?? 'tram.rdp';
  link.click();
  URL.revokeObjectURL(link.href);
}
