import { eq } from 'drizzle-orm';
import { cloudSessionMinutes } from '@tram/machines/rules';
import type { Database } from '../database/tables.ts';
import { cloudImages, cloudImageSessions, cloudImageTerms } from '../database/schema/cloud.ts';
import type { LedgerKind } from '../ledger/book.ts';

/**
 * Everything that is wrong with cloud machines, in words: the terms of each add up to what was charged less what was paid
 * back, to its days and to its hours; its minutes are those of its finished sessions, never more than its hours; a machine
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
      .where(eq(cloudImageSessions.cloudImageId, image.id));
    const used = sessions.reduce((sum, { timeStart, timeShutdown }) => {
      const end = timeShutdown ?? timeStart;
      return sum + cloudSessionMinutes(timeStart.getTime(), end.getTime());
    }, 0);
    compare('minutes', image.totalMinuteUsed, used);
    if (used > image.hoursOfUse * 60) faults.push(`cloud ${image.id} used ${used} minutes`);
    const isOpen = sessions.some((session) => session.timeShutdown === null);
    compare('an open session', isOpen, image.isRunning);
    const hasPlace = image.machineNumber !== null;
    compare('a place', hasPlace, image.isRunning || image.operation === 'start');
  }
  return faults;
}
