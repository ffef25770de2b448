/**
 * Fills an empty database, in one transaction: killed half-way it stays empty, and started twice at once it is filled
 * once. The catalogue and the guides are for every server; accounts, banks and their history for the sandbox alone.
 */
import { DAY, HOUR } from '@tram/machines/rules';
import { sql } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { notifications } from '../database/schema/messages.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import type { Services } from '../services.ts';
import { seedUserGuides } from '../user-guides/operations.ts';
import { seedCatalogue, seedCloudCatalogue, seedComputerConfigs } from './catalogue.ts';
import { cloudEvents } from './cloud-events.ts';
import { demoPassword, seedDemoAccounts } from './demo-accounts.ts';
import { demoClouds, studioClouds } from './demo-clouds.ts';
import { demoRecharges, rechargedLater, seedDemoBanks } from './demo-recharges.ts';
import { demoPcs, demoRentals, seedDemoRoutes } from './demo-rentals.ts';
import { demoVpsEvents } from './demo-vps.ts';
import { rentalEvents } from './rental-events.ts';
import { type PastServices, replay } from './timeline.ts';

/** Any number, the same in every version: who holds it may seed. */
const advisoryLock = 7_236_114_509;

/** The balance that the demo account ends with, VND. */
const demoBalance = 2_000_000;

export type SeedServices = Pick<Services, 'settings' | 'database' | 'clock' | 'log'>;

/**
 * Fills the database where it is empty.
 * @param hashPassword turns the demo password into its hash; not called when the accounts exist or are not wanted
 */
export async function seedDatabase(
  services: SeedServices,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  const wanted =
    services.settings.mode === 'sandbox' && (await services.database.$count(accounts)) === 0;
  // Hashing takes a while by design: not while a transaction is open.
  const passwordHash = wanted ? await hashPassword(demoPassword) : null;
  await inOneTransaction(services, async (unit) => {
    await unit.transaction.execute(
      sql`select pg_advisory_xact_lock(${sql.raw(String(advisoryLock))})`,
    );
    await seedCatalogue(unit);
    await seedComputerConfigs(unit);
    await seedCloudCatalogue(unit);
    await seedUserGuides(unit);
    // Asked again under the lock: another instance may have been faster.
    if (passwordHash === null || (await unit.transaction.$count(accounts)) > 0) return;
    await seedDemo(unit, services, passwordHash);
  });
}

async function seedDemo(
  unit: UnitOfWork,
  services: SeedServices,
  passwordHash: string,
): Promise<void> {
  const past = { ...services, events: { publish() {}, endSessions() {} } };
  const ids = await seedDemoAccounts(unit, passwordHash);
  await seedDemoBanks(unit);
  await unit.transaction.insert(notifications).values({
    status: 1,
    title: 'Lịch bảo trì đêm 25/11',
    content:
      '<p>Các máy <strong>G4090</strong> tạm dừng từ <strong>1h00 đến 3h00</strong> ngày 25/11 để thay nguồn dự phòng.</p><p>Thời gian tạm dừng được cộng bù vào thời gian thuê của bạn.</p>',
    createdAt: unit.now,
    updatedAt: unit.now,
  });
  const rentals = await rentalEvents(unit, past, {
    accountId: ids.demo,
    discount: 5,
    pcs: demoPcs,
    rentals: demoRentals,
  });
  const vps = await demoVpsEvents(unit, past, ids.demo);
  const clouds = await cloudEvents(unit, past, {
    accountId: ids.demo,
    discount: 10,
    clouds: demoClouds,
  });
  const spent = rentals.spent + vps.spent + clouds.spent;
  const recharges = await demoRecharges(unit, {
    accountId: ids.demo,
    // A recharge instead of a plain adjustment: an adjustment is in no list, and the statement could not explain it.
    first: demoBalance + spent - rechargedLater,
  });
  await replay(unit, past, [
    ...rentals.events,
    ...vps.events,
    ...clouds.events,
    ...recharges,
    ...(await studioEvents(unit, past, ids.studio)),
  ]);
  await seedDemoRoutes(unit, [
    { accountId: ids.demo, pc: 'Render Tết 2027', route: 'WAN02 Viettel' },
    // Behind the router of the demo account's own G4080: of its two rotating routes one is taken, one is free.
    { accountId: ids.studio, pc: studioPc, route: 'WAN12 FPT xoay' },
  ]);
}

const studioPc = 'Trạm dựng 01';

/** A studio that has rented the other machine of a small package and runs the only one of another: both are taken. */
async function studioEvents(unit: UnitOfWork, services: PastServices, accountId: string) {
  const pc = studioPc;
  const { events, spent } = await rentalEvents(unit, services, {
    accountId,
    discount: 0,
    pcs: [{ name: pc, packageName: 'G4080', ago: 30 * DAY }],
    rentals: [{ pc, terms: [{ unit: 'day', period: 1 }], when: { left: 7 * HOUR } }],
  });
  const clouds = await cloudEvents(unit, services, {
    accountId,
    discount: 0,
    clouds: studioClouds,
  });
  return [
    {
      at: new Date(unit.now.getTime() - 119 * DAY),
      async happen(then: UnitOfWork) {
        await book(then, {
          accountId,
          amount: spent + clouds.spent,
          kind: 'adjustment',
          reference: `opening-${accountId}`,
        });
      },
    },
    ...events,
    ...clouds.events,
  ];
}
