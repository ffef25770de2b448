import { afterEach, expect, test, vi } from 'vitest';
import { readPrevious } from './previous-pictures.ts';

afterEach(() => vi.unstubAllGlobals());

const options = {
  origins: new Set(['https://portal.example', 'https://api.example']),
  name: 'Ảnh đã gửi',
  signal: new AbortController().signal,
};

/** Files are answered with this. @returns the addresses that were asked for */
function serve(answer: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(address.href);
    return answer();
  });
  return asked;
}

const jpeg = () => new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } });

test.each(['/files/1', 'https://api.example/files/1'])('%s is read as a file', async (link) => {
  serve(jpeg);
  const picture = await readPrevious(link, options);
  expect([picture?.name, picture?.type, picture?.size]).toEqual(['Ảnh đã gửi', 'image/jpeg', 4]);
});

test('a link to another place is never asked, and none at all neither', async () => {
  const asked = serve(jpeg);
  expect(await readPrevious('https://elsewhere.example/1.jpg', options)).toBeNull();
  expect(await readPrevious(null, options)).toBeNull();
  expect(asked).toEqual([]);
});

test.each([
  ['a link that has run out', () => new Response('{}', { status: 404 })],
  ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
  [
    'no connection',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s gives no picture', async (_, answer) => {
  serve(answer);
  expect(await readPrevious('/files/1', options)).toBeNull();
});
