import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';

/** Pixels as bytes: red, green, blue, opacity. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The name under which a baseline stores the fingerprint of its screenshot. */
const fingerprintKey = 'tram-screenshot';
const colourLimit = 256;

/** Two screenshots with one fingerprint are the same, byte for byte. */
export function fingerprintOf(screenshot: Buffer): string {
  return createHash('sha256').update(screenshot).digest('hex').slice(0, 32);
}

export function decode(png: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, pixels: data };
}

/** The 256 colours that fill most of the picture, `0xrrggbb`, most first: flat areas keep their exact colour. */
function frequentColours(colours: Uint32Array): readonly number[] {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, ones], [other, others]) => others - ones || one - other)
    .slice(0, colourLimit)
    .map(([colour]) => colour);
}

function nearest(colour: number, palette: readonly number[]): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of palette.entries()) {
    const red = (colour >> 16) - (candidate >> 16);
    const green = ((colour >> 8) & 0xff) - ((candidate >> 8) & 0xff);
    const blue = (colour & 0xff) - (candidate & 0xff);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

interface Indexed {
  readonly palette: readonly number[];
  /** Of each pixel, its place in the palette. */
  readonly indices: Uint8Array;
}

function indexed({ width, height, pixels }: Picture): Indexed {
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at += 1) {
    const from = at * 4;
    colours[at] =
      ((pixels[from] ?? 0) << 16) | ((pixels[from + 1] ?? 0) << 8) | (pixels[from + 2] ?? 0);
  }
  const palette = frequentColours(colours);
  const places = new Map(palette.map((colour, index) => [colour, index]));
  const indices = new Uint8Array(colours.length);
  for (const [at, colour] of colours.entries()) {
    let index = places.get(colour);
    if (index === undefined) {
      index = nearest(colour, palette);
      places.set(colour, index);
    }
    indices[at] = index;
  }
  return { palette, indices };
}

/** The picture in its 256 most frequent colours, as a baseline stores it. */
export function reduced(picture: Picture): Picture {
  const { palette, indices } = indexed(picture);
  const pixels = new Uint8Array(indices.length * 4);
  for (const [at, index] of indices.entries()) {
    const colour = palette[index] ?? 0;
    pixels.set([colour >> 16, (colour >> 8) & 0xff, colour & 0xff, 0xff], at * 4);
  }
  return { ...picture, pixels };
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** A small PNG of a screenshot (256 colours, PNG 1.2 section 4.1), with the screenshot's fingerprint as text inside it. */
export function encode(screenshot: Buffer): Buffer {
  const picture = decode(screenshot);
  const { width, height } = picture;
  const { palette, indices } = indexed(picture);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(
    palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]),
  );
  // Each row begins with its filter: none, which suits pictures of few colours best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const text = Buffer.from(`${fingerprintKey}\0${fingerprintOf(screenshot)}`, 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('tEXt', text),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The fingerprint inside a baseline. */
export function fingerprintIn(baseline: Buffer): string | null {
  const at = baseline.indexOf(`${fingerprintKey}\0`, 0, 'latin1');
  if (at === -1) return null;
  const start = at + fingerprintKey.length + 1;
  return baseline.toString('latin1', start, start + 32);
}
