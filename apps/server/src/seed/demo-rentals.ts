import { DAY, HOUR, MINUTE, type RentalTerm } from '@tram/machines/rules';
import { and, eq } from 'drizzle-orm';
import { wanHoldings } from '../database/schema/network.ts';
import { images, sshRoutes } from '../database/schema/pcs.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { simulatedAddress } from '../machine-driver/simulated-network.ts';

interface DemoRoute {
  readonly accountId: string;
  readonly pc: string;
  readonly route: string;
}

/** Lets seeded PCs hold routes, as if their owners had chosen them now. */
export async function seedDemoRoutes(
  { transaction, now }: UnitOfWork,
  routes: readonly DemoRoute[],
): Promise<void> {
  for (const { accountId, pc, route } of routes) {
    const [found] = await transaction
      .select({ imageId: images.id, ssh: sshRoutes })
      .from(images)
      .innerJoin(sshRoutes, eq(sshRoutes.id, images.sshId))
      .where(and(eq(images.accountId, accountId), eq(images.name, pc)));
    if (found === undefined) throw new Error(`the PC ${pc} is not rented`);
    const { gateway, routerXoay } = found.ssh;
    await transaction.insert(wanHoldings).values({
      gateway,
      name: route,
      isRotating: routerXoay.includes(route),
      accountId,
      imageId: found.imageId,
      ip: simulatedAddress(gateway, route),
      createdAt: now,
      updatedAt: now,
    });
  }
}

export interface DemoPc {
  readonly name: string;
  readonly packageName: string;
  /** When it was created, ms ago. */
  readonly ago: number;
}

/** One rental of a PC; the first term is the rental, the others extend it half an hour before its end. */
export interface DemoRental {
  readonly pc: string;
  readonly terms: readonly [RentalTerm, ...RentalTerm[]];
  /** Over: when it began, ms ago. Running: how much of it is left, ms. */
  readonly when: { readonly ago: number } | { readonly left: number };
}

export const demoPcs: readonly DemoPc[] = [
  { name: 'Game đêm cuối tuần', packageName: 'G1080Ti', ago: 97 * DAY },
  { name: 'Lookdev Phố Cổ', packageName: 'G3060', ago: 89 * DAY },
  { name: 'Dựng phim ngắn “Ẩn Ước”', packageName: 'G4080', ago: 81 * DAY },
  { name: 'Render Tết 2027', packageName: 'G4090', ago: 61 * DAY },
  { name: 'Thử bản dựng mới', packageName: 'G1080', ago: 2 * DAY },
];

const hours = (period: number): RentalTerm => ({ unit: 'hour', period });
const days = (period: number): RentalTerm => ({ unit: 'day', period });
const past = (pc: string, daysAgo: number, ...terms: DemoRental['terms']): DemoRental => ({
  pc,
  terms,
  when: { ago: daysAgo * DAY },
});
const game = 'Game đêm cuối tuần';
const lookdev = 'Lookdev Phố Cổ';
const film = 'Dựng phim ngắn “Ẩn Ước”';
const render = 'Render Tết 2027';

/** The rentals of the demo account: 14 that ended, one with 5 h 12 min left, one with 38 minutes left. */
export const demoRentals: readonly DemoRental[] = [
  past(game, 96, hours(5)),
  past(lookdev, 88, days(2)),
  past(film, 80, days(1)),
  past(game, 75, hours(6), hours(2)),
  past(lookdev, 66, days(3)),
  past(render, 60, hours(8)),
  past(film, 52, days(2), days(1)),
  past(game, 45, hours(5)),
  past(lookdev, 38, hours(12)),
  past(render, 31, days(1), hours(6)),
  past(game, 24, hours(6)),
  past(film, 17, hours(10)),
  past(lookdev, 12, days(1)),
  past(game, 5, hours(4), hours(3)),
  { pc: render, terms: [days(1)], when: { left: 5 * HOUR + 12 * MINUTE } },
  { pc: film, terms: [hours(4), hours(2)], when: { left: 38 * MINUTE } },
];
