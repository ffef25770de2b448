/** Cloud machines: what is offered, what is rented, and the sessions that were used. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { changeColumns, idColumn, momentColumn, moneyColumn, referenceColumn } from '../columns.ts';
import { accounts } from './accounts.ts';

/** A kind of cloud machine that can be rented. */
export const cloudPackages = pgTable('cloud_packages', {
  id: idColumn(),
  /** Heading that the package stands under in the catalogue. */
  group: text('group_name').notNull(),
  /** Order of groups and of packages within their group, ascending. */
  rank: integer('rank').notNull(),
  name: text('name').notNull().unique(),
  /** VND for `days_of_use` days and `hours_of_use` hours. */
  price: moneyColumn('price').notNull(),
  cpu: text('cpu').notNull(),
  ram: text('ram').notNull(),
  ssd: text('ssd').notNull(),
  vga: text('vga').notNull(),
  os: text('os').notNull(),
  daysOfUse: integer('days_of_use').notNull(),
  hoursOfUse: integer('hours_of_use').notNull(),
  maxHoursEachSession: integer('max_hours_each_session').notNull(),
  /** The waiting queue in the operator's words; null when there is none. */
  messageWait: text('message_wait'),
  /** How many machines of this kind can run at once. */
  capacity: integer('capacity').notNull(),
  /** The operator (or the sandbox) gives out no machine, even if one is free: no rental and no start. */
  isFull: boolean('is_full').notNull().default(false),
  ...changeColumns(),
});

/** Hardware that can be added to the machines of a package. */
export const cloudHardwares = pgTable(
  'cloud_hardwares',
  {
    id: idColumn(),
    cloudPackageId: referenceColumn('cloud_package_id', () => cloudPackages.id),
    name: text('name').notNull(),
    /** VND that it adds to each extension. */
    price: moneyColumn('price').notNull(),
    rank: integer('rank').notNull(),
    ...changeColumns(),
  },
  (table) => [index('cloud_hardwares_package').on(table.cloudPackageId, table.rank)],
);

/** A piece of hardware as it was when it was asked for. */
export interface RequestedHardware {
  readonly id: string;
  readonly name: string;
  /** VND */
  readonly price: number;
}

/** A customer's cloud machine and its rental. Deleted and ended ones stay for the order table. */
export const cloudImages = pgTable(
  'cloud_images',
  {
    id: idColumn(),
    accountId: referenceColumn('account_id', () => accounts.id),
    cloudPackageId: referenceColumn('cloud_package_id', () => cloudPackages.id),
    name: text('name').notNull(),
    /** How far it is: being made, there, could not be made. */
    stage: text('stage', { enum: ['creating', 'ready', 'failed'] })
      .notNull()
      .default('creating'),
    /** Granted in all, extensions included. */
    daysOfUse: integer('days_of_use').notNull(),
    hoursOfUse: integer('hours_of_use').notNull(),
    /** Sum of the finished sessions, ms. */
    timeUsed: bigint('time_used', { mode: 'number' }).notNull().default(0),
    isRunning: boolean('is_running').notNull().default(false),
    /** The present operation and since when, which identify the answers that belong to it; null when there is none. */
    operation: text('operation', {
      enum: ['start', 'restart', 'shutdown', 'backup', 'restore', 'delete'],
    }),
    operationSince: momentColumn('operation_since'),
    /** Days or hours are used up, as a timer or a shutdown has written it down; the rule may say so earlier. */
    hasExpired: boolean('has_expired').notNull().default(false),
    isExtended: boolean('is_extended').notNull().default(false),
    /** Start of the present or latest session. */
    lastTurnedTime: momentColumn('last_turned_time'),
    /** VND charged in all, extensions and their hardware included; 0 once it was paid back. */
    price: moneyColumn('price').notNull(),
    /** Percent of the account at the time of the order. */
    discount: integer('discount').notNull(),
    /** Additional hardware requested or accepted. */
    hardwares: jsonb('hardwares').$type<RequestedHardware[]>().notNull().default([]),
    /** 1 not yet requested, 2 pending, 3 accepted, 4 failed. */
    acceptedAddHardwares: integer('accepted_add_hardwares').notNull().default(1),
    /** Whether a virtual machine exists: `delete-vm` throws it away while the rental stays. */
    hasMachine: boolean('has_machine').notNull().default(false),
    username: text('username'),
    password: text('password'),
    backupId: text('backup_id'),
    backedUpAt: momentColumn('backed_up_at'),
    /** Number of the place it runs on, among those of its package, from 1; null while it does not run. */
    machineNumber: integer('machine_number'),
    ipRemote: text('ip_remote'),
    ipInt: text('ip_int'),
    apiTunnel: text('api_tunnel'),
    deletedAt: momentColumn('deleted_at'),
    ...changeColumns(),
  },
  (table) => [
    index('cloud_images_account').on(table.accountId, table.createdAt.desc()),
    uniqueIndex('cloud_images_machine')
      .on(table.cloudPackageId, table.machineNumber)
      .where(sql`${table.machineNumber} is not null`),
    check('cloud_images_hardware_status', sql`${table.acceptedAddHardwares} between 1 and 4`),
  ],
);

/** One session of a cloud machine, from start to shutdown. */
export const cloudImageSessions = pgTable(
  'cloud_image_sessions',
  {
    id: idColumn(),
    cloudImageId: referenceColumn('cloud_image_id', () => cloudImages.id),
    timeStart: momentColumn('time_start').notNull(),
    /** Null while it runs. */
    timeShutdown: momentColumn('time_shutdown'),
  },
  (table) => [
    index('cloud_image_sessions_image').on(table.cloudImageId, table.timeStart.desc()),
    uniqueIndex('cloud_image_sessions_one_open')
      .on(table.cloudImageId)
      .where(sql`${table.timeShutdown} is null`),
  ],
);

/** What was bought for a cloud machine: the first rental and each extension. */
export const cloudImageTerms = pgTable(
  'cloud_image_terms',
  {
    id: idColumn(),
    cloudImageId: referenceColumn('cloud_image_id', () => cloudImages.id),
    daysOfUse: integer('days_of_use').notNull(),
    hoursOfUse: integer('hours_of_use').notNull(),
    /** VND charged. */
    price: moneyColumn('price').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('cloud_image_terms_image').on(table.cloudImageId, table.createdAt.desc())],
);
