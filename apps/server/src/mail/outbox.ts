import { DAY, MINUTE } from '@tram/machines/rules';
import { and, desc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { mails } from '../database/schema/messages.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';
import { schedule, type TimerHandler } from '../timers/schedule.ts';
import { MailNotTaken } from './mail-sender.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** Plain text; says in words what the link is for. */
  readonly text: string;
  /** The one thing to open, when there is one. */
  readonly link?: string | null;
}

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
export async function queueMail(unit: UnitOfWork, mail: Mail): Promise<void> {
  const id = newId();
  await unit.transaction.insert(mails).values({
    id,
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    link: mail.link ?? null,
    createdAt: unit.now,
  });
  await schedule(unit, { kind: 'mail.send', reference: id, dueAt: unit.now });
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

/** How long a mail is kept, ms: 30 days, to look into one that somebody misses. */
const lifetimeMs = 30 * DAY;

/** Deletes mails that are not kept any longer. They hold addresses, codes and links of people, some of whom never had an account. */
export async function deleteOldMails({ transaction, now }: UnitOfWork): Promise<void> {
  await transaction.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - lifetimeMs)));
}

/** How long a process holds the mail that it sends, ms: longer than sending can take. */
const holdMs = 2 * MINUTE;
/** How often a mail is tried; with the waits of the timers this is about an hour. */
const mostTries = 20;

type MailRow = typeof mails.$inferSelect;
type DeliveryServices = Pick<Services, 'database' | 'clock' | 'log' | 'mailSender'>;

/** Takes a mail for this process alone. Undefined when it is done, or when another process is sending it. */
async function hold(services: DeliveryServices, mailId: string): Promise<MailRow | undefined> {
  const now = services.clock.now();
  const [held] = await services.database
    .update(mails)
    .set({ sendingUntil: new Date(now.getTime() + holdMs) })
    .where(
      and(
        eq(mails.id, mailId),
        isNull(mails.sentAt),
        isNull(mails.failedAt),
        or(isNull(mails.sendingUntil), lte(mails.sendingUntil, now)),
      ),
    )
    .returning();
  return held;
}

/**
 * Sends a mail, with no row locked and no transaction open: a mail server may take its time. What became of it is written
 * down at once; a process that dies in between sends it again with the same Message-ID.
 * @throws MailNotTaken when it is to be tried again
 */
async function deliver(services: DeliveryServices, mailId: string, tries: number): Promise<void> {
  const { database, clock, log, mailSender } = services;
  if (mailSender === null) return;
  const mail = await hold(services, mailId);
  if (mail === undefined) return;
  const { link } = mail;
  const end = (what: Partial<MailRow>) =>
    database
      .update(mails)
      .set({ ...what, sendingUntil: null })
      .where(eq(mails.id, mailId));
  try {
    await mailSender.send({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: link === null || mail.text.includes(link) ? mail.text : `${mail.text}\n\n${link}`,
      queuedAt: mail.createdAt,
    });
  } catch (error) {
    const isOver = tries >= mostTries || (error instanceof MailNotTaken && error.isFinal);
    await end(isOver ? { failedAt: clock.now() } : {});
    if (!isOver) throw error;
    log.error({ err: error, mail: mailId, tries }, 'a mail was given up');
    return;
  }
  await end({ sentAt: clock.now() });
}

/** Delivers a queued mail, and again until it is taken or given up. Without a sender it stays in the outbox. */
export const deliverMail = {
  ask: (services, mailId, failures) => deliver(services, mailId, failures + 1),
  async apply(unit, services, mailId) {
    if (services.mailSender === null) return 'done';
    const [mail] = await unit.transaction.select().from(mails).where(eq(mails.id, mailId));
    const isOver = mail === undefined || mail.sentAt !== null || mail.failedAt !== null;
    // Another process is sending it: checked again in case it dies.
    return isOver ? 'done' : { again: mail.sendingUntil ?? unit.now };
  },
} satisfies TimerHandler<void>;
