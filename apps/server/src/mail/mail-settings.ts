import { type Environment, SettingsError, text, type Mode } from '../environment.ts';
import { type MailSettings, readMailAddress, readSmtpUrl } from './smtp-settings.ts';

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
