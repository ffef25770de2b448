/**
 * Pictures of identity cards as they may be kept: JPEG or PNG by what they are (not by name or declared type), of a size that
 * can be looked at, without what the camera wrote beside the picture (place, device, thumbnails of what was cut away).
 * Nothing is decoded: dimensions come from the header, so a picture that would unpack to gigabytes costs nothing.
 */
import { cleanJpeg } from './jpeg.ts';
import type { CleanPicture, PictureFault } from './picture.ts';
import { cleanPng } from './png.ts';

/** Fewest pixels of each side: below it nothing on a card can be read. */
export const leastSide = 200;
/** Most pixels in all: the largest cameras of phones in their usual mode have 50 million. */
export const mostPixels = 50_000_000;

/** Judges and cleans a picture. */
export function cleanPicture(bytes: Uint8Array): CleanPicture | PictureFault {
  if (bytes.length === 0) return 'empty';
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cleaned = cleanJpeg(content) ?? cleanPng(content) ?? 'unsupported';
  if (typeof cleaned === 'string') return cleaned;
  if (cleaned.width < leastSide || cleaned.height < leastSide) return 'too small';
  if (cleaned.width * cleaned.height > mostPixels) return 'too large';
  return cleaned;
}
