import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { propertyParameters } from '../testing/property-runs.ts';
import {
  dataUrl,
  exifSegment,
  jpegSegment,
  makeJpeg,
  makePng,
  makeSignaturePng,
  pngChunk,
  pngHeader,
  pngSignature,
} from '../testing/test-pictures.ts';
import {
  type CleanPicture,
  cleanPicture,
  type PictureFault,
  readSignature,
  type Signature,
} from './pictures.ts';

/** The GPS position of a phone. */
const place = 'GPS 10.762622N 106.660172E';
const text = (type: string) => pngChunk(type, Buffer.from('Location\0Quận 7'));

async function cleaned(bytes: Buffer): Promise<CleanPicture> {
  const result = await cleanPicture(bytes);
  if (typeof result === 'string') throw new Error(`not cleaned: ${result}`);
  return result;
}

/** A PNG of these chunks. */
function png(...chunks: Buffer[]): Buffer {
  return Buffer.concat([pngSignature, ...chunks]);
}

describe('a picture', () => {
  // @spec 5.33
  it('is known by its content', async () => {
    expect(await cleanPicture(makeJpeg())).toMatchObject({ contentType: 'image/jpeg' });
    expect(await cleanPicture(makePng())).toMatchObject({ contentType: 'image/png' });
  });

  it.each<[string, Buffer]>([
    ['GIF', Buffer.from('GIF89a')],
    ['WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['JPEG behind something else', Buffer.concat([Buffer.from('<script>'), makeJpeg()])],
    ['JPEG without its third byte', Buffer.from('\xff\xd8', 'latin1')],
  ])('is not a %s', async (_what, bytes) => {
    expect(await cleanPicture(bytes)).toBe('unsupported');
  });

  it('is not an empty file', async () => {
    expect(await cleanPicture(new Uint8Array())).toBe('empty');
  });

  it.each<[string, Buffer]>([
    [
      'a JPEG',
      makeJpeg({
        extra: [
          exifSegment(1, place),
          jpegSegment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${place}`)),
          jpegSegment(0xed, Buffer.from(`Photoshop 3.0\0 ${place}`)),
          jpegSegment(0xfe, Buffer.from(place)),
        ],
        after: makeJpeg({ extra: [exifSegment(1, place)] }),
      }),
    ],
    [
      'a PNG',
      makePng({
        extra: [pngChunk('tEXt', Buffer.from(`Location\0${place}`)), text('zTXt'), text('iTXt')],
        late: [pngChunk('eXIf', Buffer.from(`MM\0* ${place}`))],
        after: Buffer.from(place),
      }),
    ],
  ])('loses its place and what else is not a pixel: %s', async (_what, bytes) => {
    expect(bytes.includes(place)).toBe(true);
    const { content, ...size } = await cleaned(bytes);
    expect(size).toMatchObject({ width: 320, height: 200 });
    for (const gone of ['GPS', 'Exif', 'eXIf', 'xmpmeta', 'Photoshop', 'Location']) {
      expect(Buffer.from(content).includes(gone) ? gone : null).toBeNull();
    }
    const { exif, xmp, comments } = await sharp(content).metadata();
    expect({ exif, xmp, comments }).toEqual({});
  });

  it.each([
    [1, 'II', 320, 200],
    [3, 'MM', 320, 200],
    [6, 'MM', 200, 320],
    [8, 'II', 200, 320],
    [300, 'MM', 320, 200],
  ] as const)('of orientation %i (%s) is stored upright', async (orientation, order, ...size) => {
    const stored = await cleaned(makeJpeg({ extra: [exifSegment(orientation, place, order)] }));
    expect([stored.width, stored.height]).toEqual(size);
    expect((await sharp(stored.content).metadata()).orientation).toBeUndefined();
  });

  it.each(['jpeg', 'png'] as const)(
    'of a wider gamut is stored in sRGB, without its profile: %s',
    async (format) => {
      const background = { r: 210, g: 80, b: 50 };
      const drawn = sharp({ create: { width: 240, height: 240, channels: 3, background } });
      const plain = await drawn.toFormat(format, { quality: 100 }).toBuffer();
      const tagged = withProfile(format, plain, await displayP3());
      expect((await sharp(tagged).metadata()).icc).toBeDefined();
      const { content } = await cleaned(tagged);
      expect((await sharp(content).metadata()).icc).toBeUndefined();
      for (const name of ['ICC_PROFILE', 'iCCP']) {
        expect(Buffer.from(content).includes(name)).toBe(false);
      }
      // What Display P3 calls (210, 80, 50) is a stronger red in sRGB.
      const [red = 0, green = 0, blue = 0] = await sharp(content).raw().toBuffer();
      expect(Math.hypot(red - 227, green - 67, blue - 35)).toBeLessThan(8);
    },
  );

  it('loses a profile that is none', async () => {
    const profile = Buffer.from(place.repeat(20));
    const { content } = await cleaned(withProfile('jpeg', makeJpeg(), profile));
    expect(Buffer.from(content).includes('GPS')).toBe(false);
  });

  it('looks as it did', async () => {
    const colours = Buffer.from(
      Array.from({ length: 240 * 240 * 3 }, (_, at) => (at % 3) * 60 + (at % 720) / 6),
    );
    const drawn = sharp(colours, { raw: { width: 240, height: 240, channels: 3 } });
    const lossless = await cleaned(await drawn.png().toBuffer());
    expect((await sharp(lossless.content).raw().toBuffer()).equals(colours)).toBe(true);
    const photo = await cleaned(await drawn.jpeg({ quality: 100 }).toBuffer());
    const kept = await sharp(photo.content).raw().toBuffer();
    // What a second JPEG costs cannot be seen.
    expect(kept.every((value, at) => Math.abs(value - (colours[at] ?? 0)) < 24)).toBe(true);
  });

  it.each<[string, Buffer, PictureFault]>([
    ['a narrow JPEG', makeJpeg({ width: 199 }), 'too small'],
    ['a low PNG', makePng({ height: 199 }), 'too small'],
    // 65 000 × 65 000 pixels would be 17 GB.
    ['a JPEG that says it is huge', withSize(65_000), 'too large'],
    [
      'a PNG that says it is huge',
      png(pngHeader(30_000, 30_000, 6), pngChunk('IDAT', Buffer.alloc(64)), pngChunk('IEND')),
      'too large',
    ],
  ])('has a size that can be looked at, not that of %s', async (_what, bytes, fault) => {
    expect(await cleanPicture(bytes)).toBe(fault);
  });

  it('may have bytes between its parts that decoders warn of, as some cameras write them', async () => {
    const photo = makeJpeg();
    const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
    const odd = Buffer.concat([photo.subarray(0, scan), Buffer.alloc(2), photo.subarray(scan)]);
    expect(await cleanPicture(odd)).toMatchObject({ contentType: 'image/jpeg', width: 320 });
  });

  it('may have the least size', async () => {
    expect(await cleanPicture(makeJpeg({ width: 200, height: 200 }))).toMatchObject({ width: 200 });
  });

  const pixels = pngChunk('IDAT', Buffer.alloc(10));
  it.each<[string, Buffer]>([
    ['a JPEG that ends in its header', makeJpeg().subarray(0, 90)],
    ['a JPEG that ends in its pixels', makeJpeg().subarray(0, -60)],
    ['a JPEG without a picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a JPEG without a height', makeJpeg({ height: 0 })],
    ['a PNG that ends in its pixels', makePng().subarray(0, -20)],
    ['a PNG without a header', png(pixels, pngChunk('IEND'))],
    ['a PNG whose pixels cannot be unpacked', png(pngHeader(240, 240, 0), pixels)],
    ['a colour type that does not exist', png(pngHeader(240, 240, 5), pixels)],
  ])('is damaged: %s', async (_what, bytes) => {
    expect(await cleanPicture(bytes)).toBe('damaged');
  });

  it('is clean or refused after any change of its bytes', async () => {
    const photo = makeJpeg({ extra: [exifSegment(6, place, 'II')] });
    const shot = makePng({ extra: [pngChunk('tEXt', Buffer.from(place))] });
    const change = fc.tuple(fc.nat(), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(photo, shot),
        fc.array(change, { minLength: 1, maxLength: 6 }),
        async (picture, bytes) => {
          const changed = Buffer.from(picture);
          for (const [at, value] of bytes) changed[at % changed.length] = value;
          const result = await cleanPicture(changed);
          if (typeof result === 'string') return;
          expect(Buffer.from(result.content).includes('GPS')).toBe(false);
        },
      ),
      propertyParameters({ quick: 100, thorough: 1000 }),
    );
  });
});

/** The colour profile of recent phones. */
async function displayP3(): Promise<Buffer> {
  const any = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } });
  const { icc } = await sharp(await any.withIccProfile('p3').png().toBuffer()).metadata();
  if (icc === undefined) throw new Error('no profile');
  return icc;
}

/** A picture that says its pixels are to be read by this profile. */
function withProfile(format: 'jpeg' | 'png', plain: Buffer, profile: Buffer): Buffer {
  const jpegHead = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const [at, part] =
    format === 'jpeg'
      ? [2, jpegSegment(0xe2, Buffer.concat([jpegHead, profile]))]
      : [33, pngChunk('iCCP', Buffer.concat([Buffer.from('P3\0\0'), deflateSync(profile)]))];
  return Buffer.concat([plain.subarray(0, at), part, plain.subarray(at)]);
}

/** A small JPEG whose header claims this many pixels a side. */
function withSize(side: number): Buffer {
  const jpeg = makeJpeg();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(side, frame + 5);
  jpeg.writeUInt16BE(side, frame + 7);
  return jpeg;
}

async function read(bytes: Buffer): Promise<Signature> {
  const signature = await readSignature(dataUrl(bytes));
  if (typeof signature === 'string') throw new Error(signature);
  return signature;
}

/** The grey values of the stored picture. */
async function greyOf(signature: Signature): Promise<Buffer> {
  const stored = sharp(signature.content);
  expect(await stored.metadata()).toMatchObject({ format: 'png', channels: 1 });
  return stored.extractChannel(0).raw().toBuffer();
}

/** A stroke along the diagonal. */
const ink = (x: number, y: number) => x === y;

describe('a signature', () => {
  const diagonal = Buffer.from(Array.from({ length: 64 }, (_, at) => (at % 9 === 0 ? 0 : 255)));
  const small = { width: 8, height: 8, ink } as const;

  it('is stored as black strokes on white', async () => {
    expect(await greyOf(await read(makeSignaturePng(small)))).toEqual(diagonal);
  });

  it('is black on white from a dark theme too, and from a canvas with a ground', async () => {
    const white = makeSignaturePng({ ...small, pen: [255, 255, 255, 255] });
    expect(await greyOf(await read(white))).toEqual(diagonal);
    const opaque = { pen: [0, 0, 0, 255], ground: [255, 255, 255, 255] } as const;
    expect(await greyOf(await read(makeSignaturePng({ ...small, ...opaque })))).toEqual(diagonal);
  });

  it('keeps only the pixels of the file', async () => {
    const plain = makeSignaturePng(small);
    const at = plain.indexOf('IDAT') - 4;
    const told = [plain.subarray(0, at), text('tEXt'), plain.subarray(at), Buffer.from('behind')];
    expect(await read(Buffer.concat(told))).toEqual(await read(plain));
  });

  it('may be grey without alpha', async () => {
    expect(await readSignature(dataUrl(makePng({ width: 8, height: 8 })))).toMatchObject({
      width: 8,
    });
  });

  it.each([
    ['another kind of picture', dataUrl(Buffer.from('GIF89a')), 'unreadable'],
    ['a JPEG', dataUrl(makeJpeg()), 'unreadable'],
    ['another kind of address', 'data:image/svg+xml;base64,PHN2Zy8+', 'unreadable'],
    ['no address', 'iVBORw0KGgo=', 'unreadable'],
    ['one that breaks off', dataUrl(makeSignaturePng().subarray(0, 60)), 'unreadable'],
    [
      'one that says it is huge',
      dataUrl(png(pngHeader(20_000, 20_000, 0), pngChunk('IDAT', Buffer.alloc(9)))),
      'too large',
    ],
    [
      'a file of a size that no stroke has',
      `${dataUrl(makeSignaturePng())}${'A'.repeat(500_000)}`,
      'too large',
    ],
    ['an empty canvas', dataUrl(makeSignaturePng({ ink: () => false })), 'blank'],
    [
      'a white sheet',
      dataUrl(makeSignaturePng({ ink: () => false, ground: [255, 255, 255, 255] })),
      'blank',
    ],
  ])('is not %s', async (_what, address, fault) => {
    expect(await readSignature(address)).toBe(fault);
  });
});
