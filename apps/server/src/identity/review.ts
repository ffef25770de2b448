/**
 * The review of identity submissions as a program, `pnpm --filter @tram/server identity:review`: the operator reads what
 * waits and decides.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { findAccount } from '../auth/account-name.ts';
import { createKeys, readTokenSecret } from '../auth/token-secret.ts';
import { identitySubmissions, storedFiles } from '../database/schema/identity.ts';
import { fileName, openDiskFiles } from '../files/file-store.ts';
import { Refusal } from '../refusal.ts';
import { ReviewRefused, runReviewProgram } from '../review-program.ts';
import type { Services } from '../services.ts';
import { decideSubmission, waitingSubmissions } from './decide-submission.ts';

const usage = `usage:
  identity:review list                      the submissions that wait, oldest first
  identity:review show USERNAME FOLDER      the newest submission of a customer; its pictures and contract are written,
                                            readable, into FOLDER, which must not exist: remove it afterwards
  identity:review approve USERNAME
  identity:review refuse USERNAME REASON    the reason is shown and mailed to the customer, in Vietnamese`;

type ReviewServices = Pick<
  Services,
  'settings' | 'database' | 'clock' | 'log' | 'events' | 'files'
>;

/**
 * Carries out one command.
 * @param say takes each line of the answer
 * @throws ReviewRefused when the command does not exist or cannot be carried out
 */
export async function review(
  services: ReviewServices,
  parameters: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [command, username, last, ...more] = parameters;
  const count = parameters.length;
  if (command === 'list' && count === 1) {
    const waiting = await waitingSubmissions(services);
    if (waiting.length === 0) say('nothing waits');
    for (const one of waiting) say(`${one.createdAt}  ${one.username}  ${quoted(one.fullName)}`);
  } else if (command === 'show' && username !== undefined && last !== undefined && count === 3) {
    await show(services, username, last, say);
  } else if (command === 'approve' && username !== undefined && count === 2) {
    await decide(services, username, null);
    say(`approved ${username}`);
  } else if (command === 'refuse' && username !== undefined && last !== undefined) {
    const reason = [last, ...more].join(' ').trim();
    if (reason === '' || reason.length > 500) throw new ReviewRefused(usage);
    await decide(services, username, reason);
    say(`refused ${username}`);
  } else throw new ReviewRefused(usage);
}

/** Escapes text from outside, so that no control character reaches the terminal. */
function quoted(words: string): string {
  return JSON.stringify(words);
}

async function decide(
  services: ReviewServices,
  username: string,
  reason: string | null,
): Promise<void> {
  try {
    await decideSubmission(
      services,
      username,
      reason === null ? { outcome: 'approved' } : { outcome: 'refused', reason },
    );
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ReviewRefused(
      error.statusCode === 404
        ? `there is no account ${username}`
        : `${username} has nothing waiting`,
    );
  }
}

async function show(
  { database, files }: ReviewServices,
  username: string,
  folder: string,
  say: (line: string) => void,
): Promise<void> {
  const account = await findAccount(database, username);
  const [submission] = await database
    .select()
    .from(identitySubmissions)
    .where(eq(identitySubmissions.accountId, account?.id ?? ''))
    .orderBy(desc(identitySubmissions.createdAt))
    .limit(1);
  if (submission === undefined) throw new ReviewRefused(`${username} has submitted nothing`);
  for (const [name, value] of Object.entries(submission)) {
    if (!name.endsWith('Id') || name === 'citizenId') say(`${name}: ${quoted(String(value))}`);
  }
  const contents = [
    submission.frontCardId,
    submission.backCardId,
    submission.portraitId,
    submission.signatureId,
    submission.contractId,
  ];
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    throw new ReviewRefused(`${folder} cannot be made (${codeOf(error)})`);
  });
  for (const id of contents) {
    const [file] = await database.select().from(storedFiles).where(eq(storedFiles.id, id));
    const content = file === undefined ? null : await files.get(file.storageKey);
    if (file === undefined || content === null) throw new ReviewRefused(`file ${id} is missing`);
    const place = path.join(folder, fileName(file));
    await writeFile(place, content, { mode: 0o600, flag: 'wx' });
    say(place);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

if (import.meta.main) {
  await runReviewProgram(async (services, parameters, say) => {
    const { settings, database, clock } = services;
    const key = createKeys(await readTokenSecret(settings, database))('file-store');
    const files = await openDiskFiles(settings, { key, clock });
    await review({ ...services, files }, parameters, say);
  });
}
