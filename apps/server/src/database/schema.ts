import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { idColumn, momentColumn, moneyColumn } from './columns.ts';

/*
 * The tables of the reference server, in the SQL that PostgreSQL 15 and PGlite share.
 *
 * Times are never taken from the database (`now()`): the server's own clock, which the sandbox can move forward, is the
 * only clock. Rows that customers see keep `created_at`, and `updated_at` when they can change.
 */

/** A customer or an operator. `balance` is the sum of the account's rows in `ledger_entries`, kept in the same transaction. */
export const accounts = pgTable(
  'accounts',
  {
    id: idColumn(),
    username: text('username').notNull(),
    fullName: text('full_name').notNull(),
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
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('accounts_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('accounts_email_key').on(sql`lower(${table.email})`),
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

/** Every change of a balance. The balance of an account is the sum of its amounts and the last row's `balance_after`. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** Order of booking: within one account it grows with every row, because the account is locked while booking. */
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** VND; positive adds to the balance, negative takes from it. */
    amount: moneyColumn('amount').notNull(),
    kind: text('kind', {
      enum: ['recharge', 'rental', 'extension', 'refund', 'adjustment'],
    }).notNull(),
    /** Id of what caused it: the recharge, the order, the row of the order's history … Booked once a kind. */
    reference: text('reference').notNull(),
    balanceAfter: moneyColumn('balance_after').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('ledger_entries_cause').on(table.kind, table.reference),
    index('ledger_entries_account').on(table.accountId, table.position),
    check('ledger_entries_amount_not_zero', sql`${table.amount} <> 0`),
    check('ledger_entries_balance_not_negative', sql`${table.balanceAfter} >= 0`),
  ],
);

/** Answers of writes that carry an `Idempotency-Key`, stored in the transaction of their effect. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request that came first with this key. */
    fingerprint: text('fingerprint').notNull(),
    /** The first answer; null only inside the transaction that is making it. */
    answer: jsonb('answer'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.operation, table.key] }),
    index('idempotency_records_age').on(table.createdAt),
  ],
);

/** A group of packages in the catalogue. */
export const categories = pgTable('categories', {
  id: idColumn(),
  name: text('name').notNull(),
  createdAt: momentColumn('created_at').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});

/** A kind of PC that can be rented. */
export const packages = pgTable('packages', {
  id: idColumn(),
  categoryId: text('category_id')
    .notNull()
    .references(() => categories.id),
  name: text('name').notNull().unique(),
  cpu: text('cpu').notNull(),
  gpu: text('gpu').notNull(),
  ram: text('ram').notNull(),
  ssd: text('ssd').notNull(),
  os: text('os').notNull(),
  boxPhone: text('box_phone'),
  support: text('support'),
  pricePerHour: moneyColumn('price_per_hour').notNull(),
  pricePerDay: moneyColumn('price_per_day').notNull(),
  pricePerMonth: moneyColumn('price_per_month').notNull(),
  /** How many machines of this kind exist: as many can be rented at once. */
  capacity: integer('capacity').notNull(),
  createdAt: momentColumn('created_at').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});

/** A bank account of the operator that receives recharges. */
export const banks = pgTable('banks', {
  id: idColumn(),
  bankName: text('bank_name').notNull(),
  /** The bank's identification number at NAPAS, six digits. */
  bin: text('bin').notNull(),
  accountNumber: text('account_number').notNull(),
  accountName: text('account_name').notNull(),
  /** Template part of the VietQR quick link. */
  template: text('template').notNull().default('compact2'),
  /** The smallest and the largest transfer this account takes, VND. */
  minimum: moneyColumn('minimum').notNull(),
  maximum: moneyColumn('maximum').notNull(),
  /** Order in lists, ascending. */
  rank: integer('rank').notNull(),
  createdAt: momentColumn('created_at').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});

/** A top-up by bank transfer. `link_path` freezes where and how it was to be paid. */
export const recharges = pgTable(
  'recharges',
  {
    id: idColumn(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    bankId: text('bank_id')
      .notNull()
      .references(() => banks.id),
    /** The bank's name at the time. */
    bankName: text('bank_name').notNull(),
    money: moneyColumn('money').notNull(),
    /** Transfer content that identifies the payment: unique, short, letters and digits. */
    content: text('content').notNull().unique(),
    /** Path and query of the QR picture on this server: `/qr/{bin}-{account}-{template}.png?…`. */
    linkPath: text('link_path').notNull(),
    /** 0 pending, 1 successful, 2 cancelled, 3 timed out. */
    status: integer('status').notNull().default(0),
    expiresAt: momentColumn('expires_at').notNull(),
    paidAt: momentColumn('paid_at'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    index('recharges_account').on(table.accountId, table.createdAt.desc()),
    check('recharges_money_positive', sql`${table.money} > 0`),
  ],
);

/** The way of a machine to the internet: its tunnel and the routes to choose from. Who holds which is in `wan_holdings`. */
export const sshRoutes = pgTable('ssh_routes', {
  id: idColumn(),
  apiTunnel: text('api_tunnel'),
  /** The router that the routes belong to: machines behind the same one share its rotating routes. */
  gateway: text('gateway').notNull().default('gateway-1'),
  /** Names of the routes to choose from, and of those whose address rotates. */
  router: jsonb('router').$type<string[]>().notNull(),
  routerXoay: jsonb('router_xoay').$type<string[]>().notNull(),
  createdAt: momentColumn('created_at').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
});

/** A customer's PC. Its machine exists only while it is rented; deleted ones stay for the orders that name them. */
export const images = pgTable(
  'images',
  {
    id: idColumn(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id),
    name: text('name').notNull(),
    /** The name folded for searching: lower case, no accents. */
    nameFolded: text('name_folded').notNull(),
    /** 0/0 not rented, 1/0 waiting for creation, 0/1 ready (booting/installed). */
    isBooting: boolean('is_booting').notNull().default(false),
    isInstalled: boolean('is_installed').notNull().default(false),
    bootingSince: momentColumn('booting_since'),
    /** Until when it is paid for; null when not rented. */
    estimateUsed: momentColumn('estimate_used'),
    /** Unit of the current rental; null when not rented. */
    unit: text('unit', { enum: ['hour', 'day', 'month'] }),
    /** Number of the machine of its package that serves it, from 1; null when not rented. */
    machineNumber: integer('machine_number'),
    computerName: text('computer_name'),
    passRdp: text('pass_rdp'),
    userRemote: text('user_remote'),
    /** Host and port for Remote Desktop. */
    remoteExtIp: text('remote_ext_ip'),
    intIpAddress: text('int_ip_address'),
    tokenPc: text('token_pc'),
    sshId: text('ssh_id').references(() => sshRoutes.id),
    deletedAt: momentColumn('deleted_at'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    index('images_account').on(table.accountId, table.createdAt.desc()),
    uniqueIndex('images_machine')
      .on(table.packageId, table.machineNumber)
      .where(sql`${table.machineNumber} is not null`),
  ],
);

/** One rental of a PC, from the order to its end. */
export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    imageId: text('image_id')
      .notNull()
      .references(() => images.id),
    /** 1 renting, 0 finished. */
    status: integer('status').notNull().default(1),
    /** How far the machine is: asked for, handed over, could not be made. */
    stage: text('stage', { enum: ['provisioning', 'ready', 'failed'] })
      .notNull()
      .default('provisioning'),
    /** Hours of the whole rental, extensions included. */
    rentalPeriod: integer('rental_period').notNull(),
    /** Unit of the latest rental or extension. */
    unit: text('unit', { enum: ['hour', 'day', 'month'] }).notNull(),
    /** The package's prices when the order was made, VND. */
    pricePerHour: moneyColumn('price_per_hour').notNull(),
    pricePerDay: moneyColumn('price_per_day').notNull(),
    pricePerMonth: moneyColumn('price_per_month').notNull(),
    /** Percent of the account at the time of the order. */
    discount: integer('discount').notNull(),
    /** VND charged in all, extensions included. */
    totalPrice: moneyColumn('total_price').notNull(),
    /** VND charged by extensions after the first period. */
    afterExp: moneyColumn('after_exp').notNull().default(0),
    remoteExtIp: text('remote_ext_ip'),
    ip: text('ip'),
    userRemote: text('user_remote'),
    passRdp: text('pass_rdp'),
    /** Start and end of the paid time; null until the machine is handed over. */
    timeBoot: momentColumn('time_boot'),
    endTime: momentColumn('end_time'),
    createdAt: momentColumn('created_at').notNull(),
    updatedAt: momentColumn('updated_at').notNull(),
  },
  (table) => [
    index('orders_account').on(table.accountId, table.createdAt.desc()),
    uniqueIndex('orders_one_renting_an_image')
      .on(table.imageId)
      .where(sql`${table.status} = 1`),
  ],
);

/** What was bought for an order: the first period and each extension. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: idColumn(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** Hours bought. */
    rentalPeriod: integer('rental_period').notNull(),
    unit: text('unit', { enum: ['hour', 'day', 'month'] }).notNull(),
    /** VND charged. */
    price: moneyColumn('price').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('order_history_order').on(table.orderId, table.createdAt.desc())],
);

/** What happened to an account's machines and money, in words for the customer. */
export const logs = pgTable(
  'logs',
  {
    id: idColumn(),
    /** Order of writing: breaks ties of `created_at`. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Name of the package concerned, such as `G1080`; null when none is. */
    group: text('group_name'),
    message: text('message').notNull(),
    /** Id, group and message folded for searching: lower case, no accents. */
    folded: text('folded').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('logs_account').on(table.accountId, table.position.desc())],
);

/** The operator's notice after login; the newest row counts. */
export const notifications = pgTable('notifications', {
  id: idColumn(),
  /** Visibility: 0 hidden, 1 shown. */
  status: integer('status').notNull(),
  title: text('title').notNull(),
  /** HTML, sanitised by who shows it. */
  content: text('content').notNull(),
  createdAt: momentColumn('created_at').notNull(),
  updatedAt: momentColumn('updated_at').notNull(),
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

/**
 * Something to look at when its time comes. A timer only says "look again at `reference`": its handler decides by the
 * rows it finds, so a timer that comes too early, too late or twice does no harm.
 */
export const timers = pgTable(
  'timers',
  {
    id: idColumn(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    dueAt: momentColumn('due_at').notNull(),
    /** Failed tries so far; each one waits longer. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('timers_purpose').on(table.kind, table.reference),
    index('timers_due').on(table.dueAt),
  ],
);

/** Small values of the server itself that must survive a restart, such as how far the sandbox moved the clock. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
