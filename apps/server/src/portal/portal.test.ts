import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type TemporaryFolder, temporaryFolder } from '../testing/test-settings.ts';
import { readBuiltPortal } from './built-portal.ts';
import { documentHeaders } from '../http/common-headers.ts';

/** A minimal build with the files that the server treats separately. */
async function build(folder: string): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'client/routes.json': JSON.stringify({ '/': {}, '/home': {}, '/api': {}, '/vps': {}, '*': {} }),
    'client/index.html': '<p>index</p>',
    'client/.vite/manifest.json': '{}',
    'client/sw.js': 'self.skip',
    'client/manifest.webmanifest': '{"name":"the build"}',
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/assets/main-abc.js': 'console.log(1)',
    'client/assets/main-abc.js.br': brotliCompressSync('console.log(1)'),
    'client/assets/font-abc.woff2': 'font',
    'server/render.js': `
      export const renderedPaths = ['/home'];
      export const languages = ['vi', 'en'];
      export const requestLanguage = (headers) =>
        /=en|^en/.test(headers.cookie ?? headers['accept-language']) ? 'en' : 'vi';
      const tag = (language) => language === 'vi' ? '<html>' : '<html lang="' + language + '">';
      export const render = async ({ path, language, config, packages }) =>
        tag(language) + path + ' ' + config.name + ' ' + packages.map((one) => one.name).join() + '</html>';
      export const brandFiles = (config) => [
        { path: '/manifest.webmanifest', contentType: 'application/manifest+json', content: Buffer.from(config.name) }];
      export const renderShell = async ({ path, language, config }) => tag(language) + 'shell ' + path + ' ' + config.name + '</html>';`,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}

let folder: TemporaryFolder;
let server: TestServer;
beforeAll(async () => {
  folder = await temporaryFolder();
  await build(folder.folder);
  server = await startTestServer({ portalDir: folder.folder });
});
afterAll(async () => {
  await server.remove();
  await folder.remove();
});

describe('files', () => {
  test('with a hash in their name are cached for ever and come compressed from the build', async () => {
    const { headers, text } = await server.call('/assets/main-abc.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(text).toBe('console.log(1)');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('accept-encoding');
    // They are never revalidated, and the id of one request would be cached with them.
    expect([headers.get('etag'), headers.get('x-request-id')]).toEqual([null, null]);
  });

  test('that decide how the portal is updated are revalidated, and the worker has no page’s policy', async () => {
    const worker = await server.call('/sw.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(worker.headers.get('content-security-policy')).toBeNull();
  });

  test('that carry a brand are the operator’s, not the build’s', async () => {
    const manifest = await server.call('/manifest.webmanifest');
    expect(manifest.text).not.toContain('the build');
    expect(manifest.text).toContain('Trạm');
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
  });

  test('that a page loads have no headers that only matter for a document; a picture has them', async () => {
    const script = await server.call('/assets/main-abc.js');
    const picture = await server.call('/favicon.svg');
    for (const name of documentHeaders) {
      expect([name, script.headers.get(name)]).toEqual([name, null]);
      expect([name, picture.headers.has(name)]).toEqual([name, true]);
    }
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('come as they are where there is no compressed form, or none is wanted', async () => {
    const plain = await server.call('/assets/main-abc.js', {
      headers: { 'accept-encoding': 'identity' },
    });
    expect([plain.text, plain.headers.get('content-encoding')]).toEqual(['console.log(1)', null]);
    const font = await server.call('/assets/font-abc.woff2');
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(font.headers.get('content-encoding')).toBeNull();
    const icon = await server.call('/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=300');
  });

  test('that a client has are not sent again', async () => {
    const first = await server.call('/favicon.svg');
    const etag = first.headers.get('etag') ?? '';
    const again = await server.call('/favicon.svg', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test.each([
    '/assets/missing.js',
    '/routes.json',
    '/.vite/manifest.json',
    '/index.html',
    '/server/render.js',
    '/assets/main-abc.js.br',
    '/../server/render.js',
    '/%2e%2e/server/render.js',
    '/assets/..%2f..%2fserver/render.js',
  ])('%s is not one of them', async (address) => {
    const answer = await server.call(address);
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ statusCode: 404 });
  });
});

describe('pages', () => {
  test('an open page comes with its content, compressed, with the strict policy, and is asked for again', async () => {
    const { status, headers, text } = await server.call('/home', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(status).toBe(200);
    expect(text).toBe('<html>/home Trạm G4090,G4080,G3060,G1080Ti,G1080</html>');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toMatch(/unsafe/);
    const etag = headers.get('etag') ?? '';
    expect((await server.call('/home', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test.each(['/home', '/vps', '/no/such/page'])(
    '%s comes in the language of the request, and is asked for again in another',
    async (address) => {
      const vietnamese = await server.call(address);
      expect(vietnamese.text).not.toContain('lang=');
      const etag = vietnamese.headers.get('etag') ?? '';
      for (const wanted of [{ 'accept-language': 'en-US' }, { cookie: 'app_language=en' }]) {
        const { status, text, headers } = await server.call(address, {
          headers: { ...wanted, 'if-none-match': etag },
        });
        expect(status).toBe(vietnamese.status);
        expect(text).toContain('<html lang="en">');
        expect(headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
        const again = await server.call(address, {
          headers: { ...wanted, 'if-none-match': headers.get('etag') ?? '' },
        });
        expect(again.status).toBe(vietnamese.status === 200 ? 304 : 404);
      }
    },
  );

  test('the other routes come with the shell of their own path, /api among them', async () => {
    for (const address of ['/', '/vps', '/api', '/vps?page=2']) {
      const answer = await server.call(address);
      expect(answer.status).toBe(200);
      expect(answer.text).toBe(`<html>shell ${address.split('?')[0]} Trạm</html>`);
    }
  });

  // @spec 2.10
  test('an unknown path is 404 with the app in it, for HEAD too', async () => {
    const answer = await server.call('/no/such/page');
    expect([answer.status, answer.text]).toEqual([404, '<html>shell /404 Trạm</html>']);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    const etag = answer.headers.get('etag') ?? '';
    const again = await server.call('/other', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(404);
    expect((await server.call('/no/such/page', { method: 'HEAD' })).status).toBe(404);
    expect((await server.call('/vps', { method: 'HEAD' })).status).toBe(200);
  });

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/qr/nothing'],
    ['GET', '/sandbox/nothing'],
    ['POST', '/vps'],
    ['DELETE', '/'],
  ])('%s %s is no page', async (method, address) => {
    const answer = await server.call(address, { method });
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('<html>');
  });
});

describe('the build', () => {
  test('that is not there is one clear page, and everything else still works', async () => {
    const without = await startTestServer();
    const page = await without.call('/home');
    expect(page.status).toBe(503);
    expect(page.text).toContain('npm run build');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await without.call('/api/packages')).status).toBe(200);
    expect((await without.call('/healthz')).status).toBe(200);
    await without.remove();
  });

  test('that is something else is refused', async () => {
    const other = await temporaryFolder();
    await build(other.folder);
    await writeFile(path.join(other.folder, 'server/render.js'), 'export const a = 1;');
    await expect(readBuiltPortal(other.folder)).rejects.toThrow('is no renderer of the portal');
    await other.remove();
  });
});
