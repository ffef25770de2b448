/** PCs: the catalogue, the machines that customers rent, and their orders. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changeColumns, idColumn, momentColumn, moneyColumn, referenceColumn } from '../columns.ts';
import { accounts } from './accounts.ts';

/** A group of packages in the catalogue. */
export const categories = pgTable('categories', {
  id: idColumn(),
  name: text('name').notNull(),
  ...changeColumns(),
});

/** A kind of PC that can be rented. */
export const packages = pgTable('packages', {
  id: idColumn(),
  categoryId: referenceColumn('category_id', () => categories.id),
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
  ...changeColumns(),
});

/** The internet connection of a machine: its tunnel and the routes to choose from. `wan_holdings` has their holders. */
export const sshRoutes = pgTable('ssh_routes', {
  id: idColumn(),
  apiTunnel: text('api_tunnel'),
  /** The router that the routes belong to: machines behind the same one share its rotating routes. */
  gateway: text('gateway').notNull().default('gateway-1'),
  /** Names of the routes to choose from, and of those whose address rotates. */
  router: jsonb('router').$type<string[]>().notNull(),
  routerXoay: jsonb('router_xoay').$type<string[]>().notNull(),
  ...changeColumns(),
});

/** A customer's PC. Its machine exists only while it is rented; deleted ones stay for the orders that name them. */
export const images = pgTable(
  'images',
  {
    id: idColumn(),
    accountId: referenceColumn('account_id', () => accounts.id),
    packageId: referenceColumn('package_id', () => packages.id),
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
    ...changeColumns(),
  },
  (table) => [
    index('images_account').on(table.accountId, table.createdAt.desc()),
    uniqueIndex('images_machine')
      .on(table.packageId, table.machineNumber)
      .where(sql`${table.machineNumber} is not null`),
    index('images_rented')
      .on(table.packageId, table.estimateUsed)
      .where(sql`${table.machineNumber} is not null`),
  ],
);

/** One rental of a PC, from the order to its end. */
export const orders = pgTable(
  'orders',
  {
    id: idColumn(),
    accountId: referenceColumn('account_id', () => accounts.id),
    imageId: referenceColumn('image_id', () => images.id),
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
    ...changeColumns(),
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
    orderId: referenceColumn('order_id', () => orders.id),
    /** Hours bought. */
    rentalPeriod: integer('rental_period').notNull(),
    unit: text('unit', { enum: ['hour', 'day', 'month'] }).notNull(),
    /** VND charged. */
    price: moneyColumn('price').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('order_history_order').on(table.orderId, table.createdAt.desc())],
);
