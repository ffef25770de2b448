import { expect, test } from 'vitest';
import { contentDisposition } from './file-answer.ts';

test.each([
  ['May-1.rdp', `attachment; filename="May-1.rdp"; filename*=UTF-8''May-1.rdp`],
  [
    'Đồ họa.rdp',
    `attachment; filename="Do hoa.rdp"; filename*=UTF-8''%C4%90%E1%BB%93%20h%E1%BB%8Da.rdp`,
  ],
  ["a'(b)*.rdp", `attachment; filename="a'(b)*.rdp"; filename*=UTF-8''a%27%28b%29%2A.rdp`],
  ['a"\\%/\r\nb', `attachment; filename="a______b"; filename*=UTF-8''a%22%5C%25%2F%0D%0Ab`],
  ['máy 🖥.rdp', `attachment; filename="may __.rdp"; filename*=UTF-8''m%C3%A1y%20%F0%9F%96%A5.rdp`],
])('%s', (name, header) => {
  expect(contentDisposition(name)).toBe(header);
});
