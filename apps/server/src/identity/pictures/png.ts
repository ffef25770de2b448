/** PNG (W3C, third edition) without metadata: the chunks that make the picture are copied, text, time and Exif go. */
import { crc32 } from 'node:zlib';
import type { CleanPicture, PictureFault } from './picture.ts';

/** One chunk: four letters and its data. */
export interface PngChunk {
  readonly type: string;
  readonly data: Buffer;
}

/** What the header says. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  /** 0 grey, 2 colour, 3 palette, 4 grey with alpha, 6 colour with alpha. */
  readonly colourType: number;
  readonly isInterlaced: boolean;
}

/** Most chunks of a file. Encoders write pixels in chunks of some kilobytes; a million of nothing would cost memory. */
const mostChunks = 50_000;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What is kept: the critical chunks, and those that say how the same pixels look. */
const kept: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA sRGB iCCP pHYs'.split(' '),
);
/** Bit depths of each colour type. */
const depths: ReadonlyMap<number, readonly number[]> = new Map([
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
]);

/**
 * Cleans a PNG.
 * @returns null when this is no PNG at all
 */
export function cleanPng(bytes: Buffer): CleanPicture | PictureFault | null {
  const read = readPng(bytes);
  if (read === null || read === 'damaged') return read;
  const { header, chunks } = read;
  const content = writePng(chunks.filter(({ type }) => kept.has(type)));
  return { contentType: 'image/png', width: header.width, height: header.height, content };
}

/**
 * Reads a PNG up to its end and checks every chunk's sum.
 * @returns null when this is no PNG at all
 */
export function readPng(
  bytes: Buffer,
): { readonly header: PngHeader; readonly chunks: readonly PngChunk[] } | 'damaged' | null {
  if (!signature.equals(bytes.subarray(0, signature.length))) return null;
  const chunks = readChunks(bytes);
  const header = readHeader(chunks?.[0]);
  if (chunks === null || header === null || !isInOrder(chunks, header)) return 'damaged';
  return { header, chunks };
}

function readChunks(bytes: Buffer): PngChunk[] | null {
  const chunks: PngChunk[] = [];
  let at = signature.length;
  for (;;) {
    if (at + 12 > bytes.length || chunks.length === mostChunks) return null;
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[A-Za-z]{4}$/.test(type)) return null;
    if (bytes.readUInt32BE(end) !== crc32(bytes.subarray(at + 4, end))) return null;
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    // What comes after the end belongs to no picture.
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
}

function readHeader(chunk: PngChunk | undefined): PngHeader | null {
  if (chunk?.type !== 'IHDR' || chunk.data.length !== 13) return null;
  const { data } = chunk;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [bitDepth = 0, colourType = 0, compression, filter, interlace = 0] = data.subarray(8);
  if (width === 0 || height === 0 || width > 0x7fff_ffff || height > 0x7fff_ffff) return null;
  if (depths.get(colourType)?.includes(bitDepth) !== true) return null;
  if (compression !== 0 || filter !== 0 || interlace > 1) return null;
  return { width, height, bitDepth, colourType, isInterlaced: interlace === 1 };
}

/** One header, one run of pixel data, the palette before it, an empty end, and no unknown critical chunk. */
function isInOrder(chunks: readonly PngChunk[], { colourType }: PngHeader): boolean {
  const types = chunks.map(({ type }) => type);
  const first = types.indexOf('IDAT');
  const last = types.lastIndexOf('IDAT');
  const palette = types.indexOf('PLTE');
  if (first < 0 || types.slice(first, last + 1).some((type) => type !== 'IDAT')) return false;
  if (types.lastIndexOf('IHDR') !== 0 || types.lastIndexOf('PLTE') !== palette) return false;
  if (palette > first || (colourType === 3 && palette < 0)) return false;
  if (chunks.at(-1)?.data.length !== 0) return false;
  return types.every((type) => kept.has(type) || /^[a-z]/.test(type));
}

/** Writes chunks as a PNG, with their sums. */
export function writePng(chunks: readonly PngChunk[]): Buffer {
  const parts: Buffer[] = [signature];
  for (const { type, data } of chunks) {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    parts.push(length, body, sum);
  }
  return Buffer.concat(parts);
}
