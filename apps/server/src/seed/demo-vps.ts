import { DAY, SECOND, vpsPrice, vpsRentalEnd } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { computerConfigs } from '../database/schema/vps.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { VpsOs } from '../machine-driver/driver.ts';
import { simulateVps } from '../machine-driver/simulated-driver.ts';
import { expireVps, provisionVps } from '../vps/rental-timers.ts';
import { extendVpsRental, startVpsRental } from '../vps/rentals.ts';
import type { PastEvent, PastServices } from './timeline.ts';

/** One rental of a VPS: its first months, and those that extend it three days before its end. */
interface DemoVps {
  readonly configName: string;
  readonly os: VpsOs;
  /** When it was ordered, days ago. */
  readonly daysAgo: number;
  readonly terms: readonly [number, ...number[]];
}

/** Two that ended and two that are rented, one of each system. */
const demoVps: readonly DemoVps[] = [
  { configName: 'VPS 2', os: 'ubuntu', daysAgo: 112, terms: [1] },
  { configName: 'VPS 4', os: 'window server', daysAgo: 95, terms: [1, 1] },
  { configName: 'VPS 4', os: 'ubuntu', daysAgo: 40, terms: [1, 2] },
  { configName: 'VPS 8', os: 'window server', daysAgo: 9, terms: [1] },
];

/** How long each server took to be made, ms. */
const handOverAfter = 40 * SECOND;

/** The VPS of a customer, and what they cost in all, VND. They are rented by the same code as any other. */
export async function demoVpsEvents(
  unit: UnitOfWork,
  services: PastServices,
  accountId: string,
): Promise<{ events: PastEvent[]; spent: number }> {
  const [account] = await unit.transaction
    .select({ discount: accounts.discountVps })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (account === undefined) throw new Error('there is no such account');
  const known = new Map(
    (await unit.transaction.select().from(computerConfigs)).map((row) => [row.configName, row]),
  );
  const events: PastEvent[] = [];
  let spent = 0;
  for (const vps of demoVps) {
    const config = known.get(vps.configName);
    if (config === undefined) throw new Error(`there is no configuration ${vps.configName}`);
    for (const months of vps.terms) {
      spent += vpsPrice(config.monthlyRentalPrice, months, account.discount).total;
    }
    events.push(...eventsOfRental(unit.now, services, { accountId, configId: config.id, ...vps }));
  }
  return { events, spent };
}

function eventsOfRental(
  now: Date,
  services: PastServices,
  rental: DemoVps & { readonly accountId: string; readonly configId: string },
): PastEvent[] {
  const { accountId, configId, configName, os, terms } = rental;
  const [first, ...extensions] = terms;
  const ordered = now.getTime() - rental.daysAgo * DAY;
  const start = ordered + handOverAfter;
  let orderId = '';
  const events: PastEvent[] = [
    {
      at: new Date(ordered),
      async happen(then) {
        const request = { accountId, configId, months: first, os };
        ({ id: orderId } = await startVpsRental(then, request));
      },
    },
    {
      at: new Date(start),
      async happen(then) {
        const machine = simulateVps(configName, 1, os);
        await provisionVps.apply(then, services, orderId, { state: 'ready', machine });
      },
    },
  ];
  let paid = first;
  for (const months of extensions) {
    events.push({
      at: new Date(vpsRentalEnd(start, paid) - 3 * DAY),
      happen: (then) => extendVpsRental(then, { accountId, orderId, months }),
    });
    paid += months;
  }
  const end = vpsRentalEnd(start, paid);
  if (end > now.getTime()) return events;
  const over: PastEvent = {
    at: new Date(end),
    happen: (then) => expireVps.apply(then, services, orderId),
  };
  return [...events, over];
}
