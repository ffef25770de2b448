/**
 * The connection between instances: Socket.IO's PostgreSQL adapter (LISTEN and NOTIFY) with connections of its own, which
 * are replaced when they are lost.
 *
 * The adapter (0.5.0) lacks six things, which are done here: it handles no `error` event, so a lost connection would end
 * the process; it never releases a lost connection, so its pool would run empty; nor one on which its own LISTEN is not
 * answered yet when it is closed, so its pool would never end; it does not notice a connection whose other end vanished
 * without closing; it does not report that it has missed messages; and it does not say when its messages have been sent.
 */
import { createAdapter } from '@socket.io/postgres-adapter';
import { Pool, type PoolClient } from 'pg';
import { SECOND } from '@tram/machines/rules';
import type { Logger } from '../services.ts';

/** The adapter's channel for Socket.IO's only namespace; listening to it twice is the same as once. */
const channel = 'socket.io#/';
/** A NOTIFY is shorter than 8000 bytes; a longer message goes through `socket_io_attachments`. */
const longestNotify = 7999;
/** How often the listening connection is asked whether it lives, and how long it may take to answer, ms. */
const heartbeatMs = 5 * SECOND;

export interface PostgresAdapter {
  /** What Socket.IO is started with. */
  readonly adapter: ReturnType<typeof createAdapter>;
  /** Calls `listener` each time that this instance starts to receive messages: at first, and after a lost connection. */
  onListening(listener: (moment: 'first' | 'again') => void): void;
  /** Calls `listener` each time that the connection which receives messages turns out to be lost. */
  onDeaf(listener: () => void): void;
  /** Gives the connections back when everything has been sent. Socket.IO has closed its adapter before. */
  close(): Promise<void>;
}

/** Never settles: what is asked of something that is closing. */
function never<Value>(): Promise<Value> {
  return new Promise(() => {});
}

/** Connects to the database that the instances share. */
export function createPostgresAdapter(url: string, log: Pick<Logger, 'error'>): PostgresAdapter {
  const pool = new Pool({
    connectionString: url,
    // One listens. The other sends every message, one after another, so that they arrive in order.
    max: 2,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10 * SECOND,
    query_timeout: heartbeatMs,
    keepAlive: true,
  });
  const report = (error: unknown) => {
    log.error({ err: error }, 'a connection between the instances was lost');
  };
  pool.on('connect', (client) => client.on('error', report));
  // The same again, for connections that rest.
  pool.on('error', () => {});

  let closing = false;
  let listening: { client: PoolClient; letGo: () => void } | null = null;
  /** The connection that listens, until the pool has it back. */
  let lent: PoolClient | null = null;
  pool.on('release', (_error, client) => {
    if (lent === client) lent = null;
  });
  let heardBefore = false;
  const listeners: ((moment: 'first' | 'again') => void)[] = [];
  const deafListeners: (() => void)[] = [];

  /** Watches over the connection that listens until it ends. */
  function watch(client: PoolClient): void {
    const heartbeat = setInterval(() => {
      // Not answered in time: the connection is cut, which the adapter sees as its end.
      client.query('select 1').catch(() => void client.end());
    }, heartbeatMs);
    heartbeat.unref();
    const letGo = () => {
      clearInterval(heartbeat);
      if (listening?.client !== client) return;
      listening = null;
      for (const listener of deafListeners) listener();
    };
    client.once('end', () => {
      letGo();
      client.release(true);
    });
    listening = { client, letGo };
    lent = client;
  }

  /** Opens a connection that receives the messages of the others. */
  async function open(): Promise<PoolClient> {
    const client = await pool.connect();
    try {
      await client.query(`listen "${channel}"`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return client;
  }

  /** What the adapter asks for when it begins to listen, and again when it has lost that connection. */
  async function connect(): Promise<PoolClient> {
    if (closing) return never();
    // The adapter may ask twice for one loss: a second one that listens would take the place of the one that speaks.
    if (listening !== null) {
      const { client, letGo } = listening;
      letGo();
      client.removeAllListeners('end');
      client.release(true);
    }
    const client = await open().catch((error: unknown) => {
      // The adapter tries again without reporting it.
      report(error);
      throw error;
    });
    if (closing) {
      client.release(true);
      return never();
    }
    watch(client);
    const moment = heardBefore ? 'again' : 'first';
    heardBefore = true;
    // When the adapter has the connection, too.
    setImmediate(() => {
      for (const listener of listeners) listener(moment);
    });
    return client;
  }

  /** Messages on their way. */
  const sending = new Set<Promise<unknown>>();
  function query(text: string, values?: unknown[]): Promise<unknown> {
    const sent = pool.query(text, values);
    sending.add(sent);
    // Whoever asked handles a failure.
    sent.catch(() => {}).finally(() => sending.delete(sent));
    return sent;
  }

  // `connect` and `query` are all that the adapter asks of a pool.
  const watchedPool: Pool = Object.create(pool, {
    connect: { value: connect },
    query: { value: query },
  });
  return {
    adapter: createAdapter(watchedPool, { payloadThreshold: longestNotify, errorHandler: report }),
    onListening: (listener) => listeners.push(listener),
    onDeaf: (listener) => deafListeners.push(listener),
    async close() {
      closing = true;
      // A pool that ends drops what still waits for a connection.
      await Promise.allSettled(sending);
      listening?.letGo();
      // The adapter would take its end for a loss, and connect again.
      lent?.removeAllListeners('end');
      lent?.release(true);
      await pool.end();
    },
  };
}
