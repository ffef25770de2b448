/** The handwritten signature: a canvas sends it as a PNG data URL; it is kept and printed as black on white. */
import { readPng } from './pictures/png.ts';
import { type Raster, readRaster, writeGrey } from './pictures/png-raster.ts';

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
