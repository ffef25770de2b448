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
      filesDir: '/srv/tram/.data/files',
      databaseUrl: null,
      // Its own API honours keys, compares totals and filters orders by date, and its pages have these settings.
      runtimeConfig: {
        ...defaultRuntimeConfig,
        idempotency: 'keys',
        confirmedTotal: 'checked',
        orderDates: 'filtered',
        contractDraft: '/contract-draft.json',
        landing: { catalogues: ['vps', 'cloud'] },
      },
      tokenSecret: null,
      mail: null,
      sepaySecret: null,
      banks: null,
      tokenMinutes: 1440,
      provisionMs: 4000,
      logLevel: 'warn',
      pageSize: 10,
      checkAnswers: true,
      rateLimits: true,
      allowedOrigins: [],
      trustProxy: [],
    });
  });

  test('each can be given; blanks count as not given', () => {
    const secret = 'kX3v-9TqzL1bWmN7pRcY5sHdJ2fGu8aE';
    expect(
      readSettings(
        {
          TRAM_MODE: 'production',
          PORT: '8080',
          HOST: ' 0.0.0.0 ',
          TRAM_ORIGIN: 'https://portal.example/',
          TRAM_DATA_DIR: '/var/tram',
          TRAM_FILES_DIR: '../shared/tram-files',
          DATABASE_URL: 'postgres://user:pass@db/tram',
          TRAM_TOKEN_SECRET: secret,
          TRAM_SMTP_URL: 'smtps://tram:mat-khau@mail.example',
          TRAM_MAIL_FROM: 'no-reply@portal.example',
          TRAM_TOKEN_MINUTES: '30',
          TRAM_RATE_LIMITS: '0',
          TRAM_ALLOWED_ORIGINS: 'https://app.example, HTTPS://Other.Example:443/',
          TRAM_TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::7',
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
      filesDir: '/srv/shared/tram-files',
      databaseUrl: 'postgres://user:pass@db/tram',
      tokenSecret: secret,
      mail: {
        server: { host: 'mail.example', port: 465, login: { user: 'tram', pass: 'mat-khau' } },
        from: { name: 'Trạm', address: 'no-reply@portal.example' },
      },
      // Without a bank there is nothing to pay to.
      banks: [],
      sepaySecret: null,
      tokenMinutes: 30,
      logLevel: 'info',
      rateLimits: false,
      allowedOrigins: ['https://app.example', 'https://other.example'],
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::7'],
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
    [{ TRAM_TOKEN_SECRET: 's'.repeat(32) }, 'TRAM_TOKEN_SECRET repeats itself'],
    [{ TRAM_TOKEN_SECRET: 'changeme-'.repeat(3) + 'x9-Kq' }, 'TRAM_TOKEN_SECRET looks like an ex'],
    [{ TRAM_MODE: 'production' }, 'TRAM_TOKEN_SECRET is required'],
    [
      { TRAM_MODE: 'production', TRAM_TOKEN_SECRET: 'kX3v-9TqzL1bWmN7pRcY5sHdJ2fGu8aE' },
      'TRAM_ORIGIN is required',
    ],
    [{ TRAM_ORIGIN: 'portal.example' }, 'TRAM_ORIGIN must be a scheme and host'],
    [{ TRAM_ORIGIN: 'https://portal.example/path' }, 'TRAM_ORIGIN must be a scheme and host'],
    [{ TRAM_ALLOWED_ORIGINS: '*' }, 'TRAM_ALLOWED_ORIGINS must be a list of origins'],
    [{ TRAM_ALLOWED_ORIGINS: 'null' }, 'TRAM_ALLOWED_ORIGINS must be a list of origins'],
    [{ TRAM_ALLOWED_ORIGINS: 'https://a.example,https://*.b.example' }, 'b.example"'],
    [{ TRAM_TRUST_PROXY: '2' }, 'TRAM_TRUST_PROXY must be 0, 1 or a list'],
    [{ TRAM_TRUST_PROXY: 'loopback, 10.0.0.0/33' }, 'not "10.0.0.0/33"'],
    [{ TRAM_RATE_LIMITS: 'maybe' }, 'TRAM_RATE_LIMITS must be one of'],
    [{ TRAM_PORTAL_DIR: 'web', TRAM_FILES_DIR: 'web/files' }, 'TRAM_FILES_DIR must be outside'],
    [{ TRAM_PORTAL_DIR: 'web', TRAM_FILES_DIR: './web/' }, 'TRAM_FILES_DIR must be outside'],
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
    expect(runtimeConfig).toEqual({
      ...defaultRuntimeConfig,
      name: 'Máy Mây',
      accent: '#aa3300',
      idempotency: 'keys',
      confirmedTotal: 'checked',
      orderDates: 'filtered',
      contractDraft: '/contract-draft.json',
      landing: { catalogues: ['vps', 'cloud'] },
    });
    await writeFile(file, JSON.stringify({ apiBase: 'https://api.may.example/api' }));
    expect(readSettings({ TRAM_CONFIG: file }).runtimeConfig).toMatchObject({
      idempotency: 'none',
      confirmedTotal: 'unchecked',
      orderDates: 'ignored',
    });
    await writeFile(file, JSON.stringify({ links: { playClient: 'javascript:1' } }));
    expect(() => readSettings({ TRAM_CONFIG: file })).toThrow(/TRAM_CONFIG.*links\.playClient/);
    await writeFile(file, '{');
    expect(() => readSettings({ TRAM_CONFIG: file })).toThrow(
      'TRAM_CONFIG names a file that is not JSON',
    );
  });

  test.each([
    [{ TRAM_SMTP_URL: 'smtp://mail.example' }, 'TRAM_MAIL_FROM is missing'],
    [{ TRAM_MAIL_FROM: 'a@portal.example' }, 'TRAM_SMTP_URL is missing'],
    [{ TRAM_SMTP_URL: 'smtp://mail.example', TRAM_MAIL_FROM: 'Trạm' }, 'TRAM_MAIL_FROM must be'],
    [
      { TRAM_MAIL_FROM: 'a@b', TRAM_SMTP_URL: 'http://x:hunter2@mail.example' },
      /^TRAM_SMTP_URL must be an address such as (?!.*hunter2)/,
    ],
    [{ TRAM_SEPAY_SECRET: 'short' }, 'TRAM_SEPAY_SECRET must have at least 32 characters'],
    [{ TRAM_BANKS: 'nowhere.json' }, 'TRAM_BANKS names a file that cannot be read'],
  ])('of mails and money that cannot be used is named: %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });

  test('production sends mails, and credits payments to its banks', async () => {
    const production = {
      TRAM_MODE: 'production',
      TRAM_TOKEN_SECRET: 'kX3v-9TqzL1bWmN7pRcY5sHdJ2fGu8aE',
      TRAM_ORIGIN: 'https://portal.example',
    };
    expect(() => readSettings(production)).toThrow('TRAM_SMTP_URL is required');
    const withMail = {
      ...production,
      TRAM_SMTP_URL: 'smtp://mail.example',
      TRAM_MAIL_FROM: 'no-reply@portal.example',
    };
    const file = path.join(folder.folder, 'banks.json');
    const bank = {
      bank: 'Vietcombank',
      bin: '970436',
      accountNumber: '1023456789',
      accountHolder: 'CONG TY ABC',
    };
    await writeFile(file, JSON.stringify([bank]));
    const withBanks = { ...withMail, TRAM_BANKS: file };
    expect(() => readSettings(withBanks)).toThrow('TRAM_SEPAY_SECRET is required with TRAM_BANKS');
    const sepaySecret = 'uW8-zR4qLx2nVb7Kd0Tf5Yh9Gc1Jm3Pe';
    expect(readSettings({ ...withBanks, TRAM_SEPAY_SECRET: sepaySecret })).toMatchObject({
      banks: [{ ...bank, min: 50_000, max: 499_999_999 }],
      sepaySecret,
    });
    await writeFile(file, JSON.stringify([{ ...bank, bin: 970_436 }, bank]));
    expect(() => readSettings({ TRAM_BANKS: file })).toThrow(/TRAM_BANKS, .*: \/0\/bin must be/);
    await writeFile(file, JSON.stringify([bank, bank]));
    expect(() => readSettings({ TRAM_BANKS: file })).toThrow('/1 is the account of another entry');
  });

  test('an address that this machine does not have is reported in one line', async () => {
    const settings = {
      host: '192.0.2.1',
      port: 0,
      origin: null,
      allowedOrigins: [],
      trustProxy: [],
    };
    await expect(listen(settings)).rejects.toThrow(
      'HOST names an address that this machine does not have: 192.0.2.1',
    );
  });
});
