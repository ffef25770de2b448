import { foldForSearch, formatMoney, HOUR, MINUTE, rentalHours } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import type { PackageRow } from '../catalogue/operations.ts';
import { newId } from '../database/columns.ts';
import { images, orderHistory, orders, packages } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { simulateMachine } from '../machine-driver/simulated-driver.ts';
import { keepRoute } from '../orders/rental-timers.ts';
import { periodWords, termsOf } from '../orders/rentals.ts';
import { schedule } from '../timers/schedule.ts';
import type { DemoPc, DemoRental } from './demo-rentals.ts';
import type { PastEvent } from './timeline.ts';

interface DemoCustomer {
  readonly accountId: string;
  /** Percent. */
  readonly discount: number;
  readonly pcs: readonly DemoPc[];
  readonly rentals: readonly DemoRental[];
}

/** The events of a customer's PCs and rentals, and what they cost in all, VND. */
export async function rentalEvents(
  unit: UnitOfWork,
  customer: DemoCustomer,
): Promise<{ events: PastEvent[]; spent: number }> {
  const known = new Map(
    (await unit.transaction.select().from(packages)).map((row) => [row.name, row]),
  );
  const events: PastEvent[] = [];
  let spent = 0;
  for (const pc of customer.pcs) {
    const its = known.get(pc.packageName);
    if (its === undefined) throw new Error(`there is no package ${pc.packageName}`);
    const imageId = newId();
    events.push({
      at: new Date(unit.now.getTime() - pc.ago),
      async happen({ transaction, now }) {
        await transaction.insert(images).values({
          id: imageId,
          accountId: customer.accountId,
          packageId: its.id,
          name: pc.name,
          nameFolded: foldForSearch(pc.name),
          createdAt: now,
          updatedAt: now,
        });
      },
    });
    for (const rental of customer.rentals.filter((one) => one.pc === pc.name)) {
      const past = eventsOfRental(unit, customer, its, imageId, rental);
      events.push(...past.events);
      spent += past.spent;
    }
  }
  return { events, spent };
}

function eventsOfRental(
  unit: UnitOfWork,
  { accountId, discount }: DemoCustomer,
  its: PackageRow,
  imageId: string,
  { pc, when, terms }: DemoRental,
): { events: PastEvent[]; spent: number } {
  const orderId = newId();
  const prices = terms.map((term) => termsOf(term, its, discount).price.total);
  const spent = prices.reduce((sum, price) => sum + price, 0);
  const paidMs = terms.reduce((sum, term) => sum + rentalHours(term) * HOUR, 0);
  const running = 'left' in when;
  const start = new Date(unit.now.getTime() - (running ? paidMs - when.left : when.ago));
  const end = new Date(start.getTime() + paidMs);
  const machineNumber = running ? when.machineNumber : 3;
  const machine = simulateMachine(its.name, machineNumber);
  const lastUnit = terms.at(-1)?.unit ?? 'hour';
  const label = `${pc} (${its.name})`;
  const log = (then: UnitOfWork, message: string) =>
    writeLog(then, { accountId, group: its.name, message });
  const logged = (at: Date, message: string): PastEvent => ({
    at,
    happen: async (then) => void (await log(then, message)),
  });

  const ordered: PastEvent = {
    at: start,
    async happen(then) {
      await then.transaction.insert(orders).values({
        id: orderId,
        accountId,
        imageId,
        status: running ? 1 : 0,
        stage: 'ready',
        rentalPeriod: paidMs / HOUR,
        unit: lastUnit,
        pricePerHour: its.pricePerHour,
        pricePerDay: its.pricePerDay,
        pricePerMonth: its.pricePerMonth,
        discount,
        totalPrice: spent,
        afterExp: spent - (prices[0] ?? 0),
        remoteExtIp: machine.remoteExtIp,
        ip: machine.intIpAddress,
        userRemote: machine.userRemote,
        passRdp: machine.passRdp,
        timeBoot: start,
        endTime: end,
        createdAt: start,
        updatedAt: running ? start : end,
      });
    },
  };

  let paidUntil = start.getTime();
  const charges = terms.map((term, index): PastEvent => {
    const first = index === 0;
    const price = prices[index] ?? 0;
    const at = new Date(first ? start.getTime() : paidUntil - 30 * MINUTE);
    paidUntil += rentalHours(term) * HOUR;
    return {
      at,
      async happen(then) {
        const entryId = newId();
        await then.transaction.insert(orderHistory).values({
          id: entryId,
          orderId,
          rentalPeriod: rentalHours(term),
          unit: term.unit,
          price,
          createdAt: then.now,
        });
        await book(then, {
          accountId,
          amount: -price,
          kind: first ? 'rental' : 'extension',
          reference: first ? orderId : entryId,
        });
        await log(
          then,
          `${first ? 'Thuê' : 'Gia hạn'} ${label} ${periodWords(term.period, term.unit)}, ${formatMoney(price)}`,
        );
      },
    };
  });

  const ready = logged(
    new Date(start.getTime() + 1000),
    `${label} đã sẵn sàng, máy ${machine.computerName}`,
  );
  const reconnected = logged(
    new Date(start.getTime() + MINUTE),
    `Kết nối lại ${label}, pass mới: ${machine.passRdp}`,
  );
  const over = logged(end, `${label} đã hết thời gian thuê`);

  const handedOver: PastEvent = {
    at: unit.now,
    async happen(then) {
      const sshId = await keepRoute({ ...then, now: start }, machine);
      await then.transaction
        .update(images)
        .set({
          isInstalled: true,
          estimateUsed: end,
          unit: lastUnit,
          machineNumber,
          computerName: machine.computerName,
          passRdp: machine.passRdp,
          userRemote: machine.userRemote,
          remoteExtIp: machine.remoteExtIp,
          intIpAddress: machine.intIpAddress,
          tokenPc: machine.tokenPc,
          sshId,
          updatedAt: start,
        })
        .where(eq(images.id, imageId));
      await schedule(then, { kind: 'order.expire', reference: orderId, dueAt: end });
    },
  };

  const last = running ? [reconnected, handedOver] : [over];
  return { events: [ordered, ...charges, ready, ...last], spent };
}
