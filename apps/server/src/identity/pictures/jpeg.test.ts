import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyParameters } from '../../testing/property-runs.ts';
import { exifSegment, jpegSegment, makeJpeg } from '../../testing/test-pictures.ts';
import { cleanJpeg, isExif, readOrientation } from './jpeg.ts';

/** The GPS position of a phone. */
const place = 'GPS 10.762622N 106.660172E';

function cleaned(bytes: Buffer): Buffer {
  const result = cleanJpeg(bytes);
  if (result === null || typeof result === 'string') throw new Error(`not cleaned: ${result}`);
  return Buffer.from(result.content);
}

/** The markers of a JPEG with their data, up to its first scan. */
function segmentsOf(bytes: Buffer): readonly { marker: number; data: Buffer }[] {
  const segments = [];
  for (let at = 2; at < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    segments.push({ marker, data: bytes.subarray(at + 4, end) });
    if (marker === 0xda) return segments;
    at = end;
  }
  return segments;
}

/** The picture itself: everything from the first quantization table on. */
function pictureOf(bytes: Buffer): Buffer {
  return bytes.subarray(bytes.indexOf(Buffer.from([0xff, 0xdb])));
}

it('removes the location of a photo, and changes nothing of the picture', () => {
  const photo = makeJpeg({ extra: [exifSegment(1, place)] });
  expect(photo.includes(place)).toBe(true);
  const kept = cleaned(photo);
  expect(kept.includes(place)).toBe(false);
  expect(kept.includes('Exif')).toBe(false);
  expect(kept).toEqual(makeJpeg());
  expect(cleanJpeg(photo)).toMatchObject({ contentType: 'image/jpeg', width: 320, height: 200 });
});

describe.each(['II', 'MM'] as const)('a photo that has to be turned (%s)', (order) => {
  it.each([2, 3, 4, 5, 6, 7, 8])(
    'keeps its orientation %i and nothing beside it',
    (orientation) => {
      const kept = cleaned(makeJpeg({ extra: [exifSegment(orientation, place, order)] }));
      expect(kept.includes(place)).toBe(false);
      const [first] = segmentsOf(kept);
      expect(first?.marker).toBe(0xe1);
      expect(first?.data).toHaveLength(32);
      expect(isExif(first?.data ?? Buffer.alloc(0))).toBe(true);
      expect(readOrientation(first?.data ?? Buffer.alloc(0))).toBe(orientation);
      expect(pictureOf(kept)).toEqual(pictureOf(makeJpeg()));
    },
  );
});

it.each([0, 9, 300])('takes an orientation that does not exist (%i) for upright', (orientation) => {
  expect(cleaned(makeJpeg({ extra: [exifSegment(orientation, place)] }))).toEqual(makeJpeg());
});

it('drops what applications have added, and keeps what colours and density need', () => {
  const jfif = Buffer.from('JFIF\0\x01\x02\x01\0\x48\0\x48\x02\x02', 'latin1');
  const thumbnail = Buffer.from('a face!!!!!!');
  const profile = Buffer.from('ICC_PROFILE\0\x01\x01 profile', 'latin1');
  const adobe = Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1');
  const kept = cleaned(
    makeJpeg({
      extra: [
        jpegSegment(0xe0, Buffer.concat([jfif, thumbnail])),
        jpegSegment(0xe0, Buffer.from('JFXX\0\x10 another face', 'latin1')),
        jpegSegment(
          0xe1,
          Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Quận 7</x:xmpmeta>'),
        ),
        exifSegment(6, place),
        jpegSegment(0xe2, profile),
        jpegSegment(0xe2, Buffer.from('MPF\0 second picture')),
        jpegSegment(0xed, Buffer.from('Photoshop 3.0\0 caption')),
        jpegSegment(0xee, adobe),
        jpegSegment(0xef, Buffer.from('whatever')),
        jpegSegment(0xfe, Buffer.from('comment of Mai An')),
      ],
      after: makeJpeg({ extra: [exifSegment(1, place)] }),
    }),
  );
  const withoutThumbnail = Buffer.concat([jfif.subarray(0, 12), Buffer.from([0, 0])]);
  expect(segmentsOf(kept).map(({ marker }) => marker.toString(16))).toEqual([
    'e0',
    'e1',
    'e2',
    'ee',
    'db',
    'c0',
    'c4',
    'c4',
    'da',
  ]);
  expect(segmentsOf(kept)[0]?.data).toEqual(withoutThumbnail);
  expect(segmentsOf(kept)[2]?.data).toEqual(profile);
  expect(segmentsOf(kept)[3]?.data).toEqual(adobe);
  for (const gone of ['face', 'xmpmeta', 'MPF', 'Photoshop', 'whatever', 'Mai An', place]) {
    expect(kept.includes(gone) ? gone : null).toBeNull();
  }
  expect(kept.lastIndexOf(Buffer.from([0xff, 0xd8]))).toBe(0);
});

it('copies scans with stuffed bytes, restarts and further tables between them', () => {
  const plain = makeJpeg();
  const end = plain.subarray(-2);
  const secondScan = Buffer.concat([
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    jpegSegment(0xc4, Buffer.from([0x00, 1, ...Array<number>(15).fill(0), 0])),
    jpegSegment(0xfe, Buffer.from('between the scans')),
    // Fill bytes before a marker.
    Buffer.from([0xff, 0xff]),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x78, 0xff, 0x00]),
  ]);
  const kept = cleaned(Buffer.concat([plain.subarray(0, -2), secondScan, end]));
  expect(kept.includes('between the scans')).toBe(false);
  expect(kept.includes(Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xc4]))).toBe(
    true,
  );
  expect(kept.subarray(-5)).toEqual(Buffer.from([0x78, 0xff, 0x00, 0xff, 0xd9]));
});

describe('what is no whole JPEG', () => {
  it('is damaged when it ends early at any byte', () => {
    const photo = makeJpeg({ extra: [exifSegment(6, place)] });
    for (let length = 3; length < photo.length; length += 1) {
      expect([length, cleanJpeg(photo.subarray(0, length))]).toEqual([length, 'damaged']);
    }
  });

  it.each([
    ['no picture', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    [
      'two frames',
      makeJpeg({ extra: [jpegSegment(0xc0, Buffer.from([8, 0, 9, 0, 9, 1, 1, 0x11, 0]))] }),
    ],
    ['a height that comes later', makeJpeg({ height: 0 })],
    ['an unknown marker', makeJpeg({ extra: [jpegSegment(0xf0, Buffer.from('x'))] })],
    [
      'ten thousand segments of nothing',
      makeJpeg({ extra: Array.from({ length: 10_000 }, () => jpegSegment(0xfe, Buffer.alloc(0))) }),
    ],
    ['a length of nothing', makeJpeg({ extra: [Buffer.from([0xff, 0xe1, 0, 1])] })],
  ])('is damaged: %s', (_what, bytes) => {
    expect(cleanJpeg(bytes)).toBe('damaged');
  });

  it('is none of ours when it does not begin like one', () => {
    expect(cleanJpeg(Buffer.from('\xff\xd8', 'latin1'))).toBeNull();
    expect(cleanJpeg(Buffer.from('GIF89a'))).toBeNull();
  });
});

it('never throws, and gives only what is clean, after any change', () => {
  const photo = makeJpeg({ width: 64, height: 64, extra: [exifSegment(6, place, 'II')] });
  const changes = fc.array(fc.tuple(fc.nat(photo.length - 1), fc.nat(255)), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(changes, (bytes) => {
      const changed = Buffer.from(photo);
      for (const [at, value] of bytes) changed[at] = value;
      const result = cleanJpeg(changed);
      if (result === null || typeof result === 'string') return;
      // What is accepted is already clean: cleaning it again changes nothing.
      expect(cleanJpeg(Buffer.from(result.content))).toEqual(result);
    }),
    propertyParameters({ quick: 500, thorough: 5000 }),
  );
});
