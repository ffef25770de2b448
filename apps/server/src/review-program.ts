/**
 * What the operator's programs have in common (`bank:review`, `identity:review`). They work on the database of the server's
 * own settings: beside running servers on a PostgreSQL, whose open pages they tell, or while the server is stopped on the embedded
 * database.
 */
import { pino } from 'pino';
import { openClock } from './clock.ts';
import { openDatabase } from './database/open.ts';
import { loggedError } from './http/error-log.ts';
import { openEventPublisher } from './realtime/publish-events.ts';
import type { Services } from './services.ts';
import { readSettings, SettingsError } from './settings.ts';

/** A command that does not exist or cannot be carried out; nothing has changed. Its message is for the operator. */
export class ReviewRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReviewRefused';
  }
}

/**
 * Opens the server's database, carries out the command of this process, and closes the database. Refusals and faulty
 * settings are one line on standard error and exit code 1.
 * @param review takes the words of the command and writes each line of its answer through `say`
 */
export async function runReviewProgram(
  review: (
    services: Pick<Services, 'settings' | 'database' | 'clock' | 'log' | 'events'>,
    parameters: readonly string[],
    say: (line: string) => void,
  ) => Promise<void>,
): Promise<void> {
  try {
    const log = pino({ level: 'error', serializers: { err: loggedError } }, pino.destination(2));
    const settings = readSettings(process.env);
    const opened = await openDatabase(settings, {
      info() {},
      error: (details, message) => log.error(details, message),
    });
    const publisher = openEventPublisher(settings.databaseUrl, log);
    try {
      const { events } = publisher;
      const clock = await openClock(opened.db);
      const services = { settings, database: opened.db, clock, log, events };
      await review(services, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`));
    } finally {
      await Promise.all([publisher.close(), opened.close()]);
    }
  } catch (error) {
    if (!(error instanceof ReviewRefused) && !(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
