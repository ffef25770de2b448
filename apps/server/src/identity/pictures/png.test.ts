import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyParameters } from '../../testing/property-runs.ts';
import { makePng, pngChunk, pngHeader, pngSignature } from '../../testing/test-pictures.ts';
import { cleanPng } from './png.ts';

function cleaned(bytes: Buffer): Buffer {
  const result = cleanPng(bytes);
  if (result === null || typeof result === 'string') throw new Error(`not cleaned: ${result}`);
  return Buffer.from(result.content);
}

const text = (type: string) => pngChunk(type, Buffer.from('Location\0Quận 7'));

it('removes text, time and Exif, and changes nothing of the picture', () => {
  const shot = makePng({
    extra: [text('tEXt'), text('zTXt'), text('iTXt'), pngChunk('tIME', Buffer.alloc(7))],
    late: [pngChunk('eXIf', Buffer.from('MM\0* GPS')), text('tEXt')],
    after: Buffer.from('another file behind the end'),
  });
  expect(shot.includes('Quận 7')).toBe(true);
  expect(cleaned(shot)).toEqual(makePng());
  expect(cleanPng(shot)).toMatchObject({ contentType: 'image/png', width: 320, height: 200 });
});

it('keeps what says how the pixels look, and drops frames of an animation', () => {
  const look = [
    pngChunk('gAMA', Buffer.alloc(4, 1)),
    pngChunk('sRGB', Buffer.alloc(1)),
    pngChunk('pHYs', Buffer.alloc(9, 1)),
  ];
  const animation = [pngChunk('acTL', Buffer.alloc(8)), pngChunk('fcTL', Buffer.alloc(26))];
  const kept = cleaned(
    makePng({ extra: [...look, ...animation], late: [pngChunk('fdAT', Buffer.alloc(9))] }),
  );
  expect(kept).toEqual(makePng({ extra: look }));
});

/** A PNG of these chunks. */
function png(...chunks: Buffer[]): Buffer {
  return Buffer.concat([pngSignature, ...chunks]);
}

describe('what is no whole PNG', () => {
  it('is damaged when it ends early at any byte', () => {
    const shot = makePng({ extra: [text('tEXt')] });
    for (let length = 8; length < shot.length; length += 1) {
      expect([length, cleanPng(shot.subarray(0, length))]).toEqual([length, 'damaged']);
    }
  });

  it('is damaged when any byte of a chunk was changed', () => {
    const whole = makePng();
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: whole.length - 1 }),
        fc.integer({ min: 1, max: 255 }),
        (at, by) => {
          const changed = Buffer.from(whole);
          changed[at] = ((changed[at] ?? 0) + by) & 0xff;
          expect(cleanPng(changed)).toBe('damaged');
        },
      ),
      propertyParameters({ quick: 100, thorough: 1000 }),
    );
  });

  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(10)));
  const end = pngChunk('IEND');
  it.each([
    ['no header', png(pixels, end)],
    ['no pixels', png(pngHeader(9, 9, 0), end)],
    ['two headers', png(pngHeader(9, 9, 0), pngHeader(9, 9, 0), pixels, end)],
    ['pixels in two places', png(pngHeader(9, 9, 0), pixels, pngChunk('tEXt'), pixels, end)],
    ['no palette', png(pngHeader(9, 9, 3), pixels, end)],
    [
      'a palette behind the pixels',
      png(pngHeader(9, 9, 3), pixels, pngChunk('PLTE', Buffer.alloc(3)), end),
    ],
    [
      'a hundred thousand chunks of nothing',
      makePng({ extra: Array.from({ length: 100_000 }, () => pngChunk('tEXt')) }),
    ],
    ['a width of nothing', png(pngHeader(0, 9, 0), pixels, end)],
    ['a colour type that does not exist', png(pngHeader(9, 9, 5), pixels, end)],
    ['an unknown critical chunk', png(pngHeader(9, 9, 0), pngChunk('EVIL'), pixels, end)],
    [
      'an end that is not empty',
      png(pngHeader(9, 9, 0), pixels, pngChunk('IEND', Buffer.from('x'))),
    ],
  ])('is damaged: %s', (_what, bytes) => {
    expect(cleanPng(bytes)).toBe('damaged');
  });

  it('is none of ours when it does not begin like one', () => {
    expect(cleanPng(Buffer.from('\x89PNG\n', 'latin1'))).toBeNull();
  });
});
