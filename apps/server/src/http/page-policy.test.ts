import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { expect, test } from 'vitest';
import { pagePolicy, sourcesOf } from './page-policy.ts';

test('the policy of a page lets nothing in that it does not name', () => {
  const policy = pagePolicy('<head><style>a</style><style>a</style><script>b</script></head>', {
    images: ['https://logo.example'],
  });
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]+='$/),
    expect.stringMatching(/^style-src 'self' 'sha256-[\w+/]+='$/),
    "img-src 'self' data: blob: https://logo.example",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test.each([
  ['in the body', '<head></head><body><style>a</style><script>a</script></body>'],
  ['in a page without a head', '<style>a</style><script>a</script>'],
  [
    'with an attribute',
    '<head><script src="/a.js">a</script><script type="application/json">{}</script><style media="print">a</style></head>',
  ],
])('what stands %s is allowed by no hash', (_, html) => {
  expect(pagePolicy(html)).not.toContain('sha256');
});

test('a page in front of an API, a socket and pictures on other origins may load from there, and from each only its kind', () => {
  const sources = sourcesOf({
    logo: 'https://cdn.may.example/logo.svg',
    apiBase: 'https://api.may.example/api',
    realtime: { origin: 'http://events.may.example:8080', path: '/socket.io' },
    pictureOrigins: ['https://img.vietqr.io', 'https://cdn.may.example'],
  });
  expect(pagePolicy('', sources).split('; ')).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob: https://cdn.may.example https://api.may.example https://img.vietqr.io",
      "connect-src 'self' https://api.may.example http://events.may.example:8080 wss://api.may.example ws://events.may.example:8080",
    ]),
  );
});

test('a page in front of an API of the same origin loads from nowhere else', () => {
  expect(sourcesOf(defaultRuntimeConfig)).toEqual({ images: [], connections: [] });
});
