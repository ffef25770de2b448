import type { KitWords } from '../words/KitWords.ts';

const jpegStart = [0xff, 0xd8, 0xff];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Why a file is not taken, found on the device before anything is sent, in words; null when it is: JPEG (ITU-T T.81) or PNG
 * (W3C PNG, section 5.2) by its first bytes, whatever its name and declared type say, and not larger than the limit.
 * @param maxBytes the largest size that is taken, in bytes
 */
export async function pictureRefusal(
  file: File,
  maxBytes: number,
  words: KitWords['pictureField'],
): Promise<string | null> {
  let start: Uint8Array;
  try {
    start = new Uint8Array(await file.slice(0, pngStart.length).arrayBuffer());
  } catch {
    // A folder that was dropped, or a file that is gone by now.
    return words.unreadable;
  }
  const beginsWith = (bytes: readonly number[]) =>
    bytes.every((byte, position) => start[position] === byte);
  if (!beginsWith(jpegStart) && !beginsWith(pngStart)) return words.notAPicture;
  return file.size > maxBytes ? words.tooLarge(words.size(file.size), words.size(maxBytes)) : null;
}
