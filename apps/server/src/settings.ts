/**
 * The settings of the process, read from the environment once. A wrong or missing value is a `SettingsError`: one line
 * that names the variable, what it holds and what it should hold.
 */

import path from 'node:path';
import { parseRuntimeConfig, referenceServer, type RuntimeConfig } from '@tram/api/runtime-config';
import { type BankSettings, readBankSettings } from './bank/bank-file.ts';
import {
  choice,
  type Environment,
  flag,
  jsonFile,
  type Mode,
  SettingsError,
  text,
  wholeNumber,
} from './environment.ts';
import { readWebSettings, type WebSettings } from './http/web-settings.ts';
import { type MailSettings, readMailSettings } from './mail/mail-settings.ts';

/** Characters that a secret has at least: 32 of base64 hold 192 bits. */
const shortest = 32;
/** Different characters that it has at least: 32 hexadecimal digits drawn by chance have fewer than 8 not once in a million times. */
const fewest = 8;

/** Words that stand in examples and in nothing that was drawn by chance. */
const exampleWords =
  /change.?me|replace.?me|pass.?word|secret|example|default|placeholder|qwerty|letmein|your.?(?:own|token|key)|123456|abcdef/i;
/** One character several times in a row, in the same case: chance writes `aAaaAA` often enough to be met. */
const sameInARow = /(?<same>.)\k<same>{5}/;

/**
 * Why a secret is too weak, in words that follow its name; null when it is acceptable. Words and
 * repetitions are found, but only chance makes a secret: `openssl rand -base64 48`.
 */
export function weaknessOf(secret: string): string | null {
  if (secret.length < shortest) return `must have at least ${shortest} characters`;
  if (new Set(secret).size < fewest || isRepeated(secret)) return 'repeats itself';
  if (exampleWords.test(secret) || sameInARow.test(secret)) return 'looks like an example';
  return null;
}

/** Whether it is one piece written several times, the last time perhaps in part. */
function isRepeated(secret: string): boolean {
  for (let length = 1; length <= secret.length / 2; length += 1) {
    if (secret.startsWith(secret.slice(length))) return true;
  }
  return false;
}

export { type Environment, type Mode, SettingsError } from './environment.ts';

/** Everything that can differ between two installations. */
export interface Settings extends WebSettings, BankSettings {
  readonly mode: Mode;
  /** TCP port; 0 picks a free one. Default 4000. `PORT` */
  readonly port: number;
  /** Address to listen on. Default 127.0.0.1. `HOST` */
  readonly host: string;
  /** Absolute folder of the embedded database and the sandbox's token secret. Default ./.data. `TRAM_DATA_DIR` */
  readonly dataDir: string;
  /** Absolute folder of what customers send and sign, sealed. Default: files in the data folder. `TRAM_FILES_DIR` */
  readonly filesDir: string;
  /** A PostgreSQL to use instead of the embedded one, or null. `DATABASE_URL` */
  readonly databaseUrl: string | null;
  /** The operator's brand, contact and links; the defaults without `TRAM_CONFIG`, which names its JSON file. */
  readonly runtimeConfig: RuntimeConfig;
  /** Secret of the session tokens, drawn by chance; null: one is made and kept (`auth/token-secret.ts`). `TRAM_TOKEN_SECRET` */
  readonly tokenSecret: string | null;
  /** Where mails are handed over, and from whom; null (sandbox only): they stay in the outbox. `TRAM_SMTP_URL`, `TRAM_MAIL_FROM` */
  readonly mail: MailSettings | null;
  /** How long a session token is good, minutes. Default 1440 (24 h). `TRAM_TOKEN_MINUTES` */
  readonly tokenMinutes: number;
  /** How long the simulated driver takes to create a machine, ms. Default 4000. `TRAM_PROVISION_MS` */
  readonly provisionMs: number;
  /**
   * Module that makes the drivers of the operator's machines: an absolute path or the name of a package. Null: simulated ones
   * in the sandbox, none in production. `TRAM_MACHINE_DRIVER`
   */
  readonly machineDriver: string | null;
  /** Pino's level. Default `warn` in sandbox mode, `info` in production. `TRAM_LOG_LEVEL` */
  readonly logLevel: LogLevel;
  /** Rows on a page. Default 10. `TRAM_PAGE_SIZE` */
  readonly pageSize: number;
  /** Whether answers are checked against the contract; a fault becomes a 500. Default: in sandbox mode. `TRAM_CHECK_ANSWERS` */
  readonly checkAnswers: boolean;
  /** Whether anything is limited: calls (`http/call-limits.ts`), logins and more (`auth/limits.ts`). Default true. `TRAM_RATE_LIMITS` */
  readonly rateLimits: boolean;
  /** Absolute folder of the built portal. `TRAM_PORTAL_DIR` */
  readonly portalDir: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

function databaseUrl(environment: Environment): string | null {
  const value = text(environment, 'DATABASE_URL');
  if (value === null) return null;
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    // The value may hold a password: it is not repeated.
    throw new SettingsError('DATABASE_URL must be a postgres:// address');
  }
  return value;
}

/** A secret of our own making, which has to be drawn by chance. Its value is not repeated, weak as it is. */
function drawnSecret(environment: Environment, name: string): string | null {
  const value = text(environment, name);
  const weakness = value === null ? null : weaknessOf(value);
  if (weakness === null) return value;
  throw new SettingsError(`${name} ${weakness}. Draw one: openssl rand -base64 48`);
}

/** A path is made absolute; a name without a dot or a slash in front is that of a package. */
function modulePath(environment: Environment, name: string, folder: string): string | null {
  const value = text(environment, name);
  if (value === null) return null;
  const isPath = value.startsWith('.') || path.isAbsolute(value) || /\.[cm]?[jt]s$/.test(value);
  return isPath ? path.resolve(folder, value) : value;
}

function folders(
  environment: Environment,
  base: string,
): Pick<Settings, 'dataDir' | 'filesDir' | 'portalDir'> {
  const folder = (name: string, otherwise: string) =>
    path.resolve(base, text(environment, name) ?? otherwise);
  const dataDir = folder('TRAM_DATA_DIR', '.data');
  const filesDir = folder('TRAM_FILES_DIR', path.join(dataDir, 'files'));
  const portalDir = folder('TRAM_PORTAL_DIR', path.join(import.meta.dirname, '../../portal/dist'));
  const fromPortal = path.relative(portalDir, filesDir);
  if (!fromPortal.startsWith('..') && !path.isAbsolute(fromPortal)) {
    throw new SettingsError(
      `TRAM_FILES_DIR must be outside the portal's folder, which everyone can read: ${filesDir}`,
    );
  }
  return { dataDir, filesDir, portalDir };
}

/**
 * This server honours idempotency keys, compares confirmed totals and answers its catalogues to visitors. Of an API elsewhere only the
 * operator can say it.
 */
function parseOwnConfig(value: unknown): RuntimeConfig {
  return parseRuntimeConfig(value, { ownApi: referenceServer });
}

/**
 * Reads the settings.
 * @param environment usually `process.env`
 * @param folder what relative paths are relative to; the current folder by default
 * @throws SettingsError naming the first setting that cannot be used
 */
export function readSettings(environment: Environment, folder: string = process.cwd()): Settings {
  const mode = choice(environment, 'TRAM_MODE', ['sandbox', 'production'], 'sandbox');
  const tokenSecret = drawnSecret(environment, 'TRAM_TOKEN_SECRET');
  if (mode === 'production' && tokenSecret === null) {
    throw new SettingsError('TRAM_TOKEN_SECRET is required when TRAM_MODE is production');
  }
  const config =
    jsonFile(environment, folder, { name: 'TRAM_CONFIG', parse: parseOwnConfig }) ??
    parseOwnConfig({});
  return {
    mode,
    port: wholeNumber(environment, 'PORT', { otherwise: 4000, least: 0, most: 65_535 }),
    host: text(environment, 'HOST') ?? '127.0.0.1',
    ...readWebSettings(environment, mode),
    ...folders(environment, folder),
    databaseUrl: databaseUrl(environment),
    runtimeConfig: config,
    tokenSecret,
    mail: readMailSettings(environment, { mode, brand: config.name }),
    ...readBankSettings(environment, { mode, folder }),
    tokenMinutes: wholeNumber(environment, 'TRAM_TOKEN_MINUTES', {
      otherwise: 1440,
      least: 1,
      most: 525_600,
    }),
    provisionMs: wholeNumber(environment, 'TRAM_PROVISION_MS', {
      otherwise: 4000,
      least: 0,
      most: 3_600_000,
    }),
    machineDriver: modulePath(environment, 'TRAM_MACHINE_DRIVER', folder),
    logLevel: choice(
      environment,
      'TRAM_LOG_LEVEL',
      logLevels,
      mode === 'sandbox' ? 'warn' : 'info',
    ),
    pageSize: wholeNumber(environment, 'TRAM_PAGE_SIZE', { otherwise: 10, least: 1, most: 100 }),
    checkAnswers: flag(environment, 'TRAM_CHECK_ANSWERS', mode === 'sandbox'),
    rateLimits: flag(environment, 'TRAM_RATE_LIMITS', true),
  };
}
