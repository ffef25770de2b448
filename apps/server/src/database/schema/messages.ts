/** What customers read: log, notice after login, mails, guides. */
import { bigserial, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { changeColumns, idColumn, momentColumn, referenceColumn } from '../columns.ts';
import { accounts } from './accounts.ts';

/** What happened to an account's machines and money, in words for the customer. */
export const logs = pgTable(
  'logs',
  {
    id: idColumn(),
    /** Order of writing: breaks ties of `created_at`. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    accountId: referenceColumn('account_id', () => accounts.id),
    /** Name of the package concerned, such as `G1080`; null when none is. */
    group: text('group_name'),
    message: text('message').notNull(),
    /** Id, group and message folded for searching: lower case, no accents. */
    folded: text('folded').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    index('logs_account').on(table.accountId, table.createdAt, table.position),
    // Lines lie by age, and nobody asks for them in this order but the clean-up.
    index('logs_age').using('brin', table.createdAt),
    // Trigrams, and the account beside them: a search reads no line of another account, however common its letters are. New
    // lines are sorted in by whoever writes the one that fills the list of them: a short list keeps that short (kB).
    index('logs_search')
      .using('gin', table.accountId, table.folded.op('gin_trgm_ops'))
      .with({ gin_pending_list_limit: 256 }),
  ],
);

/** The operator's notice after login; the newest row counts. */
export const notifications = pgTable('notifications', {
  id: idColumn(),
  /** Visibility: 0 hidden, 1 shown. */
  status: integer('status').notNull(),
  title: text('title').notNull(),
  /** HTML, sanitised by the client that shows it. */
  content: text('content').notNull(),
  ...changeColumns(),
});

/** Mails to send. The outbox of the sandbox shows them; delivering them sets `sent_at` or `failed_at`. */
export const mails = pgTable('mails', {
  id: idColumn(),
  position: bigserial('position', { mode: 'number' }).notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  /** The one thing to click, when there is one. */
  link: text('link'),
  /** Until when a process that is sending it holds it; after a crash another one may take it then. */
  sendingUntil: momentColumn('sending_until'),
  sentAt: momentColumn('sent_at'),
  /** Given up: the mail server does not take it. */
  failedAt: momentColumn('failed_at'),
  createdAt: momentColumn('created_at').notNull(),
});

/** A guide: a title and where it can be read. */
export const userGuides = pgTable('user_guides', {
  id: idColumn(),
  title: text('title').notNull(),
  /** A full address elsewhere, or a path on this server (`/guides/…`), which is sent with the server's origin. */
  link: text('link').notNull(),
  ...changeColumns(),
});
