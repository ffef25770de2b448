/** The answers of each host to each client. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseRuntimeConfig } from '@tram/api/runtime-config';
import { pagePolicy, sourcesOf } from '@tram/server/page-policy';
import { pageHeaders } from '@tram/server/security-headers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  type LanguageHeaders,
  requestLanguage,
} from '../../apps/portal/src/document/request-language.ts';
import { run } from '../../scripts/processes/run.ts';
import { ask } from './ask.ts';
import { commandsWith, runCommands } from './deploy-page.ts';
import { hostNames } from './host-programs.ts';
import { putInPlace, type PutSite } from './put-in-place.ts';

/** The encoding for a current browser: the nginx of the page has no module for Brotli. */
const smallest = {
  nginx: { coding: 'gzip', undo: gunzipSync },
  caddy: { coding: 'br', undo: brotliDecompressSync },
} as const;

describe.each(hostNames)('%s', (name) => {
  let put: PutSite;

  beforeAll(async () => {
    put = await putInPlace(name);
  });
  afterAll(async () => {
    await put?.close();
  });

  const fileOf = (file: string) => readFile(path.join(put.site, file), 'utf8');

  test.each([
    ['/', 'index.html'],
    ['/home', 'home.html'],
    ['/login?verified=1', 'login.html'],
    ['/register', 'register.html'],
    ['/vps', 'index.html'],
    ['/order-cloud-history?image_id=1', 'index.html'],
    ['/api', 'index.html'],
    ['/nowhere/at/all', 'index.html'],
  ])('%s is %s, with the headers that our own server sends with a page', async (address, file) => {
    const { status, headers, body } = await ask(put.origin + address);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    expect(body.toString()).toBe(await fileOf(file));
    const policy = pagePolicy('', sourcesOf(parseRuntimeConfig(put.config)));
    expect(headers).toMatchObject({ ...pageHeaders(policy), 'cache-control': 'no-cache' });
  });

  test.each([
    [{ 'accept-language': 'en-US,en;q=0.9' }, 'en'],
    [{ 'accept-language': 'en-GB' }, 'en'],
    [{ 'accept-language': 'EN' }, 'en'],
    [{ 'accept-language': 'fr-FR,fr;q=0.9,ve, eu ,en;q=0.8,vi;q=0.7' }, 'en'],
    [{ 'accept-language': 'vi-VN,vi;q=0.9,en-US;q=0.8,en;q=0.7' }, 'vi'],
    [{ 'accept-language': 'de, vi, en' }, 'vi'],
    [{ 'accept-language': 'fr-FR,ja;q=0.9' }, 'vi'],
    [{ 'accept-language': 'enm' }, 'vi'],
    [{ 'accept-language': '*' }, 'vi'],
    [{ 'accept-language': `${'x,'.repeat(2000)}:;` }, 'vi'],
    [{}, 'vi'],
    [{ cookie: 'app_language=en', 'accept-language': 'vi-VN' }, 'en'],
    [{ cookie: 'a=1; app_language=vi; b=2', 'accept-language': 'en-US' }, 'vi'],
    [{ cookie: 'app_language=kr', 'accept-language': 'en-US' }, 'en'],
    [{ cookie: 'app_language=../secret', 'accept-language': 'vi' }, 'vi'],
  ] satisfies [LanguageHeaders, string][])('to %j a page is in %s', async (headers, language) => {
    expect(requestLanguage(headers), 'as our own server decides').toBe(language);
    const ending = language === 'en' ? '.en.html' : '.html';
    for (const [address, file] of [
      ['/login', 'login'],
      ['/vps', 'index'],
    ] as const) {
      const answer = await ask(put.origin + address, headers);
      expect(answer.body.toString()).toBe(await fileOf(`${file}${ending}`));
      expect(answer.body.toString()).toContain(`<html lang="${language}">`);
      expect(answer.headers['vary']).toMatch(/accept-language, cookie/i);
    }
  });

  test.each(['/home', '/vps'])(
    '%s that a browser has is sent again when its language has changed',
    async (address) => {
      const vietnamese = await ask(put.origin + address);
      const known = { 'if-none-match': vietnamese.headers['etag'] ?? '' };
      expect((await ask(put.origin + address, known)).status).toBe(304);
      const english = await ask(put.origin + address, { ...known, cookie: 'app_language=en' });
      expect(english.status).toBe(200);
      expect(english.body.toString()).toContain('<html lang="en">');
    },
  );

  test('the command prints the policy that the pages are sent with', async () => {
    const { output } = await run(`npm run -s policy -- --config ${put.site}/config.json`);
    const { headers } = await ask(`${put.origin}/login`);
    expect(headers['content-security-policy']).toBe(output.trim());
  });

  test('a hashed asset is cached for ever, and comes compressed to clients that accept it', async () => {
    const [, asset = ''] = /src="(\/assets\/main-[^"]+)"/.exec(await fileOf('login.html')) ?? [];
    const plain = await ask(put.origin + asset);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(await fileOf(asset));
    const packed = await ask(put.origin + asset, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body)).toEqual(plain.body);
    for (const { status, headers } of [plain, packed]) {
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/javascript/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBeUndefined();
    }
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    const small = await ask(put.origin + asset, { 'accept-encoding': 'gzip, br' });
    const { coding, undo } = smallest[name];
    expect(small.headers['content-encoding']).toBe(coding);
    expect(undo(small.body)).toEqual(plain.body);
  });

  test('fonts say what they are', async () => {
    const [, styles = ''] =
      /href="(\/assets\/styles-[^"]+\.css)"/.exec(await fileOf('login.html')) ?? [];
    const [, font = ''] = /url\((\/assets\/[^)]+\.woff2)\)/.exec(await fileOf(styles)) ?? [];
    expect((await ask(put.origin + font)).headers['content-type']).toBe('font/woff2');
  });

  test('a page comes compressed too', async () => {
    const packed = await ask(`${put.origin}/login`, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe(await fileOf('login.html'));
  });

  test.each([
    '/assets/main-00000000.js',
    '/gone.js',
    '/index.html',
    '/login.html',
    '/login.en',
    '/login.en.html',
    '/routes.json',
    '/.vite/manifest.json',
  ])('%s is not there, and no page is sent instead', async (address) => {
    const { status, headers, body } = await ask(put.origin + address);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('page-body');
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
  });

  test.each([
    ['/config.json', /^application\/json/],
    ['/sw.js', /javascript/],
    ['/manifest.webmanifest', /^application\/manifest\+json/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/icons/icon-192.png', /^image\/png/],
  ])('%s is revalidated, and is 304 while it is the same', async (address, type) => {
    const { status, headers } = await ask(put.origin + address);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask(put.origin + address, { 'if-none-match': headers['etag'] ?? '' });
    expect(again.status).toBe(304);
  });

  test('a new version does not change the operator’s file, draws the manifest from it, and a changed file takes effect at once', async () => {
    await put.write({ ...put.config, name: 'Máy Mới' });
    const [, command = ''] = commandsWith('npm run build').split('npm run build\n');
    await runCommands(inject('folder'), command, { SITE: put.site });
    const packed = { 'accept-encoding': 'gzip, br' };
    const config = await ask(`${put.origin}/config.json`, packed);
    expect(JSON.parse(config.body.toString())).toMatchObject({ name: 'Máy Mới' });
    const manifest = await ask(`${put.origin}/manifest.webmanifest`, packed);
    expect(JSON.parse(manifest.body.toString())).toMatchObject({ name: 'Máy Mới' });
    await put.write(put.config);
  });

  test('a wrong file is named by both commands, and nothing is written', async () => {
    await put.write({ ...put.config, apiBas: '/x', accent: '#c01515' });
    for (const command of [`site -- ${put.site}`, `policy -- --config ${put.site}/config.json`]) {
      const { ok, output } = await run(`npm run -s ${command}`);
      expect([ok, output.trim()]).toEqual([false, `${put.site}/config.json: apiBas is not known`]);
    }
    await put.write(put.config);
  });
});
