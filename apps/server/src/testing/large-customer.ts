/**
 * Adds a customer with many PCs, cloud machines and PC orders to the database of a product that is stopped, by the same code
 * that any other rents with. `large-customer.ts`, with the environment of the product; `--username`, and `--pcs` (200). Of a
 * smaller customer everything is less: 5 orders a PC, and 3 cloud machines for 10 PCs.
 */
import { parseArgs } from 'node:util';
import { DAY, HOUR } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { openClock } from '../clock.ts';
import { nameColumns } from '../auth/account-name.ts';
import { newId } from '../database/columns.ts';
import { openDatabase } from '../database/open.ts';
import { accounts } from '../database/schema/accounts.ts';
import { cloudPackages } from '../database/schema/cloud.ts';
import { packages } from '../database/schema/pcs.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { cloudEvents } from '../seed/cloud-events.ts';
import type { DemoCloud } from '../seed/demo-clouds.ts';
import type { DemoPc, DemoRental } from '../seed/demo-rentals.ts';
import { rentalEvents } from '../seed/rental-events.ts';
import { type PastServices, replay } from '../seed/timeline.ts';
import { readSettings } from '../settings.ts';

const { values } = parseArgs({
  options: {
    username: { type: 'string', default: 'xuong-lon' },
    pcs: { type: 'string', default: '200' },
  },
});
const { username } = values;

/** Half of the PCs are rented, for hours that end one after the other, the first in three hours. */
const pcCount = Number(values.pcs);
const rentedCount = Math.floor(pcCount / 2);
const orderCount = pcCount * 5;
const cloudCount = Math.floor(pcCount * 0.3);

const numbered = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const pcName = (number: number) => `Máy trạm ${String(number).padStart(3, '0')}`;

const pcs: readonly DemoPc[] = numbered(pcCount).map((number) => ({
  name: pcName(number),
  packageName: 'G3060',
  ago: 60 * DAY + number * HOUR,
}));

const rentals: readonly DemoRental[] = [
  ...numbered(orderCount - rentedCount).map((number): DemoRental => ({
    pc: pcName((number % pcCount) + 1),
    terms: [{ unit: 'hour', period: 1 }],
    when: { ago: 50 * DAY - number * HOUR },
  })),
  ...numbered(rentedCount).map((number): DemoRental => ({
    pc: pcName(number * 2),
    terms: [{ unit: 'day', period: 6 }],
    when: { left: 2 * HOUR + number * HOUR },
  })),
];

const clouds: readonly DemoCloud[] = numbered(cloudCount).map((number) => ({
  name: `Máy dựng ${String(number).padStart(2, '0')}`,
  packageName: 'Render RTX 3090',
  ago: 5 * DAY + number * HOUR,
  sessions: [],
}));

async function addCustomer(unit: UnitOfWork, services: PastServices): Promise<void> {
  const { transaction, now } = unit;
  const [demo] = await transaction.select().from(accounts).where(eq(accounts.username, 'demo'));
  if (demo === undefined) throw new Error('the database is not seeded');
  const accountId = newId();
  const since = new Date(now.getTime() - 100 * DAY);
  await transaction.insert(accounts).values({
    id: accountId,
    ...nameColumns(username),
    fullName: 'Xưởng phim Lớn',
    email: `${username}@tram.example`,
    phone: '0945678901',
    passwordHash: demo.passwordHash,
    imageAllowed: pcCount,
    emailVerifiedAt: since,
    createdAt: since,
    updatedAt: since,
  });
  // Room for several such customers.
  await transaction.update(packages).set({ capacity: 1000 });
  await transaction.update(cloudPackages).set({ capacity: 1000 });
  const customer = { accountId, discount: 0 };
  const pcEvents = await rentalEvents(unit, services, { ...customer, pcs, rentals });
  const machines = await cloudEvents(unit, services, { ...customer, clouds });
  await book(
    { ...unit, now: since },
    {
      accountId,
      amount: pcEvents.spent + machines.spent + 5_000_000,
      kind: 'adjustment',
      reference: `opening-${accountId}`,
    },
  );
  await replay(unit, services, [...pcEvents.events, ...machines.events]);
}

const log = pino({ level: 'error' });
const opened = await openDatabase(readSettings(process.env), log);
const clock = await openClock(opened.db);
const services = { database: opened.db, clock, log, events: { publish() {}, endSessions() {} } };
await inOneTransaction(services, (unit) => addCustomer(unit, services));
await opened.close();
