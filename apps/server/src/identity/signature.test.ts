import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  dataUrl,
  makePng,
  makeSignaturePng,
  pngChunk,
  pngHeader,
  pngSignature,
} from '../testing/test-pictures.ts';
import { readPng } from './pictures/png.ts';
import { readRaster, readSignature, type Signature } from './signature.ts';

function read(png: Buffer): Signature {
  const signature = readSignature(dataUrl(png));
  if (typeof signature === 'string') throw new Error(signature);
  return signature;
}

/** The grey values of the stored picture. */
function greyOf(signature: Signature): Buffer {
  const png = readPng(Buffer.from(signature.content));
  if (png === null || png === 'damaged') throw new Error('what was kept is no PNG');
  expect(png.chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
  const raster = readRaster(png.header, png.chunks);
  if (raster === null) throw new Error('what was kept cannot be read');
  expect(raster).toMatchObject({ width: signature.width, height: signature.height, channels: 1 });
  return raster.pixels;
}

/** A stroke along the diagonal. */
const ink = (x: number, y: number) => x === y;
const diagonal = Buffer.from(Array.from({ length: 64 }, (_, at) => (at % 9 === 0 ? 0 : 255)));
const small = { width: 8, height: 8, ink } as const;

it.each([0, 1, 2] as const)(
  'is stored as black strokes on white, with any filter: %i',
  (filter) => {
    expect(greyOf(read(makeSignaturePng({ ...small, filter })))).toEqual(diagonal);
  },
);

it('undoes every filter that PNG has', () => {
  // One row each: none, left, up, average, Paeth. All of them encode 10, 20, 30, 40.
  const rows = [
    [0, 10, 20, 30, 40],
    [1, 10, 10, 10, 10],
    [2, 0, 0, 0, 0],
    [3, 5, 5, 5, 5],
    [4, 0, 0, 0, 0],
  ];
  // Average of left (0) and up (10) is 5, of 10 and 20 is 15, of 20 and 30 is 25, of 30 and 40 is 35.
  const png = Buffer.concat([
    pngSignature,
    pngHeader(4, 5, 0),
    pngChunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    pngChunk('IEND'),
  ]);
  const found = readPng(png);
  if (found === null || found === 'damaged') throw new Error('no PNG');
  expect([...(readRaster(found.header, found.chunks)?.pixels ?? [])]).toEqual(
    Array.from({ length: 5 }, () => [10, 20, 30, 40]).flat(),
  );
});

it('is black on white from a dark theme too, and from a canvas with a ground', () => {
  const white = makeSignaturePng({ ...small, pen: [255, 255, 255, 255] });
  expect(greyOf(read(white))).toEqual(diagonal);
  const opaque = { pen: [0, 0, 0, 255], ground: [255, 255, 255, 255] } as const;
  expect(greyOf(read(makeSignaturePng({ ...small, ...opaque })))).toEqual(diagonal);
});

it('keeps only the pixels of the file', () => {
  const png = makeSignaturePng(small);
  const at = png.indexOf('IDAT') - 4;
  const told = Buffer.concat([
    png.subarray(0, at),
    pngChunk('tEXt', Buffer.from('Author\0Mai An')),
    png.subarray(at),
    Buffer.from('behind the end'),
  ]);
  expect(read(told)).toEqual(read(png));
});

/** A grey PNG with these bytes as its pixels. */
function unpacks(rows: Buffer, width = 8, height = 8): string {
  return dataUrl(
    Buffer.concat([
      pngSignature,
      pngHeader(width, height, 0),
      pngChunk('IDAT', rows),
      pngChunk('IEND'),
    ]),
  );
}

describe('what is no signature', () => {
  it.each([
    ['another kind of picture', dataUrl(Buffer.from('GIF89a')), 'unreadable'],
    ['another kind of address', 'data:image/svg+xml;base64,PHN2Zy8+', 'unreadable'],
    ['no address', 'iVBORw0KGgo=', 'unreadable'],
    ['one that breaks off', dataUrl(makeSignaturePng().subarray(0, 60)), 'unreadable'],
    ['pixels that cannot be unpacked', unpacks(Buffer.from('no zlib')), 'unreadable'],
    ['fewer pixels than it says', unpacks(deflateSync(Buffer.alloc(10))), 'unreadable'],
    ['more pixels than it says', unpacks(deflateSync(Buffer.alloc(10_000_000))), 'unreadable'],
    ['a filter that does not exist', unpacks(deflateSync(Buffer.alloc(72, 9))), 'unreadable'],
    [
      'one that says it is huge',
      unpacks(deflateSync(Buffer.alloc(9)), 20_000, 20_000),
      'too large',
    ],
    ['an empty canvas', dataUrl(makeSignaturePng({ ink: () => false })), 'blank'],
    [
      'a white sheet',
      dataUrl(makeSignaturePng({ ink: () => false, ground: [255, 255, 255, 255] })),
      'blank',
    ],
  ])('is refused: %s', (_what, address, fault) => {
    expect(readSignature(address)).toBe(fault);
  });

  it('may be grey without alpha', () => {
    expect(readSignature(dataUrl(makePng({ width: 8, height: 8 })))).toMatchObject({ width: 8 });
  });
});
