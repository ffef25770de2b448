import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { listen } from './http/listening-server.ts';
import { readSettings, SettingsError } from './settings.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/test-settings.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

describe('settings', () => {
  test('without any: a sandbox on port 4000 of this machine, quiet, with its data beside it', () => {
    expect(readSettings({}, '/srv/tram')).toMatchObject({
      mode: 'sandbox',
      port: 4000,
      host: '127.0.0.1',
      origin: null,
      dataDir: '/srv/tram/.data',
      databaseUrl: null,
      runtimeConfig: defaultRuntimeConfig,
      tokenSecret: null,
      tokenMinutes: 1440,
      provisionMs: 4000,
      logLevel: 'warn',
      pageSize: 10,
      checkAnswers: true,
      rateLimits: true,
    });
  });

  test('each can be given; blanks count as not given', () => {
    const secret = 's'.repeat(32);
    expect(
      readSettings(
        {
          TRAM_MODE: 'production',
          PORT: '8080',
          HOST: ' 0.0.0.0 ',
          TRAM_ORIGIN: 'https://portal.example/',
          TRAM_DATA_DIR: '/var/tram',
          DATABASE_URL: 'postgres://user:pass@db/tram',
          TRAM_TOKEN_SECRET: secret,
          TRAM_TOKEN_MINUTES: '30',
          TRAM_RATE_LIMITS: '0',
          TRAM_CHECK_ANSWERS: 'true',
          TRAM_PAGE_SIZE: '',
        },
        '/srv/tram',
      ),
    ).toMatchObject({
      mode: 'production',
      port: 8080,
      host: '0.0.0.0',
      origin: 'https://portal.example',
      dataDir: '/var/tram',
      databaseUrl: 'postgres://user:pass@db/tram',
      tokenSecret: secret,
      tokenMinutes: 30,
      logLevel: 'info',
      rateLimits: false,
      checkAnswers: true,
      pageSize: 10,
    });
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535, not "abc"'],
    [{ PORT: '65536' }, 'PORT must be'],
    [{ PORT: '-1' }, 'PORT must be'],
    [{ TRAM_MODE: 'prod' }, 'TRAM_MODE must be one of sandbox, production, not "prod"'],
    [{ TRAM_TOKEN_SECRET: 'short' }, 'TRAM_TOKEN_SECRET must have at least 32 characters'],
    [{ TRAM_MODE: 'production' }, 'TRAM_TOKEN_SECRET is required'],
    [{ TRAM_MODE: 'production', TRAM_TOKEN_SECRET: 's'.repeat(32) }, 'TRAM_ORIGIN is required'],
    [{ TRAM_ORIGIN: 'portal.example' }, 'TRAM_ORIGIN must be a scheme and host'],
    [{ TRAM_ORIGIN: 'https://portal.example/path' }, 'TRAM_ORIGIN must be a scheme and host'],
    [{ TRAM_RATE_LIMITS: 'maybe' }, 'TRAM_RATE_LIMITS must be one of'],
    [{ TRAM_CONFIG: 'nowhere.json' }, 'TRAM_CONFIG names a file that cannot be read'],
  ])('what cannot be used is named: %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(SettingsError);
    expect(() => readSettings(environment)).toThrow(message);
  });

  test('a database address is not repeated, it may hold a password', () => {
    const environment = { DATABASE_URL: 'mysql://root:hunter2@db' };
    expect(() => readSettings(environment)).toThrow(
      /^DATABASE_URL must be a postgres:\/\/ address$/,
    );
  });

  test('a brand is read from its file; a wrong one is named with its key', async () => {
    const file = path.join(folder.folder, 'brand.json');
    await writeFile(file, JSON.stringify({ name: 'Máy Mây', accent: '#aa3300' }));
    const { runtimeConfig } = readSettings({ TRAM_CONFIG: 'brand.json' }, folder.folder);
    expect(runtimeConfig).toEqual({ ...defaultRuntimeConfig, name: 'Máy Mây', accent: '#aa3300' });
    await writeFile(file, JSON.stringify({ links: { playClient: 'javascript:1' } }));
    expect(() => readSettings({ TRAM_CONFIG: file })).toThrow(/TRAM_CONFIG.*links\.playClient/);
    await writeFile(file, '{');
    expect(() => readSettings({ TRAM_CONFIG: file })).toThrow(
      'TRAM_CONFIG names a file that is not JSON',
    );
  });

  test('an address that this machine does not have is said in one line', async () => {
    await expect(listen({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
      'HOST names an address that this machine does not have: 192.0.2.1',
    );
  });
});
