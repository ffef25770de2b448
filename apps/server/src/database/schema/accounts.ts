/** Accounts of customers and operators, and the links that verify their e-mail addresses. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changeColumns, idColumn, momentColumn, moneyColumn } from '../columns.ts';

/** A customer or an operator. `balance` is the sum of the account's rows in `ledger_entries`, kept in the same transaction. */
export const accounts = pgTable(
  'accounts',
  {
    id: idColumn(),
    username: text('username').notNull(),
    /** The name as it is compared (`auth/account-name.ts`); null where an older account's name folds alike. */
    foldedUsername: text('folded_username'),
    fullName: text('full_name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['USER', 'ADMIN'] })
      .notNull()
      .default('USER'),
    /** False locks the account: no login, live sessions end. */
    isActive: boolean('is_active').notNull().default(true),
    /** Why the account is locked, in words for the customer. */
    lockedReason: text('locked_reason'),
    /** Session tokens issued before this moment are no longer good: set when the account is locked. */
    sessionsValidFrom: momentColumn('sessions_valid_from'),
    emailVerifiedAt: momentColumn('email_verified_at'),
    balance: moneyColumn('balance').notNull().default(0),
    imageAllowed: integer('image_allowed').notNull().default(0),
    /** Visibility of identity verification: 0 hidden, 1 shown. */
    kyc: integer('kyc').notNull().default(0),
    /** Status of the verification: 0 waiting, 1 success, 2 failed. */
    isVerify: integer('is_verify').notNull().default(0),
    /** Ids of the files of the latest submission: pictures and signed contract. */
    frontCard: text('front_card'),
    backCard: text('back_card'),
    portrait: text('portrait'),
    linkContract: text('link_contract'),
    timeKyc: momentColumn('time_kyc'),
    reasonFailKyc: text('reason_fail_kyc'),
    discountPc: integer('discount_pc').notNull().default(0),
    discountVps: integer('discount_vps').notNull().default(0),
    discountCloud: integer('discount_cloud').notNull().default(0),
    ...changeColumns(),
  },
  (table) => [
    uniqueIndex('accounts_username_key').on(table.username),
    uniqueIndex('accounts_folded_username_key').on(table.foldedUsername),
    uniqueIndex('accounts_email_key').on(table.email),
    // Accounts that wait to be verified, the oldest first.
    index('accounts_unverified')
      .on(table.createdAt)
      .where(sql`${table.emailVerifiedAt} is null`),
    check('accounts_balance_not_negative', sql`${table.balance} >= 0`),
  ],
);

/** One-time links that prove an e-mail address. Only the hash of the token is kept. */
export const emailVerificationTokens = pgTable(
  'email_verification_tokens',
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: momentColumn('expires_at').notNull(),
    usedAt: momentColumn('used_at'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('email_verification_tokens_account').on(table.accountId)],
);
