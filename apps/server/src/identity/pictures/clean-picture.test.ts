import { describe, expect, it } from 'vitest';
import {
  exifSegment,
  makeJpeg,
  makePng,
  pngChunk,
  pngHeader,
  pngSignature,
} from '../../testing/test-pictures.ts';
import { cleanPicture } from '../identity-form.ts';

// @spec 5.33
it('knows a picture by its content', () => {
  expect(cleanPicture(makeJpeg())).toMatchObject({ contentType: 'image/jpeg' });
  expect(cleanPicture(makePng())).toMatchObject({ contentType: 'image/png' });
});

it.each([
  ['GIF', Buffer.from('GIF89a')],
  ['WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['HEIC', Buffer.from('\0\0\0\x18ftypheic')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PDF', Buffer.from('%PDF-1.7')],
  ['a JPEG behind something else', Buffer.concat([Buffer.from('<script>'), makeJpeg()])],
])('takes no %s', (_what, bytes) => {
  expect(cleanPicture(bytes)).toBe('unsupported');
});

it('refuses an empty file', () => {
  expect(cleanPicture(new Uint8Array())).toBe('empty');
});

describe('size', () => {
  it.each([
    ['a narrow JPEG', makeJpeg({ width: 199 }), 'too small'],
    ['a low PNG', makePng({ height: 199 }), 'too small'],
    // 65 000 × 65 000 pixels would be 17 GB.
    ['a JPEG that says it is huge', withSize(65_000), 'too large'],
    [
      'a PNG that says it is huge',
      Buffer.concat([
        pngSignature,
        pngHeader(30_000, 30_000, 6),
        pngChunk('IDAT', Buffer.alloc(64)),
        pngChunk('IEND'),
      ]),
      'too large',
    ],
  ])('refuses %s without unpacking it', (_what, bytes, fault) => {
    expect(cleanPicture(bytes)).toBe(fault);
  });

  it('takes the least', () => {
    expect(cleanPicture(makeJpeg({ width: 200, height: 200 }))).toMatchObject({ width: 200 });
    expect(cleanPicture(makePng({ width: 200, height: 200 }))).toMatchObject({ height: 200 });
  });
});

/** A small JPEG whose header claims this many pixels a side. */
function withSize(side: number): Buffer {
  const jpeg = makeJpeg();
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(side, frame + 5);
  jpeg.writeUInt16BE(side, frame + 7);
  return jpeg;
}

it('gives bytes in a separate buffer, whichever buffer they came in', () => {
  const photo = makeJpeg({ extra: [exifSegment(3, 'here')] });
  const around = Buffer.concat([Buffer.alloc(100, 1), photo, Buffer.alloc(100, 2)]);
  expect(cleanPicture(around.subarray(100, 100 + photo.length))).toEqual(cleanPicture(photo));
});
