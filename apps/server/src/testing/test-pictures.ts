/** Real small pictures, made by hand: whole JPEG and PNG files that every viewer opens, with whatever a test puts into them. */
import { crc32, deflateSync } from 'node:zlib';

/** How a picture is made. */
export interface PictureOptions {
  readonly width?: number;
  readonly height?: number;
}

/** A JPEG segment with its length. */
export function jpegSegment(marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A code table with one code, `0`, which means 0. */
function oneCode(table: number): Buffer {
  return Buffer.from([table, 1, ...Array<number>(15).fill(0), 0]);
}

/**
 * A grey baseline JPEG. Its code tables have one code each, `0`: no change of brightness, end of block. So the compressed
 * picture is nothing but zero bits, two a block.
 * @param extra segments after the start of image; `after` is what follows the end of image
 */
export function makeJpeg({
  width = 320,
  height = 200,
  extra = [],
  after = Buffer.alloc(0),
}: PictureOptions & { extra?: readonly Uint8Array[]; after?: Uint8Array } = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const bits = Math.ceil(width / 8) * Math.ceil(height / 8) * 2;
  const scan = Buffer.alloc(Math.ceil(bits / 8));
  // Unused bits of the last byte are ones.
  if (bits % 8 > 0) scan[scan.length - 1] = 0xff >> (bits % 8);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    jpegSegment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, oneCode(0x00)),
    jpegSegment(0xc4, oneCode(0x10)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    scan,
    Buffer.from([0xff, 0xd9]),
    after,
  ]);
}

/** An Exif segment as a phone writes it: the orientation and a place, in either byte order. */
export function exifSegment(orientation: number, place: string, order: 'II' | 'MM' = 'MM'): Buffer {
  const isLittle = order === 'II';
  const short = (value: number) => {
    const bytes = Buffer.alloc(2);
    return (isLittle ? bytes.writeUInt16LE(value) : bytes.writeUInt16BE(value), bytes);
  };
  const long = (value: number) => {
    const bytes = Buffer.alloc(4);
    return (isLittle ? bytes.writeUInt32LE(value) : bytes.writeUInt32BE(value), bytes);
  };
  const entry = (tag: number, type: number, count: number, value: Buffer) =>
    Buffer.concat([short(tag), short(type), long(count), value]);
  const text = Buffer.from(`${place}\0`, 'latin1');
  // Header 8, a directory of three entries 42, a directory of one entry 18, then the text.
  const [gpsAt, textAt] = [50, 68];
  return jpegSegment(
    0xe1,
    Buffer.concat([
      Buffer.from('Exif\0\0', 'latin1'),
      Buffer.from(order, 'latin1'),
      short(42),
      long(8),
      short(3),
      entry(0x010e, 2, text.length, long(textAt)),
      entry(0x0112, 3, 1, Buffer.concat([short(orientation), short(0)])),
      entry(0x8825, 4, 1, long(gpsAt)),
      long(0),
      short(1),
      entry(0x001d, 2, text.length, long(textAt)),
      long(0),
      text,
    ]),
  );
}

/** A PNG chunk with its length and sum. */
export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** First bytes of every PNG. */
export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The header chunk of a PNG with 8 bits a channel. */
export function pngHeader(width: number, height: number, colourType: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[9] = colourType;
  return pngChunk('IHDR', header);
}

/**
 * A grey PNG.
 * @param extra chunks between header and pixels; `late` are those after the pixels
 */
export function makePng({
  width = 320,
  height = 200,
  extra = [],
  late = [],
  after = Buffer.alloc(0),
}: PictureOptions & {
  extra?: readonly Uint8Array[];
  late?: readonly Uint8Array[];
  after?: Uint8Array;
} = {}): Buffer {
  const rows = Buffer.alloc(height * (width + 1), 0x80);
  for (let row = 0; row < height; row += 1) rows[row * (width + 1)] = 0;
  return Buffer.concat([
    pngSignature,
    pngHeader(width, height, 0),
    ...extra,
    pngChunk('IDAT', deflateSync(rows)),
    ...late,
    pngChunk('IEND'),
    after,
  ]);
}

/** What a signature is drawn like. */
export interface SignatureOptions extends PictureOptions {
  /** Whether a pixel has ink. */
  readonly ink?: (x: number, y: number) => boolean;
  /** Red, green, blue and alpha of ink and of ground. */
  readonly pen?: readonly [number, number, number, number];
  readonly ground?: readonly [number, number, number, number];
}

/** A signature as a canvas gives it: colour and alpha, 8 bits each. */
export function makeSignaturePng({
  width = 120,
  height = 40,
  ink = (x, y) => Math.abs(y - 20 - 12 * Math.sin(x / 9)) < 2,
  pen = [20, 30, 120, 255],
  ground = [0, 0, 0, 0],
}: SignatureOptions = {}): Buffer {
  const rows: number[] = [];
  for (let y = 0; y < height; y += 1) {
    // No filter.
    rows.push(0);
    for (let x = 0; x < width; x += 1) rows.push(...(ink(x, y) ? pen : ground));
  }
  return Buffer.concat([
    pngSignature,
    pngHeader(width, height, 6),
    pngChunk('IDAT', deflateSync(Buffer.from(rows))),
    pngChunk('IEND'),
  ]);
}

/** As a form sends it. */
export function dataUrl(png: Uint8Array): string {
  return `data:image/png;base64,${Buffer.from(png).toString('base64')}`;
}
