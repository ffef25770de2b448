import { expect, test } from 'vitest';
import { pictureFieldWords as words } from '../words/vietnamese/files.ts';
import { pictureRefusal } from './picture-checks.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const gif = new TextEncoder().encode('GIF89a');

test.each([
  ['a JPEG with the wrong name and type', jpeg, 'giay-to.txt', 'text/plain', null],
  ['a PNG', png, 'giay-to.png', 'image/png', null],
  ['a GIF that says it is a JPEG', gif, 'giay-to.jpg', 'image/jpeg', words.notAPicture],
  ['HTML that says it is a PNG', '<!doctype html>', 'giay-to.png', 'image/png', words.notAPicture],
  [
    'the first two bytes of a JPEG',
    jpeg.slice(0, 2),
    'giay-to.jpg',
    'image/jpeg',
    words.notAPicture,
  ],
  ['nothing', '', 'giay-to.jpg', 'image/jpeg', words.notAPicture],
] as const)('%s: %#', async (_what, content, name, type, reason) => {
  expect(await pictureRefusal(new File([content], name, { type }), 100, words)).toBe(reason);
});

test('the limit itself is taken, one byte more is not', async () => {
  const picture = new File([jpeg, new Uint8Array(94)], 'a.jpg');
  expect(await pictureRefusal(picture, 100, words)).toBeNull();
  expect(await pictureRefusal(picture, 99, words)).toMatch('Ảnh nặng');
});
