import { expect, test } from 'vitest';
import { answeringOf } from './answering.ts';

const origin = 'https://tram.example';
const files = new Set(['/assets/main-abc.js', '/favicon.svg']);
const ask = (path: string, mode = 'navigate', method = 'GET') =>
  answeringOf({ method, mode, url: new URL(path, origin).href }, origin, files);

test.each(['/', '/clouds?page=2', '/order-management', '/api', '/nowhere', '/home'])(
  'a visit of %s is a page',
  (path) => expect(ask(path)).toBe('page'),
);

test('a cached file is answered from the cache, for any request', () => {
  expect(ask('/assets/main-abc.js', 'cors')).toBe('file');
  expect(ask('/favicon.svg', 'no-cors')).toBe('file');
});

test('the configuration of a static host is recognized, regardless of the request', () => {
  expect(ask('/config.json', 'cors')).toBe('config');
  expect(ask('https://elsewhere.example/config.json', 'cors')).toBe('server');
});

test.each([
  '/api/accounts/me',
  '/api/images?page=1',
  '/socket.io/?EIO=4',
  '/sandbox',
  '/verify-email?token=x',
  '/qr/1.png',
  '/guides/a.html',
  '/healthz',
  '/assets/main-next.js',
])('the worker never handles %s', (path) => {
  expect(ask(path)).toBe('server');
  expect(ask(path, 'cors')).toBe('server');
});

test('it handles only GET requests of its own origin', () => {
  expect(ask('/', 'navigate', 'POST')).toBe('server');
  expect(ask('https://elsewhere.example/')).toBe('server');
});
