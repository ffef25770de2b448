/** Where mails are handed over, and who they are from. */

/** A mail server that takes mails. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on (`smtps:`). */
  readonly secure: boolean;
  /** Whether a connection that cannot be encrypted by STARTTLS is given up. */
  readonly requireTLS: boolean;
  readonly login: { readonly user: string; readonly pass: string } | null;
}

/** An address with the name to show. */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

/** What sending mails needs. */
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
export function readSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
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
export function readMailAddress(text: string, brand: string): MailAddress | null {
  const named = /^([^<>"\r\n]+)<([^<>]+)>$/.exec(text);
  const address = (named?.[2] ?? text).trim();
  if (!/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(address)) return null;
  return { name: named?.[1]?.trim() ?? brand, address };
}
