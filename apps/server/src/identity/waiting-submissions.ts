import { asc, eq } from 'drizzle-orm';
import { accounts } from '../database/schema.ts';
import { identitySubmissions } from '../database/schema/identity.ts';
import type { Services } from '../services.ts';

/** A submission that waits for a decision. The pictures are their owner's alone. */
export interface WaitingSubmission {
  readonly username: string;
  readonly fullName: string;
  readonly createdAt: string;
}

/** How many are listed at most. */
const shown = 100;

/** The submissions that wait, oldest first. */
export async function waitingSubmissions({
  database,
}: Pick<Services, 'database'>): Promise<WaitingSubmission[]> {
  const rows = await database
    .select({
      username: accounts.username,
      fullName: identitySubmissions.fullName,
      createdAt: identitySubmissions.createdAt,
    })
    .from(identitySubmissions)
    .innerJoin(accounts, eq(accounts.id, identitySubmissions.accountId))
    .where(eq(identitySubmissions.status, 0))
    .orderBy(asc(identitySubmissions.createdAt))
    .limit(shown);
  return rows.map(({ username, fullName, createdAt }) => ({
    username,
    fullName,
    createdAt: createdAt.toISOString(),
  }));
}
