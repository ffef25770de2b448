/**
 * The review of identity submissions as a program, `pnpm --filter @tram/server identity:review`: the operator's way to look at
 * what waits and to decide. It works on the database and the files of the server's own settings: beside running servers on a
 * PostgreSQL, or while the server is stopped on the embedded one.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { desc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createKeys, readTokenSecret } from '../auth/token-secret.ts';
import { openClock } from '../clock.ts';
import { openDatabase } from '../database/open.ts';
import { accounts } from '../database/schema/accounts.ts';
import { identitySubmissions, storedFiles } from '../database/schema/identity.ts';
import { openDiskFiles } from '../files/disk-file-store.ts';
import { fileName } from '../files/file-store.ts';
import { loggedError } from '../http/error-log.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { decideSubmission, waitingSubmissions } from './decide-submission.ts';

const usage = `usage:
  identity:review list                      the submissions that wait, oldest first
  identity:review show USERNAME FOLDER      the newest submission of a customer; its pictures and contract are written,
                                            readable, into FOLDER, which must not exist: remove it afterwards
  identity:review approve USERNAME
  identity:review refuse USERNAME REASON    the reason is shown and mailed to the customer, in Vietnamese`;

/** Why a command was not carried out, in one line. */
export class ReviewRefused extends Error {}

/** What the review needs. */
type ReviewServices = Pick<Services, 'settings' | 'database' | 'clock' | 'log' | 'files'>;

/**
 * Carries out one command.
 * @param say takes each line of the answer
 * @throws ReviewRefused for a command that is none, or that cannot be carried out
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

/** Someone else's words: no character of it may speak to the terminal. */
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
  const [found] = await database
    .select({ submission: identitySubmissions, username: accounts.username })
    .from(identitySubmissions)
    .innerJoin(accounts, eq(accounts.id, identitySubmissions.accountId))
    .where(eq(sql`lower(${accounts.username})`, username.toLowerCase()))
    .orderBy(desc(identitySubmissions.createdAt))
    .limit(1);
  if (found === undefined) throw new ReviewRefused(`${username} has submitted nothing`);
  const { submission } = found;
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

async function runReview(): Promise<void> {
  const log = pino({ level: 'error', serializers: { err: loggedError } }, pino.destination(2));
  const settings = readSettings(process.env);
  const opened = await openDatabase(settings, {
    info() {},
    error: (details, message) => log.error(details, message),
  });
  try {
    const clock = await openClock(opened.db);
    const key = createKeys(await readTokenSecret(settings, opened.db))('file-store');
    const files = await openDiskFiles(settings, { key, clock });
    const services = { settings, database: opened.db, clock, log, files };
    await review(services, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
  } finally {
    await opened.close();
  }
}

if (import.meta.main) {
  try {
    await runReview();
  } catch (error) {
    if (!(error instanceof ReviewRefused) && !(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
