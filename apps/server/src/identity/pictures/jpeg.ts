/**
 * JPEG (ISO/IEC 10918-1) without metadata: the segments that make the picture are copied as they are, so no pixel changes;
 * what an application has added goes, and so does everything after the picture's end (second pictures, films of phones).
 */

import type { CleanPicture, PictureFault } from './picture.ts';

// The one thing of a photo's Exif data that viewing it needs: which way up it is (Exif 2.32, tag 0x0112).

/** 1 to 8 as Exif counts them; 1 is upright. */
type Orientation = number;

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
function writeOrientation(orientation: Orientation): Buffer {
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

/** One part of the file: a segment with its data, or the compressed scan that follows one. */
interface Segment {
  readonly marker: number;
  readonly data: Buffer;
  /** Compressed data after a start of scan; empty elsewhere. */
  readonly scan: Buffer;
}

/** Most segments of a file. Real ones have dozens, or hundreds with large profiles; a million of nothing would cost memory. */
const mostSegments = 5000;

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const application0 = 0xe0;
const application1 = 0xe1;
const application2 = 0xe2;
const application14 = 0xee;
const application15 = 0xef;
const comment = 0xfe;
/** Tables, restart interval, number of lines: what a decoder needs beside frame and scans. */
const tables: ReadonlySet<number> = new Set([0xc4, 0xcc, 0xdb, 0xdc, 0xdd]);

/** Start of a frame of any coding, SOF0 to SOF15. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/**
 * Cleans a JPEG. Kept beside the picture: JFIF (density, without its thumbnail), the colour profile (APP2), Adobe's colour
 * transform (APP14), and the orientation where it is not upright.
 * @returns null when this is no JPEG at all
 */
export function cleanJpeg(bytes: Buffer): CleanPicture | PictureFault | null {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage || bytes[2] !== 0xff) return null;
  const segments = readSegments(bytes);
  if (segments === null) return 'damaged';
  const frames = segments.filter(({ marker }) => isFrame(marker));
  const frame = frames[0];
  if (frame === undefined || frames.length > 1) return 'damaged';
  const size = readSize(frame);
  if (size === null || !segments.some(({ marker }) => marker === startOfScan)) return 'damaged';
  const kept: Segment[] = [];
  let orientation: Orientation = 1;
  for (const segment of segments) {
    const { marker, data } = segment;
    if (marker === application1 && isExif(data)) orientation = readOrientation(data);
    else if (isKept(segment)) kept.push(marker === application0 ? withoutThumbnail(data) : segment);
    else if (!isMetadata(marker)) return 'damaged';
  }
  return { contentType: 'image/jpeg', ...size, content: write(kept, orientation) };
}

function isMetadata(marker: number): boolean {
  return (marker >= application0 && marker <= application15) || marker === comment;
}

function isKept({ marker, data }: Segment): boolean {
  switch (marker) {
    case application0:
      return startsWith(data, 'JFIF\0') && data.length >= 14;
    case application2:
      return startsWith(data, 'ICC_PROFILE\0');
    case application14:
      return startsWith(data, 'Adobe');
    default:
      return marker === startOfScan || isFrame(marker) || tables.has(marker);
  }
}

function startsWith(data: Buffer, text: string): boolean {
  return data.toString('latin1', 0, text.length) === text;
}

/** JFIF's version, unit and density; the thumbnail that may follow shows what the picture was before it was cut. */
function withoutThumbnail(data: Buffer): Segment {
  const jfif = Buffer.alloc(14);
  data.copy(jfif, 0, 0, 12);
  return { marker: application0, data: jfif, scan: Buffer.alloc(0) };
}

/** Reads the file up to its end of image; null when it breaks off or is not what it should be. */
function readSegments(bytes: Buffer): Segment[] | null {
  const segments: Segment[] = [];
  let at = 2;
  for (;;) {
    if (bytes[at] !== 0xff) return null;
    // Any number of fill bytes may stand before a marker.
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === endOfImage) return segments;
    const start = at + 4;
    if (marker === undefined || start > bytes.length || segments.length === mostSegments)
      return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < start || end > bytes.length) return null;
    const scanEnd = marker === startOfScan ? endOfScan(bytes, end) : end;
    if (scanEnd === null) return null;
    segments.push({
      marker,
      data: bytes.subarray(start, end),
      scan: bytes.subarray(end, scanEnd),
    });
    at = scanEnd;
  }
}

/** Where the compressed data ends: at the next marker that is no stuffed byte (FF00) and no restart (FFD0 to FFD7). */
function endOfScan(bytes: Buffer, start: number): number | null {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) return null;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7);
    if (!isData && next !== 0xff) return at;
  }
  return null;
}

/** Width and height of a frame; null when it has none (a height that comes after the scan is not taken). */
function readSize({ data }: Segment): { width: number; height: number } | null {
  const components = data[5];
  if (components === undefined || components < 1 || components > 4) return null;
  if (data.length !== 6 + components * 3) return null;
  const [height, width] = [data.readUInt16BE(1), data.readUInt16BE(3)];
  return width === 0 || height === 0 ? null : { width, height };
}

function write(segments: readonly Segment[], orientation: Orientation): Buffer {
  const parts: Buffer[] = [Buffer.from([0xff, startOfImage])];
  const put = ({ marker, data, scan }: Segment) => {
    const lead = Buffer.from([0xff, marker, 0, 0]);
    lead.writeUInt16BE(data.length + 2, 2);
    parts.push(lead, data, scan);
  };
  const isJfif = ({ marker }: Segment) => marker === application0;
  // JFIF has to come first; Exif right after it is what every reader understands.
  segments.filter(isJfif).slice(0, 1).forEach(put);
  if (orientation !== 1) {
    put({
      marker: application1,
      data: writeOrientation(orientation),
      scan: Buffer.alloc(0),
    });
  }
  segments.filter((segment) => !isJfif(segment)).forEach(put);
  parts.push(Buffer.from([0xff, endOfImage]));
  return Buffer.concat(parts);
}
