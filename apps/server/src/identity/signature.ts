/** The handwritten signature: a canvas sends it as a PNG data URL; it is kept and printed as black on white. */
import { deflateSync, inflateSync } from 'node:zlib';
import { type PngChunk, type PngHeader, readPng, writePng } from './pictures/png.ts';

/** Most pixels of a signature: a canvas of a wide screen at twice its resolution has about two million. */
const mostPixels = 4_000_000;
/** How dark a pixel has to be to count as ink: 0 black, 255 white. */
const inkBelow = 200;

/** A signature that can be printed. */
export interface Signature {
  readonly width: number;
  readonly height: number;
  /** A grey PNG, written by this server: nothing that the customer's file held beside its pixels is in it. */
  readonly content: Uint8Array;
}

/** Why a signature cannot be taken: `unreadable` is no PNG as a canvas writes it, `blank` has no stroke. */
export type SignatureFault = 'unreadable' | 'too large' | 'blank';

/** Reads a signature from its data URL. */
export function readSignature(dataUrl: string): Signature | SignatureFault {
  const [, encoded] = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  if (encoded === undefined) return 'unreadable';
  const png = readPng(Buffer.from(encoded, 'base64'));
  if (png === null || png === 'damaged') return 'unreadable';
  const { width, height } = png.header;
  if (width * height > mostPixels) return 'too large';
  const raster = readRaster(png.header, png.chunks);
  if (raster === null) return 'unreadable';
  const pixels = inkOf(raster);
  if (!pixels.some((pixel) => pixel < inkBelow)) return 'blank';
  return { width, height, content: writeGrey({ width, height, pixels }) };
}

/**
 * The strokes in grey. On a transparent ground what counts is where there is ink, not its colour: a dark theme signs in
 * white. On an opaque one it is how dark it is.
 */
function inkOf({ width, height, channels, pixels }: Raster): Buffer {
  const ink = Buffer.alloc(width * height);
  if (channels % 2 === 0) {
    let least = 255;
    for (let at = 0; at < ink.length; at += 1) {
      const alpha = pixels[at * channels + channels - 1] ?? 255;
      least = Math.min(least, alpha);
      ink[at] = 255 - alpha;
    }
    if (least < 255) return ink;
  }
  for (let at = 0; at < ink.length; at += 1) {
    const red = pixels[at * channels] ?? 0;
    const green = channels < 3 ? red : (pixels[at * channels + 1] ?? 0);
    const blue = channels < 3 ? red : (pixels[at * channels + 2] ?? 0);
    ink[at] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return ink;
}

// Pixels of a small PNG, as a canvas writes it: 8 bits a channel, not interlaced.

/** Pixels, row by row, `channels` bytes each. */
interface Raster {
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
 * Unpacks the pixels. It never makes more than the header says, even if the data unpack to more: limit the header first.
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
function writeGrey({ width, height, pixels }: Omit<Raster, 'channels'>): Buffer {
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
