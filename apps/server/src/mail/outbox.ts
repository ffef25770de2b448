import { desc } from 'drizzle-orm';
import { mails } from '../database/schema.ts';
import type { Services } from '../services.ts';

/** A mail to send. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; says in words what the link is for. */
  readonly text: string;
  /** The one thing to open, when there is one. */
  readonly link?: string | null;
}

/** A mail in the outbox. */
export interface QueuedMail extends Required<Mail> {
  readonly id: string;
  readonly createdAt: string;
}

/** How many mails the outbox shows. */
const shown = 200;

/**
 * Puts a mail into the outbox. Give it a transaction as `database` to keep it together with what it tells: an account
 * without its mail, or a mail without its account, cannot come about.
 */
export async function queueMail(
  services: Pick<Services, 'database' | 'clock'>,
  mail: Mail,
): Promise<void> {
  await services.database.insert(mails).values({
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    link: mail.link ?? null,
    createdAt: services.clock.now(),
  });
}

/** The newest mails, newest first: what the sandbox shows instead of sending. */
export async function listOutbox(services: Pick<Services, 'database'>): Promise<QueuedMail[]> {
  const rows = await services.database
    .select()
    .from(mails)
    .orderBy(desc(mails.position))
    .limit(shown);
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    link: row.link,
    createdAt: row.createdAt.toISOString(),
  }));
}
