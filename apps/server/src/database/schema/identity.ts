/** Identity verification: one-time codes, submissions and the files that belong to them. */
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, momentColumn, referenceColumn } from '../columns.ts';
import { accounts } from './accounts.ts';

/** The valid code of an account. Only its hash is stored; a new code replaces the old one. */
export const oneTimeCodes = pgTable('one_time_codes', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  /** Wrong tries so far. */
  attempts: integer('attempts').notNull().default(0),
  expiresAt: momentColumn('expires_at').notNull(),
  /** From when a new code may be asked for. */
  resendAt: momentColumn('resend_at').notNull(),
  createdAt: momentColumn('created_at').notNull(),
});

/** A file that a customer sent or that was made for them. Its content is in the file store under `storage_key`. */
export const storedFiles = pgTable(
  'stored_files',
  {
    id: idColumn(),
    accountId: referenceColumn('account_id', () => accounts.id),
    kind: text('kind', {
      enum: ['front_card', 'back_card', 'portrait', 'signature', 'contract'],
    }).notNull(),
    /** Name of the content in the file store: random. */
    storageKey: text('storage_key').notNull().unique(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** SHA-256 of the content, hexadecimal. */
    checksum: text('checksum').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('stored_files_account').on(table.accountId, table.createdAt.desc())],
);

/** One submission of identity and signed contract. The newest of an account counts. */
export const identitySubmissions = pgTable(
  'identity_submissions',
  {
    id: idColumn(),
    accountId: referenceColumn('account_id', () => accounts.id),
    fullName: text('full_name').notNull(),
    dateOfBirth: text('date_of_birth').notNull(),
    citizenId: text('citizen_id').notNull(),
    issueDate: text('issue_date').notNull(),
    issuePlace: text('issue_place').notNull(),
    address: text('address').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    frontCardId: referenceColumn('front_card_id', () => storedFiles.id),
    backCardId: referenceColumn('back_card_id', () => storedFiles.id),
    portraitId: referenceColumn('portrait_id', () => storedFiles.id),
    signatureId: referenceColumn('signature_id', () => storedFiles.id),
    contractId: referenceColumn('contract_id', () => storedFiles.id),
    /** SHA-256 of the text that was signed, hexadecimal; printed on the contract, which carries the text as an attachment. */
    contentHash: text('content_hash').notNull(),
    /** 0 waiting, 1 approved, 2 refused. */
    status: integer('status').notNull().default(0),
    /** Why it was refused, in words for the customer. */
    reason: text('reason'),
    decidedAt: momentColumn('decided_at'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('identity_submissions_account').on(table.accountId, table.createdAt.desc())],
);
