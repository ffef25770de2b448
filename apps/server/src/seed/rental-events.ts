import {
  foldForSearch,
  formatMoney,
  HOUR,
  MINUTE,
  priceOf,
  rentalHours,
  type RentalTerm,
} from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import type { PackageRow } from '../catalogue/operations.ts';
import { newId } from '../database/columns.ts';
import { images, orderHistory, orders, packages, sshRoutes } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { book } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { simulateMachine } from '../machine-driver/simulated-driver.ts';
import { periodWords } from '../orders/rentals.ts';
import type { Services } from '../services.ts';
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

function priceOfTerm(its: PackageRow, term: RentalTerm, discount: number): number {
  const prices = {
    price_per_hour: its.pricePerHour,
    price_per_day: its.pricePerDay,
    price_per_month: its.pricePerMonth,
  };
  return priceOf(prices, term, discount).total;
}

/** The events of a customer's PCs and rentals, and what they cost in all, VND. */
export async function rentalEvents(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
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
      const past = eventsOfRental(unit, services, customer, its, imageId, rental);
      events.push(...past.events);
      spent += past.spent;
    }
  }
  return { events, spent };
}

function eventsOfRental(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  { accountId, discount }: DemoCustomer,
  its: PackageRow,
  imageId: string,
  { pc, when, terms }: DemoRental,
): { events: PastEvent[]; spent: number } {
  const orderId = newId();
  const prices = terms.map((term) => priceOfTerm(its, term, discount));
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

  const ready: PastEvent = {
    at: new Date(start.getTime() + 1000),
    async happen(then) {
      await log(then, `${label} đã sẵn sàng, máy ${machine.computerName}`);
    },
  };

  const reconnected: PastEvent = {
    at: new Date(start.getTime() + MINUTE),
    async happen(then) {
      await log(then, `Kết nối lại ${label}, pass mới: ${machine.passRdp}`);
    },
  };

  const over: PastEvent = {
    at: end,
    async happen(then) {
      await log(then, `${label} đã hết thời gian thuê`);
    },
  };

  const handedOver: PastEvent = {
    at: unit.now,
    async happen(then) {
      const sshId = newId();
      await then.transaction.insert(sshRoutes).values({
        id: sshId,
        apiTunnel: machine.route.apiTunnel,
        gateway: machine.route.gateway,
        router: [...machine.route.router],
        routerXoay: [...machine.route.routerXoay],
        createdAt: start,
        updatedAt: start,
      });
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
      await schedule(then, services, { kind: 'order.expire', reference: orderId, dueAt: end });
    },
  };

  const last = running ? [reconnected, handedOver] : [over];
  return { events: [ordered, ...charges, ready, ...last], spent };
}
