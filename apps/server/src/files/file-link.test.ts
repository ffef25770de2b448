import { expect, it } from 'vitest';
import { checkLink, signedPath } from './file-route.ts';

const key = new Uint8Array(32).fill(3);
const file = { fileId: 'a'.repeat(24), accountId: 'b'.repeat(24) };
const at = (time: string) => new Date(`2026-11-20T${time}Z`);

function check(path: string, now: Date, of = file, by = key) {
  return checkLink(by, of, new URLSearchParams(path.split('?')[1]), now);
}

it('is good for at least ten minutes, for one file of one account, under one secret', () => {
  const made = at('03:01:30.000');
  const path = signedPath(key, file, made);
  expect(path).toMatch(/^\/files\/a{24}\?expires=1795144500&signature=[\w-]{43}$/);
  expect(check(path, made)).toBe('good');
  expect(check(path, at('03:14:59.999'))).toBe('good');
  expect(check(path, at('03:15:00.000'))).toBe('expired');
  expect(check(path, made, { ...file, fileId: 'c'.repeat(24) })).toBe('wrong');
  expect(check(path, made, { ...file, accountId: 'c'.repeat(24) })).toBe('wrong');
  expect(check(path, made, file, new Uint8Array(32))).toBe('wrong');
});

it('is the same for answers soon after each other, so that pictures are not fetched again', () => {
  expect(signedPath(key, file, at('03:01:30.000'))).toBe(signedPath(key, file, at('03:04:59.000')));
  expect(signedPath(key, file, at('03:05:00.000'))).not.toBe(
    signedPath(key, file, at('03:05:00.001')),
  );
});
