/** Many customers at once: accounts that are signed in, and their connections as the portal opens them. */
import { createServerClock } from '@tram/api/clock';
import { createRealtime, type Realtime, type RealtimeOptions } from '@tram/api/realtime';
import { nameColumns } from '../auth/account-name.ts';
import { createSessionTokens } from '../auth/authenticate.ts';
import { newId } from '../database/columns.ts';
import { accounts } from '../database/schema/accounts.ts';
import type { Database } from '../database/tables.ts';
import type { Services } from '../services.ts';

export interface SignedInCustomer {
  readonly id: string;
  readonly token: string;
}

/** What is not the same for every customer that a test makes. */
type CustomerChanges = Partial<Pick<typeof accounts.$inferInsert, 'passwordHash' | 'kyc'>>;

/** Makes customers with an empty balance, whose passwords nobody knows unless `changes` has a hash. */
export async function insertCustomers(
  database: Database,
  count: number,
  { now, ...changes }: CustomerChanges & { readonly now: Date },
): Promise<{ id: string; username: string }[]> {
  const rows = Array.from({ length: count }, () => {
    const id = newId();
    return {
      id,
      ...nameColumns(`customer-${id}`),
      fullName: 'Khách hàng',
      email: `${id}@example.com`,
      phone: '0900000000',
      passwordHash: 'none',
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
      ...changes,
    };
  });
  await database.insert(accounts).values(rows);
  return rows.map(({ id, username }) => ({ id, username }));
}

/**
 * Makes customers and their session tokens without a login, which takes a tenth of a second of a core for the password alone.
 * @param secret the server's `tokenSecret`
 */
export async function addCustomers(
  { database, clock, settings }: Services,
  secret: string,
  count: number,
): Promise<SignedInCustomer[]> {
  const rows = await insertCustomers(database, count, { now: clock.now() });
  const tokens = createSessionTokens(
    new TextEncoder().encode(secret),
    settings.tokenMinutes,
    clock,
  );
  return Promise.all(
    rows.map(async ({ id, username }) => ({
      id,
      token: await tokens.issue({ id, username, role: 'USER' }),
    })),
  );
}

/** A customer's connection, and what has come of it. */
export interface ConnectedCustomer {
  readonly realtime: Realtime;
  /** Greetings so far: one for each connection. */
  greetings(): number;
  /** Status of the answer to each read of the loaded page that the connection asked for. */
  readonly reads: readonly number[];
  /** Whether the server has ever refused the connection for good. */
  wasRefused(): boolean;
}

/** Connects as a tab with one loaded page does: it reads the page again whenever the connection asks for it. */
export function connectCustomer(
  origin: string,
  { id, token }: SignedInCustomer,
  waits: Pick<RealtimeOptions, 'joinWaitMs' | 'reconnectAfterMs' | 'resyncWithinMs'> = {},
): ConnectedCustomer {
  let greetings = 0;
  let refused = false;
  const reads: number[] = [];
  const clock = createServerClock();
  const realtime = createRealtime({
    origin,
    page: null,
    session: { token: () => token, currentAccount: () => id },
    clock: {
      ...clock,
      observe(serverNow) {
        greetings += 1;
        clock.observe(serverNow);
      },
    },
    ...waits,
  });
  realtime.onStatus((status) => {
    refused ||= status === 'refused';
  });
  realtime.onResync(() => {
    const headers = { authorization: `Bearer ${token}` };
    fetch(`${origin}/api/images`, { headers })
      .then(async (answer) => {
        await answer.arrayBuffer();
        reads.push(answer.status);
      })
      .catch(() => reads.push(0));
  });
  realtime.connect();
  return { realtime, greetings: () => greetings, reads, wasRefused: () => refused };
}
