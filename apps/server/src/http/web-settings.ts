/** Settings of how the server is reached: its address, other hosts that may call it, proxies in front of it. */
import { isIP } from 'node:net';
import { type Environment, SettingsError, text, type Mode } from '../environment.ts';

export interface WebSettings {
  /** Scheme and host that customers use, or null to take it from the request (sandbox only). `TRAM_ORIGIN` */
  readonly origin: string | null;
  /** Origins of portals on other hosts that may call the API and real time. Default: none. `TRAM_ALLOWED_ORIGINS` */
  readonly allowedOrigins: readonly string[];
  /**
   * Proxies in front that may name the customer's address: addresses, networks, or the names `loopback`, `linklocal` and
   * `uniquelocal`. Entries of `X-Forwarded-For` before them come from the client and are not trusted. Default: none;
   * `1` is all three names, for a proxy on this machine or in its private network. `TRAM_TRUST_PROXY`
   */
  readonly trustProxy: readonly string[];
}

/**
 * Reads `TRAM_ORIGIN`, `TRAM_ALLOWED_ORIGINS` and `TRAM_TRUST_PROXY`.
 * @throws SettingsError naming the first that cannot be used
 */
export function readWebSettings(environment: Environment, mode: Mode): WebSettings {
  return {
    origin: webOrigin(environment, mode),
    allowedOrigins: allowedOrigins(environment),
    trustProxy: trustedProxies(environment),
  };
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'] as const;

function trustedProxies(environment: Environment): readonly string[] {
  const value = text(environment, 'TRAM_TRUST_PROXY');
  if (value === null || value === '0') return [];
  if (value === '1') return proxyNames;
  const proxies = value.split(',').map((one) => one.trim());
  const wrong = proxies.find((one) => !isProxy(one));
  if (wrong === undefined) return proxies;
  throw new SettingsError(
    `TRAM_TRUST_PROXY must be 0, 1 or a list of ${proxyNames.join(', ')}, addresses and networks such as 10.0.0.0/8, not "${wrong}"`,
  );
}

function isProxy(value: string): boolean {
  if (proxyNames.some((name) => name === value)) return true;
  const [address = '', bits] = value.split('/');
  const version = isIP(address);
  if (version === 0 || bits === undefined) return version !== 0;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** @returns the origin as browsers send it; null for anything else, `*` among it */
function readOrigin(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname.includes('*')) return null;
  const isBare = `${url.pathname}${url.search}${url.hash}${url.username}` === '/';
  return isBare ? url.origin : null;
}

function webOrigin(environment: Environment, mode: Mode): string | null {
  const value = text(environment, 'TRAM_ORIGIN');
  if (value === null) {
    if (mode === 'sandbox') return null;
    throw new SettingsError('TRAM_ORIGIN is required when TRAM_MODE is production');
  }
  const origin = readOrigin(value);
  if (origin !== null) return origin;
  throw new SettingsError(
    `TRAM_ORIGIN must be a scheme and host such as https://portal.example, not "${value}"`,
  );
}

function allowedOrigins(environment: Environment): readonly string[] {
  const value = text(environment, 'TRAM_ALLOWED_ORIGINS');
  if (value === null) return [];
  return value.split(',').map((one) => {
    const origin = readOrigin(one.trim());
    if (origin !== null) return origin;
    throw new SettingsError(
      `TRAM_ALLOWED_ORIGINS must be a list of origins such as https://portal.example, not "${one.trim()}"`,
    );
  });
}
