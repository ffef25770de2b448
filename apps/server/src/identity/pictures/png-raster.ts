/** Pixels of a small PNG, as a canvas writes it: 8 bits a channel, not interlaced. */
import { deflateSync, inflateSync } from 'node:zlib';
import { type PngChunk, type PngHeader, writePng } from './png.ts';

/** Pixels, row by row, `channels` bytes each. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  /** 1 grey, 2 grey and alpha, 3 colour, 4 colour and alpha. */
  readonly channels: number;
  readonly pixels: Buffer;
}

const channelsOf: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [4, 2],
  [6, 4],
]);

/**
 * Unpacks the pixels. It never makes more than the header says, whatever the data unpack to: limit the header first.
 * @returns null for a form that no canvas writes, and for data that are not the picture of the header
 */
export function readRaster(header: PngHeader, chunks: readonly PngChunk[]): Raster | null {
  const { width, height } = header;
  const channels = channelsOf.get(header.colourType);
  if (channels === undefined || header.bitDepth !== 8 || header.isInterlaced) return null;
  const stride = width * channels;
  const packed = Buffer.concat(
    chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data),
  );
  const rows = inflate(packed, height * (stride + 1));
  if (rows === null) return null;
  const pixels = Buffer.alloc(height * stride);
  for (let row = 0; row < height; row += 1) {
    const start = row * (stride + 1);
    const filtered = rows.subarray(start + 1, start + 1 + stride);
    if (!unfilter(rows[start], filtered, { pixels, row, stride, channels })) return null;
  }
  return { width, height, channels, pixels };
}

function inflate(packed: Buffer, length: number): Buffer | null {
  try {
    const rows = inflateSync(packed, { maxOutputLength: length });
    return rows.length === length ? rows : null;
  } catch {
    // Not zlib's form, broken off, or more than there are pixels.
    return null;
  }
}

interface Target {
  readonly pixels: Buffer;
  readonly row: number;
  readonly stride: number;
  readonly channels: number;
}

/** Undoes the filter of a row (PNG, section 9). @returns false for a filter that does not exist */
function unfilter(
  filter: number | undefined,
  filtered: Buffer,
  { pixels, row, stride, channels }: Target,
): boolean {
  if (filter === undefined || filter > 4) return false;
  const start = row * stride;
  for (let at = 0; at < stride; at += 1) {
    const hasLeft = at >= channels;
    const left = hasLeft ? (pixels[start + at - channels] ?? 0) : 0;
    const up = row > 0 ? (pixels[start + at - stride] ?? 0) : 0;
    const corner = hasLeft && row > 0 ? (pixels[start + at - stride - channels] ?? 0) : 0;
    const guess = predicted(filter, left, up, corner);
    pixels[start + at] = ((filtered[at] ?? 0) + guess) & 0xff;
  }
  return true;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, corner);
    default:
      return 0;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const toLeft = Math.abs(guess - left);
  const toUp = Math.abs(guess - up);
  const toCorner = Math.abs(guess - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Writes grey pixels, one byte each, as a PNG. */
export function writeGrey({ width, height, pixels }: Omit<Raster, 'channels'>): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row += 1) {
    pixels.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  }
  return writePng([
    { type: 'IHDR', data: header },
    { type: 'IDAT', data: deflateSync(rows, { level: 9 }) },
    { type: 'IEND', data: Buffer.alloc(0) },
  ]);
}
