import { type Environment, type Mode, SettingsError, text } from '../environment.ts';

interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on (`smtps:`). */
  readonly secure: boolean;
  /** Whether a connection that cannot be encrypted by STARTTLS is given up. */
  readonly requireTLS: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
}

interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface MailSettings {
  readonly server: SmtpServer;
  readonly from: MailAddress;
}

const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Reads `smtps://user:password@host:465` or `smtp://user:password@host:587`. What goes by `smtp:` to another machine has to
 * be encrypted by STARTTLS, unless `?requireTLS=false` says that the way there is safe.
 * @returns null when it is no such address
 */
export function readSmtpUrl(address: string): SmtpServer | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const secure = url.protocol === 'smtps:';
  if ((!secure && url.protocol !== 'smtp:') || url.hostname === '') return null;
  if (!/^\/?$/.test(url.pathname) || url.hash !== '') return null;
  if (!['', '?requireTLS=true', '?requireTLS=false'].includes(url.search)) return null;
  const isNear = loopback.test(url.hostname);
  return {
    host: url.hostname.replaceAll(/^\[|\]$/g, ''),
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && (url.search === '' ? !isNear : url.search.endsWith('true')),
    login:
      url.username === '' ? null : { user: decoded(url.username), pass: decoded(url.password) },
  };
}

/** A password with a percent sign that was not written as `%25` is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Reads `Trạm <no-reply@tram.example>` or `no-reply@tram.example`.
 * @param brand the name when none is given
 * @returns null when it is no address
 */
export function readMailAddress(written: string, brand: string): MailAddress | null {
  const named = /^([^<>"\r\n]+)<([^<>]+)>$/.exec(written);
  const address = (named?.[2] ?? written).trim();
  if (!/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(address)) return null;
  return { name: named?.[1]?.trim() ?? brand, address };
}

/**
 * Reads `TRAM_SMTP_URL` and `TRAM_MAIL_FROM`, which production requires.
 * @param brand the sender's name where none is given
 * @throws SettingsError
 */
export function readMailSettings(
  environment: Environment,
  { mode, brand }: { mode: Mode; brand: string },
): MailSettings | null {
  const url = text(environment, 'TRAM_SMTP_URL');
  const from = text(environment, 'TRAM_MAIL_FROM');
  if (url === null && from === null && mode === 'sandbox') return null;
  for (const [name, value] of Object.entries({ TRAM_SMTP_URL: url, TRAM_MAIL_FROM: from })) {
    if (value !== null) continue;
    throw new SettingsError(
      mode === 'production'
        ? `${name} is required when TRAM_MODE is production`
        : `${name} is missing: TRAM_SMTP_URL and TRAM_MAIL_FROM are given together`,
    );
  }
  const server = readSmtpUrl(url ?? '');
  if (server === null) {
    // The value may hold a password: it is not repeated.
    throw new SettingsError(
      'TRAM_SMTP_URL must be an address such as smtps://user:password@mail.example:465 or smtp://user:password@mail.example:587',
    );
  }
  const address = readMailAddress(from ?? '', brand);
  if (address === null) {
    throw new SettingsError(
      `TRAM_MAIL_FROM must be an e-mail address such as ${brand} <no-reply@portal.example>, not "${from}"`,
    );
  }
  return { server, from: address };
}
