import { asc, eq } from 'drizzle-orm';
import { cloudMinutesUsed, cloudSessionTime, MINUTE } from '@tram/machines/rules';
import type { Database } from '../database/tables.ts';
import { cloudImages, cloudImageSessions, cloudImageTerms } from '../database/schema/cloud.ts';
import type { LedgerKind } from '../ledger/book.ts';

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * What a machine may have used, ms: the time of its finished sessions, of which the oldest, before the migration
 * `time_used_by_cloud_machines`, were counted in whole minutes.
 * @param sessions oldest first
 */
function timesOf(sessions: readonly (typeof cloudImageSessions.$inferSelect)[]): readonly number[] {
  const times = sessions.map(({ timeStart, timeShutdown }) =>
    cloudSessionTime(timeStart.getTime(), (timeShutdown ?? timeStart).getTime()),
  );
  const inMinutes = times.map((time) => cloudMinutesUsed(time) * MINUTE);
  return [...times.keys(), times.length].map(
    (old) => sumOf(inMinutes.slice(0, old)) + sumOf(times.slice(old)),
  );
}

/**
 * Everything that is wrong with cloud machines, in words: the terms of each add up to what was charged less what was paid
 * back, to its days and to its hours; the time that it has used is that of its finished sessions, in minutes never more than its hours; a machine
 * runs when it has an open session, and no other has a place.
 * @param booked sum of the ledger's rows of a kind and cause, VND
 */
export async function auditCloud(
  database: Database,
  booked: (kind: LedgerKind, reference: string) => number,
): Promise<string[]> {
  const faults: string[] = [];
  for (const image of await database.select().from(cloudImages)) {
    const terms = await database
      .select()
      .from(cloudImageTerms)
      .where(eq(cloudImageTerms.cloudImageId, image.id));
    const compare = (what: string, found: number | boolean, wanted: number | boolean) => {
      if (found !== wanted) faults.push(`cloud ${image.id} has ${what} ${found}, not ${wanted}`);
    };
    const total = (of: (term: (typeof terms)[number]) => number) =>
      terms.reduce((sum, term) => sum + of(term), 0);
    const charged = -booked('rental', image.id) - total((term) => booked('extension', term.id));
    const refunded = booked('refund', image.id);
    compare(
      'terms of',
      total((term) => term.price),
      charged - refunded,
    );
    compare('a price of', image.price, charged - refunded);
    if (image.stage === 'failed') compare('a refund of', refunded, charged);
    else {
      compare('a refund of', refunded, 0);
      compare(
        'days',
        image.daysOfUse,
        total((term) => term.daysOfUse),
      );
      compare(
        'hours',
        image.hoursOfUse,
        total((term) => term.hoursOfUse),
      );
    }
    const sessions = await database
      .select()
      .from(cloudImageSessions)
      .where(eq(cloudImageSessions.cloudImageId, image.id))
      .orderBy(asc(cloudImageSessions.timeStart));
    const { timeUsed } = image;
    if (!timesOf(sessions).includes(timeUsed)) {
      faults.push(`cloud ${image.id} has used ${timeUsed} ms, its sessions something else`);
    }
    const minutes = cloudMinutesUsed(timeUsed);
    if (minutes > image.hoursOfUse * 60) faults.push(`cloud ${image.id} used ${minutes} minutes`);
    const isOpen = sessions.some((session) => session.timeShutdown === null);
    compare('an open session', isOpen, image.isRunning);
    const hasPlace = image.machineNumber !== null;
    compare('a place', hasPlace, image.isRunning || image.operation === 'start');
  }
  return faults;
}
