/** Connections of a machine: held internet routes, tunnel peers, tokens of the Play client. */
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { changeColumns, idColumn, momentColumn, referenceColumn } from '../columns.ts';
import { accounts } from './accounts.ts';
import { images } from './pcs.ts';

/** An internet route in use. A rotating one belongs to one account at a time, a plain one can be shared. */
export const wanHoldings = pgTable(
  'wan_holdings',
  {
    id: idColumn(),
    gateway: text('gateway').notNull(),
    /** The route as it is stored, in the form 'WAN00 …'. */
    name: text('name').notNull(),
    isRotating: boolean('is_rotating').notNull(),
    accountId: referenceColumn('account_id', () => accounts.id),
    imageId: referenceColumn('image_id', () => images.id),
    /** Present public address; null while it changes. */
    ip: text('ip'),
    /** When the address was last asked to change. */
    changedAt: momentColumn('changed_at'),
    ...changeColumns(),
  },
  (table) => [
    uniqueIndex('wan_holdings_one_holder')
      .on(table.gateway, table.name)
      .where(sql`${table.isRotating}`),
    uniqueIndex('wan_holdings_one_plain_an_image')
      .on(table.imageId)
      .where(sql`not ${table.isRotating}`),
    index('wan_holdings_image').on(table.imageId),
  ],
);

/** A device that may reach one machine through its tunnel. The private key is given to the customer and not kept. */
export const tunnelPeers = pgTable(
  'tunnel_peers',
  {
    id: idColumn(),
    accountId: referenceColumn('account_id', () => accounts.id),
    target: text('target', { enum: ['pc', 'cloud', 'vps'] }).notNull(),
    targetId: text('target_id').notNull(),
    os: text('os', { enum: ['win', 'mac', 'mobile'] }).notNull(),
    name: text('name').notNull(),
    apiTunnel: text('api_tunnel').notNull(),
    /** The machine's own address as /32: all that the peer may reach. */
    allowIp: text('allow_ip').notNull(),
    /** WireGuard public key of the peer, base64. */
    publicKey: text('public_key').notNull().unique(),
    /** The peer's own address in the tunnel, unique a tunnel API. */
    address: text('address').notNull(),
    createdAt: momentColumn('created_at').notNull(),
    revokedAt: momentColumn('revoked_at'),
  },
  (table) => [
    uniqueIndex('tunnel_peers_address').on(table.apiTunnel, table.address),
    index('tunnel_peers_target').on(table.target, table.targetId),
  ],
);

/** A token for the Play client. Only its hash is kept. */
export const playTokens = pgTable(
  'play_tokens',
  {
    id: idColumn(),
    accountId: referenceColumn('account_id', () => accounts.id),
    target: text('target', { enum: ['pc', 'cloud'] }).notNull(),
    targetId: text('target_id').notNull(),
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: momentColumn('expires_at').notNull(),
    createdAt: momentColumn('created_at').notNull(),
  },
  (table) => [index('play_tokens_target').on(table.target, table.targetId)],
);
