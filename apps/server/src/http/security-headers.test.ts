import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationHandlers } from '../services.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/test-settings.ts';
import { answerHeaders } from './common-headers.ts';

/** A portal of one page and one script. */
async function build(folder: string): Promise<void> {
  const files: Record<string, string> = {
    'client/routes.json': JSON.stringify({ '/home': {}, '*': {} }),
    'client/assets/main-abc.js': 'console.log(1)',
    'server/render.js': `
      export const renderedPaths = ['/home'];
      export const languages = ['vi'];
      export const requestLanguage = () => 'vi';
      export const render = async () => '<html><head><style>p { color: red }</style></head></html>';
      export const renderShell = async () => '<html></html>';`,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

const handlers = {
  async downloadRdpFile() {
    const content = new TextEncoder().encode('full address:s:203.0.113.1');
    return { status: 200, file: { name: 'a.rdp', contentType: 'application/x-rdp', content } };
  },
} satisfies OperationHandlers;

let folder: TemporaryFolder;
let server: TestServer;
let token: string;
beforeAll(async () => {
  folder = await temporaryFolder();
  await build(folder.folder);
  const settings = { portalDir: folder.folder, origin: 'https://portal.example' };
  server = await startTestServer(settings, { handlers });
  token = await server.tokenOf('demo');
});
afterAll(async () => {
  await server.remove();
  await folder.remove();
});

const nothing = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const style = 'sha256-';

/** What Helmet 8 sends by default, by header; the policy is tested separately. */
const always: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};
const ofDocuments: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

interface Expected {
  readonly status: number;
  readonly type: RegExp;
  /** A part of the policy; null where there is none. */
  readonly policy: string | null;
  readonly cache: string;
}

const table: readonly [name: string, path: string, expected: Expected][] = [
  ['a page', '/home', { status: 200, type: /^text\/html/, policy: style, cache: 'no-cache' }],
  [
    'a page that is not there',
    '/no',
    { status: 404, type: /^text\/html/, policy: "script-src 'self'", cache: 'no-cache' },
  ],
  [
    'JSON',
    '/api/packages',
    { status: 200, type: /^application\/json/, policy: nothing, cache: 'no-store' },
  ],
  [
    'an error',
    '/api/orders?page=0',
    { status: 400, type: /^application\/json/, policy: nothing, cache: 'no-store' },
  ],
  [
    'a call that does not exist',
    '/api/no',
    { status: 404, type: /^application\/json/, policy: nothing, cache: 'no-store' },
  ],
  [
    'an address that cannot be read',
    '/api/images/%ff',
    { status: 400, type: /^application\/json/, policy: nothing, cache: 'no-store' },
  ],
  [
    'a file',
    '/api/orders/file/6740c1e29f0b7a4100000001',
    { status: 200, type: /^application\/x-rdp/, policy: nothing, cache: 'no-store' },
  ],
  [
    'a handshake',
    '/socket.io/?EIO=4&transport=polling',
    { status: 200, type: /^text\/plain/, policy: nothing, cache: 'no-store' },
  ],
  [
    'a handshake that is wrong',
    '/socket.io/?EIO=4&transport=pigeon',
    { status: 400, type: /^application\/json/, policy: nothing, cache: 'no-store' },
  ],
  [
    'the sandbox',
    '/sandbox',
    { status: 200, type: /^text\/html/, policy: "script-src 'self'", cache: 'no-store' },
  ],
  [
    'an asset',
    '/assets/main-abc.js',
    {
      status: 200,
      type: /^text\/javascript/,
      policy: null,
      cache: 'public, max-age=31536000, immutable',
    },
  ],
];

describe('the headers of', () => {
  test.each(table)('%s', async (_name, address, expected) => {
    const { status, headers } = await server.call(address, { token });
    const has = (name: string) => headers.get(name);
    expect([status, has('cache-control')]).toEqual([expected.status, expected.cache]);
    expect(has('content-type')).toMatch(expected.type);
    for (const [name, value] of Object.entries(always))
      expect([name, has(name)]).toEqual([name, value]);
    // A script, a style or a font is no document: headers that only matter for documents would enlarge each of them.
    for (const [name, value] of Object.entries(ofDocuments)) {
      expect([name, has(name)]).toEqual([name, expected.policy === null ? null : value]);
    }
    const policy = has('content-security-policy');
    expect(policy === null).toBe(expected.policy === null);
    expect(policy ?? '').toContain(expected.policy ?? '');
    expect(policy ?? '').not.toContain('unsafe');
    expect(has('x-powered-by')).toBeNull();
    expect(has('server')).toBeNull();
  });
});

test.each(['none', 'cross-site', 'same-site', 'same-origin'])(
  'a page has the same opener policy however it was reached (%s): where it changes, a reload loses the state of the history',
  async (site) => {
    const { headers } = await server.call('/home', { headers: { 'sec-fetch-site': site } });
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  },
);

const names = (origin: string | null) => Object.keys(answerHeaders({ origin, allowedOrigins: [] }));

test('without https there is no header about it', () => {
  expect(names('https://portal.example')).toContain('strict-transport-security');
  expect(names('http://portal.example')).not.toContain('strict-transport-security');
  expect(names(null)).not.toContain('strict-transport-security');
});
