/** Why a file is not taken, found on the device before anything is sent. */
export type PictureRefusal =
  | { readonly reason: 'not-a-picture' }
  | { readonly reason: 'too-large'; readonly size: number }
  | { readonly reason: 'unreadable' };

const jpegStart = [0xff, 0xd8, 0xff];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Whether a file may be chosen: JPEG (ITU-T T.81) or PNG (W3C PNG, section 5.2) by its first bytes, whatever its name and
 * declared type say, and not larger than the limit.
 * @param maxBytes the largest size that is taken, in bytes
 * @returns null when it may
 */
export async function checkPicture(file: File, maxBytes: number): Promise<PictureRefusal | null> {
  let start: Uint8Array;
  try {
    start = new Uint8Array(await file.slice(0, pngStart.length).arrayBuffer());
  } catch {
    // A folder that was dropped, or a file that is gone by now.
    return { reason: 'unreadable' };
  }
  const beginsWith = (bytes: readonly number[]) =>
    bytes.every((byte, position) => start[position] === byte);
  if (!beginsWith(jpegStart) && !beginsWith(pngStart)) return { reason: 'not-a-picture' };
  return file.size > maxBytes ? { reason: 'too-large', size: file.size } : null;
}
