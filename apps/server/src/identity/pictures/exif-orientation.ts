/** The one thing of a photo's Exif data that is needed to look at it: which way up it is (Exif 2.32, tag 0x0112). */

/** 1 to 8 as Exif counts them; 1 is upright. */
export type Orientation = number;

const head = Buffer.from('Exif\0\0', 'latin1');
const orientationTag = 0x0112;
const shortType = 3;

/** Whether the data of an APP1 segment is Exif. */
export function isExif(data: Buffer): boolean {
  return data.length >= head.length && head.equals(data.subarray(0, head.length));
}

/** Reads the orientation out of the data of an Exif segment; 1 where it says nothing that can be understood. */
export function readOrientation(data: Buffer): Orientation {
  const tiff = data.subarray(head.length);
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return 1;
  const isLittle = order === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return 1;
  const entries = short(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return 1;
    if (short(at) !== orientationTag) continue;
    const value = short(at + 8);
    return short(at + 2) === shortType && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The data of an Exif segment that says the orientation and nothing else. */
export function writeOrientation(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  // The one directory, right after this header: one entry, and no directory after it.
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(shortType, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([head, tiff]);
}
