import type { QueuedMail } from '../mail/outbox.ts';

/** A mail as the sandbox gives it to programs, which cannot read its words. */
export interface OpenedMail extends QueuedMail {
  /** The secret in the query of its link. */
  readonly token: string | null;
  /** The one-time code that it tells: the one number of six digits in its text. */
  readonly code: string | null;
}

/** Takes out of a mail what its reader would use. */
export function openMail(mail: QueuedMail): OpenedMail {
  return {
    ...mail,
    token: mail.link === null ? null : new URL(mail.link).searchParams.get('token'),
    code: /(?<!\S)\d{6}(?!\S)/.exec(mail.text)?.[0] ?? null,
  };
}
