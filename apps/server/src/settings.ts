/**
 * The settings of the process, read from the environment once. A wrong or missing value is a `SettingsError`: one line
 * that names the variable, what it holds and what it should hold.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  defaultRuntimeConfig,
  parseRuntimeConfig,
  type RuntimeConfig,
  RuntimeConfigError,
} from '@tram/api/runtime-config';

/** `sandbox`: demo accounts, simulated bank and machines, `/sandbox`. `production`: none of it, and secrets required. */
export type Mode = 'sandbox' | 'production';

/** Everything that can differ between two installations. */
export interface Settings {
  readonly mode: Mode;
  /** TCP port; 0 picks a free one. Default 4000. `PORT` */
  readonly port: number;
  /** Address to listen on. Default 127.0.0.1. `HOST` */
  readonly host: string;
  /** Scheme and host that customers use, or null to take it from the request (sandbox only). `TRAM_ORIGIN` */
  readonly origin: string | null;
  /** Absolute folder of the embedded database, files and the sandbox's token secret. Default ./.data. `TRAM_DATA_DIR` */
  readonly dataDir: string;
  /** A PostgreSQL to use instead of the embedded one, or null. `DATABASE_URL` */
  readonly databaseUrl: string | null;
  /** The operator's brand, contact and links; the defaults without `TRAM_CONFIG`, which names its JSON file. */
  readonly runtimeConfig: RuntimeConfig;
  /** Secret of the session tokens, at least 32 characters; null: one is made and kept in the data folder. `TRAM_TOKEN_SECRET` */
  readonly tokenSecret: string | null;
  /** How long a session token is good, minutes. Default 1440 (24 h). `TRAM_TOKEN_MINUTES` */
  readonly tokenMinutes: number;
  /** How long the simulated driver takes to create a machine, ms. Default 4000. `TRAM_PROVISION_MS` */
  readonly provisionMs: number;
  /** Pino's level. Default `warn` in sandbox mode, `info` in production. `TRAM_LOG_LEVEL` */
  readonly logLevel: LogLevel;
  /** Rows on a page. Default 10. `TRAM_PAGE_SIZE` */
  readonly pageSize: number;
  /** Whether answers are checked against the contract; a fault becomes a 500. Default: in sandbox mode. `TRAM_CHECK_ANSWERS` */
  readonly checkAnswers: boolean;
  /** Whether attempts to log in and register are limited. Default true. `TRAM_RATE_LIMITS` */
  readonly rateLimits: boolean;
  /** Whether proxies in front are trusted to name the customer's address. Default false. `TRAM_TRUST_PROXY` */
  readonly trustProxy: boolean;
  /** Absolute folder of the built portal. `TRAM_PORTAL_DIR` */
  readonly portalDir: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The levels that Pino knows. */
export type LogLevel = (typeof logLevels)[number];

/** A setting that cannot be used. Its message is the one line to show. */
export class SettingsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SettingsError';
  }
}

/** The environment, as `process.env` has it. */
export type Environment = Readonly<Record<string, string | undefined>>;

function text(environment: Environment, name: string): string | null {
  const value = environment[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function wholeNumber(
  environment: Environment,
  name: string,
  limits: { otherwise: number; least: number; most: number },
): number {
  const value = text(environment, name);
  if (value === null) return limits.otherwise;
  const parsed = Number(value);
  if (!/^\d+$/.test(value) || parsed < limits.least || parsed > limits.most) {
    throw new SettingsError(
      `${name} must be a whole number from ${limits.least} to ${limits.most}, not "${value}"`,
    );
  }
  return parsed;
}

function choice<const Value extends string>(
  environment: Environment,
  name: string,
  allowed: readonly Value[],
  otherwise: Value,
): Value {
  const value = text(environment, name);
  if (value === null) return otherwise;
  const found = allowed.find((one) => one === value);
  if (found === undefined) {
    throw new SettingsError(`${name} must be one of ${allowed.join(', ')}, not "${value}"`);
  }
  return found;
}

function flag(environment: Environment, name: string, otherwise: boolean): boolean {
  return (
    choice(environment, name, ['0', '1', 'false', 'true'], otherwise ? '1' : '0').match(
      /^(1|true)$/,
    ) !== null
  );
}

function webOrigin(environment: Environment): string | null {
  const value = text(environment, 'TRAM_ORIGIN');
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.pathname !== '/' ||
    url.search !== ''
  ) {
    throw new SettingsError(
      `TRAM_ORIGIN must be a scheme and host such as https://portal.example, not "${value}"`,
    );
  }
  return url.origin;
}

function databaseUrl(environment: Environment): string | null {
  const value = text(environment, 'DATABASE_URL');
  if (value === null) return null;
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    // The value may hold a password: it is not repeated.
    throw new SettingsError('DATABASE_URL must be a postgres:// address');
  }
  return value;
}

function runtimeConfig(environment: Environment, folder: string): RuntimeConfig {
  const file = text(environment, 'TRAM_CONFIG');
  if (file === null) return defaultRuntimeConfig;
  const absolute = path.resolve(folder, file);
  let content: string;
  try {
    content = readFileSync(absolute, 'utf8');
  } catch (error) {
    throw new SettingsError(
      `TRAM_CONFIG names a file that cannot be read: ${absolute} (${code(error)})`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw new SettingsError(`TRAM_CONFIG names a file that is not JSON: ${absolute}`);
  }
  try {
    return parseRuntimeConfig(value);
  } catch (error) {
    if (!(error instanceof RuntimeConfigError)) throw error;
    throw new SettingsError(`TRAM_CONFIG, ${absolute}: ${error.problems.join('; ')}`);
  }
}

function code(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/**
 * Reads the settings.
 * @param environment usually `process.env`
 * @param folder what relative paths are relative to; the current folder by default
 * @throws SettingsError naming the first setting that cannot be used
 */
export function readSettings(environment: Environment, folder: string = process.cwd()): Settings {
  const mode = choice(environment, 'TRAM_MODE', ['sandbox', 'production'], 'sandbox');
  const tokenSecret = text(environment, 'TRAM_TOKEN_SECRET');
  const origin = webOrigin(environment);
  if (tokenSecret !== null && tokenSecret.length < 32) {
    throw new SettingsError('TRAM_TOKEN_SECRET must have at least 32 characters');
  }
  if (mode === 'production' && tokenSecret === null) {
    throw new SettingsError('TRAM_TOKEN_SECRET is required when TRAM_MODE is production');
  }
  if (mode === 'production' && origin === null) {
    throw new SettingsError('TRAM_ORIGIN is required when TRAM_MODE is production');
  }
  return {
    mode,
    port: wholeNumber(environment, 'PORT', { otherwise: 4000, least: 0, most: 65_535 }),
    host: text(environment, 'HOST') ?? '127.0.0.1',
    origin,
    dataDir: path.resolve(folder, text(environment, 'TRAM_DATA_DIR') ?? '.data'),
    databaseUrl: databaseUrl(environment),
    runtimeConfig: runtimeConfig(environment, folder),
    tokenSecret,
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
    logLevel: choice(
      environment,
      'TRAM_LOG_LEVEL',
      logLevels,
      mode === 'sandbox' ? 'warn' : 'info',
    ),
    pageSize: wholeNumber(environment, 'TRAM_PAGE_SIZE', { otherwise: 10, least: 1, most: 100 }),
    checkAnswers: flag(environment, 'TRAM_CHECK_ANSWERS', mode === 'sandbox'),
    rateLimits: flag(environment, 'TRAM_RATE_LIMITS', true),
    trustProxy: flag(environment, 'TRAM_TRUST_PROXY', false),
    portalDir: path.resolve(
      folder,
      text(environment, 'TRAM_PORTAL_DIR') ?? path.join(import.meta.dirname, '../../portal/dist'),
    ),
  };
}
