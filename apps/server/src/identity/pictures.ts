/**
 * What customers send as pictures, decoded and written anew by libvips: nothing that a file held beside its pixels (place,
 * device, thumbnails of what was cut away, data after the end) is kept.
 */
import sharp from 'sharp';

// JPEG and PNG are all that is taken; no other decoder may see what strangers send.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng'] });

/** A picture without its metadata, upright. */
export interface CleanPicture {
  readonly contentType: 'image/jpeg' | 'image/png';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

/** Why a picture cannot be taken. `unsupported`: it is no JPEG and no PNG. `damaged`: it is one, but not whole. */
export type PictureFault = 'empty' | 'unsupported' | 'damaged' | 'too small' | 'too large';

/** Fewest pixels of each side: below it nothing on a card can be read. */
export const leastSide = 200;
/** Most pixels in all: the largest cameras of phones in their usual mode have 50 million. */
export const mostPixels = 50_000_000;

/** How a file of each type begins: neither its name nor its declared type is believed. */
const beginnings = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

function isType(type: keyof typeof beginnings, bytes: Uint8Array): boolean {
  const beginning = beginnings[type];
  return beginning.equals(bytes.subarray(0, beginning.length));
}

/** How long one step of decoding may take. Threads of libvips cannot be ended from outside. */
const mostSeconds = 10;

/** Width and height that the header claims, before any pixel is unpacked; null where it cannot be read. */
async function claimedSize(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

/** What a look at the first bytes refuses; null for what has to be decoded. */
export function refusedAtSight(bytes: Uint8Array): PictureFault | null {
  if (bytes.length === 0) return 'empty';
  return isType('image/jpeg', bytes) || isType('image/png', bytes) ? null : 'unsupported';
}

/** Judges and cleans a picture of an identity card. */
export async function cleanPicture(bytes: Uint8Array): Promise<CleanPicture | PictureFault> {
  const refused = refusedAtSight(bytes);
  if (refused !== null) return refused;
  const isJpeg = isType('image/jpeg', bytes);
  const size = await claimedSize(bytes);
  if (size === null) return 'damaged';
  if (size.width < leastSide || size.height < leastSide) return 'too small';
  if (size.width * size.height > mostPixels) return 'too large';
  // By default colours become sRGB, and no metadata is written. Cameras write files that decoders only warn of.
  const upright = sharp(bytes, { failOn: 'error' }).timeout({ seconds: mostSeconds }).autoOrient();
  try {
    const { data, info } = await (isJpeg ? upright.jpeg({ quality: 90 }) : upright.png()).toBuffer({
      resolveWithObject: true,
    });
    const contentType = isJpeg ? 'image/jpeg' : 'image/png';
    return { contentType, width: info.width, height: info.height, content: data };
  } catch {
    return 'damaged';
  }
}

/** Most pixels of a signature: a canvas of a wide screen at twice its resolution has about two million. */
const mostSignaturePixels = 4_000_000;
/** Most characters of its data URL: strokes on a canvas of that size take a tenth of it. */
const mostSignatureLength = 500_000;
/** A data URL of a PNG; the base64 of its first six bytes is always the same. */
const signatureBeginning = 'data:image/png;base64,iVBORw0K';
/** How dark a pixel has to be to count as ink: 0 black, 255 white. */
const inkBelow = 200;

/** A signature that can be printed: a grey PNG, black on white. */
export interface Signature {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly content: Uint8Array;
}

/** What is kept of an identity form. */
export interface SubmittedPictures {
  readonly frontCard: CleanPicture;
  readonly backCard: CleanPicture;
  readonly portrait: CleanPicture;
  readonly signature: Signature;
}

/** Why a signature cannot be taken: `unreadable` is no PNG, `blank` has no stroke. */
export type SignatureFault = 'unreadable' | 'too large' | 'blank';

/** What needs no decoding to be refused; null for everything else. */
export function signatureRefusedAtSight(dataUrl: string): SignatureFault | null {
  if (dataUrl.length > mostSignatureLength) return 'too large';
  return dataUrl.startsWith(signatureBeginning) ? null : 'unreadable';
}

/** Reads a signature from the data URL that a canvas made. */
export async function readSignature(dataUrl: string): Promise<Signature | SignatureFault> {
  const refused = signatureRefusedAtSight(dataUrl);
  if (refused !== null) return refused;
  const [, encoded] = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl) ?? [];
  const bytes = Buffer.from(encoded ?? '', 'base64');
  const size = isType('image/png', bytes) ? await claimedSize(bytes) : null;
  if (size === null) return 'unreadable';
  if (size.width * size.height > mostSignaturePixels) return 'too large';
  const drawn = sharp(bytes, { failOn: 'error' }).timeout({ seconds: mostSeconds });
  try {
    // On a transparent ground what counts is where there is ink, not its colour: a dark theme signs in white. On an opaque
    // one it is how dark it is.
    const { isOpaque } = await drawn.stats();
    const grey = isOpaque
      ? drawn.removeAlpha().toColourspace('b-w')
      : drawn.extractChannel('alpha').negate();
    const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
    if (!data.some((pixel) => pixel < inkBelow)) return 'blank';
    const { width, height } = info;
    const content = await sharp(data, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .png({ compressionLevel: 9 })
      .toBuffer();
    return { width, height, content };
  } catch {
    return 'unreadable';
  }
}
