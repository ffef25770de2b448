import { expect, test } from 'vitest';
import { checkPicture } from './usePictureChoice.ts';

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const gif = new TextEncoder().encode('GIF89a');

test.each([
  ['a JPEG with the wrong name and type', jpeg, 'giay-to.txt', 'text/plain', null],
  ['a PNG', png, 'giay-to.png', 'image/png', null],
  ['a GIF that says it is a JPEG', gif, 'giay-to.jpg', 'image/jpeg', 'not-a-picture'],
  ['HTML that says it is a PNG', '<!doctype html>', 'giay-to.png', 'image/png', 'not-a-picture'],
  ['the first two bytes of a JPEG', jpeg.slice(0, 2), 'giay-to.jpg', 'image/jpeg', 'not-a-picture'],
  ['nothing', '', 'giay-to.jpg', 'image/jpeg', 'not-a-picture'],
] as const)('%s: %#', async (_what, content, name, type, reason) => {
  const refusal = await checkPicture(new File([content], name, { type }), 100);
  expect(refusal?.reason ?? null).toBe(reason);
});

test('the limit itself is taken, one byte more is not', async () => {
  const picture = new File([jpeg, new Uint8Array(94)], 'a.jpg');
  expect(await checkPicture(picture, 100)).toBeNull();
  expect(await checkPicture(picture, 99)).toEqual({ reason: 'too-large', size: 100 });
});
