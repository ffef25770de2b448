/** Virtual private servers: configurations and orders. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  changeColumns,
  idColumn,
  momentColumn,
  moneyColumn,
  referenceColumn,
  newId,
} from '../columns.ts';
import { accounts } from './accounts.ts';

export const computerConfigs = pgTable('computer_configs', {
  id: idColumn(),
  configName: text('config_name').notNull().unique(),
  /** VND a calendar month. */
  monthlyRentalPrice: moneyColumn('monthly_rental_price').notNull(),
  cpu: text('cpu').notNull(),
  ram: text('ram').notNull(),
  ssd: text('ssd').notNull(),
  gpu: text('gpu'),
  networkSpeed: text('network_speed').notNull(),
  ipv4: text('ipv4').notNull(),
  os: text('os').notNull(),
  dataCenter: text('data_center').notNull(),
  /** How many servers of this kind exist: as many can be rented at once. */
  capacity: integer('capacity').notNull(),
  ...changeColumns(),
});

export const vpsOrders = pgTable(
  'vps_orders',
  {
    id: idColumn(),
    accountId: referenceColumn('account_id', () => accounts.id),
    configId: referenceColumn('config_id', () => computerConfigs.id),
    status: text('status', { enum: ['on_rental', 'end'] })
      .notNull()
      .default('on_rental'),
    /** How far the server is: asked for, handed over, could not be made. */
    stage: text('stage', { enum: ['provisioning', 'ready', 'failed'] })
      .notNull()
      .default('provisioning'),
    /** Calendar months in all, extensions included. */
    rentalPeriod: integer('rental_period').notNull(),
    timeStart: momentColumn('time_start').notNull(),
    endTime: momentColumn('end_time').notNull(),
    /** Percent of the account at the time of the order. */
    discount: integer('discount').notNull(),
    /** VND charged in all, extensions included. */
    totalPrice: moneyColumn('total_price').notNull(),
    os: text('os', { enum: ['window server', 'ubuntu'] }).notNull(),
    /** The configuration as it was when the order was made. */
    configName: text('config_name').notNull(),
    /** The configuration's name folded for searching: lower case, no accents. */
    configNameFolded: text('config_name_folded').notNull(),
    monthlyRentalPrice: moneyColumn('monthly_rental_price').notNull(),
    /** Id of the server on the wire. */
    vpsId: text('vps_id').notNull().unique().$defaultFn(newId),
    /** Number of the server among those of its configuration, from 1; null when the rental is over. */
    machineNumber: integer('machine_number'),
    /** Who may sign in, and where; null until the server is there. */
    user: text('user_name'),
    pass: text('pass'),
    /** Ubuntu only. */
    ssh: text('ssh'),
    /** Windows only. */
    ipRemote: text('ip_remote'),
    intIp: text('int_ip'),
    apiTunnel: text('api_tunnel'),
    ...changeColumns(),
  },
  (table) => [
    index('vps_orders_account').on(table.accountId, table.createdAt.desc()),
    uniqueIndex('vps_orders_machine')
      .on(table.configId, table.machineNumber)
      .where(sql`${table.machineNumber} is not null`),
  ],
);

/** What was bought for a VPS: the first months and each extension. */
export const vpsTerms = pgTable(
  'vps_terms',
  {
    id: idColumn(),
    orderId: referenceColumn('order_id', () => vpsOrders.id),
    /** Calendar months bought. */
    months: integer('months').notNull(),
    /** VND charged. */
    price: moneyColumn('price').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('vps_terms_order').on(table.orderId, table.createdAt.desc())],
);
