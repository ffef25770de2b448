import { desc } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { mails } from '../database/schema/messages.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { schedule } from '../timers/schedule.ts';

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
 * Puts a mail into the outbox, to be sent once the unit is kept. It is written in the transaction of what it announces: an account
 * without its mail, or a mail without its account, cannot come about.
 */
export async function queueMail(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  mail: Mail,
): Promise<void> {
  const id = newId();
  await unit.transaction.insert(mails).values({
    id,
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    link: mail.link ?? null,
    createdAt: unit.now,
  });
  await schedule(unit, services, { kind: 'mail.send', reference: id, dueAt: unit.now });
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
