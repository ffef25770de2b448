import { foldForSearch, HOUR, MINUTE, rentalHours, SECOND } from '@tram/machines/rules';
import type { PackageRow } from '../catalogue/operations.ts';
import { newId } from '../database/columns.ts';
import { images, packages } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/operations.ts';
import { simulateMachine } from '../machine-driver/simulated-driver.ts';
import { expireOrder, provisionOrder } from '../orders/rental-timers.ts';
import { extendRental } from '../orders/extend-rental.ts';
import { startRental, termsOf } from '../orders/rentals.ts';
import type { DemoPc, DemoRental } from './demo-rentals.ts';
import type { PastEvent, PastServices } from './timeline.ts';

interface DemoCustomer {
  readonly accountId: string;
  /** Percent. */
  readonly discount: number;
  readonly pcs: readonly DemoPc[];
  readonly rentals: readonly DemoRental[];
}

/** The events of a customer's PCs and rentals, and what they cost in all, VND. They are rented by the same code as any other. */
export async function rentalEvents(
  unit: UnitOfWork,
  services: PastServices,
  { accountId, discount, pcs, rentals }: DemoCustomer,
): Promise<{ events: PastEvent[]; spent: number }> {
  const known = new Map(
    (await unit.transaction.select().from(packages)).map((row) => [row.name, row]),
  );
  const events: PastEvent[] = [];
  let spent = 0;
  for (const { name, packageName, ago } of pcs) {
    const its = known.get(packageName);
    if (its === undefined) throw new Error(`there is no package ${packageName}`);
    const id = newId();
    events.push({
      at: new Date(unit.now.getTime() - ago),
      happen: ({ transaction, now }) =>
        transaction.insert(images).values({
          id,
          accountId,
          packageId: its.id,
          name,
          nameFolded: foldForSearch(name),
          createdAt: now,
          updatedAt: now,
        }),
    });
    for (const rental of rentals.filter(({ pc }) => pc === name)) {
      events.push(...eventsOfRental(unit.now, services, { accountId, imageId: id, its, rental }));
      for (const term of rental.terms) spent += termsOf(term, its, discount).price.total;
    }
  }
  return { events, spent };
}

interface RentedPc {
  readonly accountId: string;
  readonly imageId: string;
  readonly its: PackageRow;
  readonly rental: DemoRental;
}

function eventsOfRental(
  now: Date,
  services: PastServices,
  { accountId, imageId, its, rental: { pc, terms, when } }: RentedPc,
): PastEvent[] {
  const [first, ...extensions] = terms;
  const paidMs = terms.reduce((sum, term) => sum + rentalHours(term) * HOUR, 0);
  const start = now.getTime() - ('left' in when ? paidMs - when.left : when.ago);
  let order = { id: '', machineNumber: 0 };
  let machine = simulateMachine(its.name, 1);
  const events: PastEvent[] = [
    {
      at: new Date(start - SECOND),
      async happen(then) {
        order = await startRental(then, { accountId, imageId, ...first });
        machine = simulateMachine(its.name, order.machineNumber);
      },
    },
    {
      at: new Date(start),
      happen: (then) => provisionOrder.apply(then, services, order.id, { state: 'ready', machine }),
    },
  ];
  let paidUntil = start + rentalHours(first) * HOUR;
  for (const term of extensions) {
    events.push({
      at: new Date(paidUntil - 30 * MINUTE),
      happen: (then) => extendRental(then, { accountId, imageId, ...term }),
    });
    paidUntil += rentalHours(term) * HOUR;
  }
  if ('left' in when) {
    events.push({
      at: new Date(start + MINUTE),
      happen: (then) =>
        writeLog(then, {
          accountId,
          group: its.name,
          message: `Kết nối lại ${pc} (${its.name}), pass mới: ${machine.passRdp}`,
        }),
    });
  } else {
    events.push({
      at: new Date(paidUntil),
      happen: (then) => expireOrder.apply(then, services, order.id),
    });
  }
  return events;
}
