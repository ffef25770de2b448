import {
  ipRotationAllows,
  type IpRotationHolder,
  LONGEST_ROUTE_CHANGE,
  SHORTEST_IP_STAY,
} from '@tram/machines/ip-rotation/rules';
import { and, eq } from 'drizzle-orm';
import { TooManyAttempts } from '../auth/attempts.ts';
import { newId } from '../database/columns.ts';
import { wanHoldings } from '../database/schema/network.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';
import {
  changeRoute,
  type HoldingRow,
  type RouteChange,
  type RoutedImage,
} from './change-route.ts';

const failed =
  'Chưa đổi được đường internet, vui lòng thử lại sau 2 phút, không được thì liên hệ admin';

/** Sends a PC through one of its plain routes, in place of the one that it had. */
function chooseRoute(route: string): RouteChange {
  return {
    action: 'chooseRoute',
    failed,
    async claim({ transaction, now }, { image, ssh }) {
      if (!ssh.router.includes(route)) throw new Refusal(404, 'PC này không có đường internet đó');
      const [before] = await transaction
        .select()
        .from(wanHoldings)
        .where(and(eq(wanHoldings.imageId, image.id), eq(wanHoldings.isRotating, false)));
      if (before?.name === route && before.ip !== null) return null;
      const claimed = { name: route, ip: null, changedAt: now, updatedAt: now };
      if (before !== undefined) {
        await transaction.update(wanHoldings).set(claimed).where(eq(wanHoldings.id, before.id));
        return { held: { ...before, ...claimed }, before };
      }
      const held = {
        ...claimed,
        id: newId(),
        gateway: ssh.gateway,
        isRotating: false,
        accountId: image.accountId,
        imageId: image.id,
        createdAt: now,
      };
      await transaction.insert(wanHoldings).values(held);
      return { held, before: null };
    },
    async ask(network, { machine }) {
      return (await network.chooseRoute({ ...machine, route })).ip;
    },
    log: (name) => `Chọn đường internet ${route} cho ${name}`,
  };
}

/** Takes a PC off a route, plain or rotating: it goes the default way, and a rotating one is free for everybody. */
function releaseRoute(route: string): RouteChange {
  return {
    action: 'chooseRoute',
    failed,
    async claim({ transaction, now }, { image }) {
      const [before] = await transaction
        .select()
        .from(wanHoldings)
        .where(and(eq(wanHoldings.imageId, image.id), eq(wanHoldings.name, route)));
      if (before === undefined) throw new Refusal(409, 'PC không dùng đường internet này');
      const claimed = { ip: null, updatedAt: now };
      await transaction.update(wanHoldings).set(claimed).where(eq(wanHoldings.id, before.id));
      return { held: { ...before, ...claimed }, before };
    },
    async ask(network, { machine }) {
      await network.releaseRoute({ ...machine, route });
      return null;
    },
    log: (name) => `Ngừng dùng đường internet ${route} cho ${name}`,
  };
}

/** 429: the address was changed a moment ago. */
class ChangedTooSoon extends TooManyAttempts {
  constructor(waitMs: number) {
    super(waitMs);
    this.message = `IP vừa được đổi, bạn đổi lại sau ${this.retryAfterSeconds} giây`;
  }
}

function requireRotating(route: string, { ssh }: RoutedImage): void {
  if (!ssh.routerXoay.includes(route)) {
    throw new Refusal(404, 'PC này không có đường internet xoay IP đó');
  }
}

/** The present holder of the route; locked, so that its end and its change do not overlap. */
async function lockHolding(
  { transaction }: UnitOfWork,
  route: string,
  { ssh }: RoutedImage,
): Promise<HoldingRow | undefined> {
  const [held] = await transaction
    .select()
    .from(wanHoldings)
    .where(
      and(
        eq(wanHoldings.gateway, ssh.gateway),
        eq(wanHoldings.name, route),
        eq(wanHoldings.isRotating, true),
      ),
    )
    .for('no key update');
  return held;
}

/** Who holds the route, seen from the account of a PC. */
function holderOf(held: HoldingRow | undefined, { image }: RoutedImage): IpRotationHolder {
  if (held === undefined) return 'free';
  return held.accountId === image.accountId ? 'own' : 'other';
}

/** A route without an address is being changed, perhaps by another PC of the account, or its change was never finished. */
function requireAbandoned({ updatedAt }: HoldingRow, now: Date): void {
  if (updatedAt.getTime() > now.getTime() - LONGEST_ROUTE_CHANGE) {
    throw new Refusal(409, noChange.own);
  }
}

function requireStay({ changedAt }: HoldingRow, now: Date): void {
  const wait = (changedAt?.getTime() ?? 0) + SHORTEST_IP_STAY - now.getTime();
  if (wait > 0) throw new ChangedTooSoon(wait);
}

const otherHolds = 'Đường internet này đang có khách khác dùng, bạn chọn đường internet khác';
const noStart: Readonly<Record<IpRotationHolder, string>> = {
  own: 'Bạn đang dùng đường internet này cho PC khác. Bạn chọn Đổi IP, hoặc ngừng dùng ở PC kia trước.',
  other: otherHolds,
  free: 'Đường internet này vừa được trả lại, vui lòng thử lại',
};
const noChange: Readonly<Record<IpRotationHolder, string>> = {
  own: 'PC đang đổi đường internet, vui lòng thử lại sau ít phút',
  other: otherHolds,
  free: 'Bạn chưa dùng đường internet này, hãy bấm Start trước',
};

/** Gives a PC's account a rotating route. One holder a route and router: the unique index decides between two at once. */
function startRotation(route: string): RouteChange {
  return {
    action: 'rotateIp',
    failed:
      'Chưa dùng được đường internet xoay IP, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
    async claim(unit, routed) {
      requireRotating(route, routed);
      const { transaction, now } = unit;
      const { image, ssh } = routed;
      const wanted = {
        id: newId(),
        gateway: ssh.gateway,
        name: route,
        isRotating: true,
        accountId: image.accountId,
        imageId: image.id,
        ip: null,
        changedAt: null,
        createdAt: now,
        updatedAt: now,
      };
      const inserted = await transaction
        .insert(wanHoldings)
        .values(wanted)
        .onConflictDoNothing()
        .returning({ id: wanHoldings.id });
      if (inserted.length > 0) return { held: wanted, before: null };
      const before = await lockHolding(unit, route, routed);
      if (before?.imageId !== image.id) {
        throw new Refusal(409, noStart[holderOf(before, routed)]);
      }
      // Held by this PC already: the answer was lost, or the start was never finished.
      if (before.ip !== null) return null;
      const claimed = { updatedAt: now };
      await transaction.update(wanHoldings).set(claimed).where(eq(wanHoldings.id, before.id));
      return { held: { ...before, ...claimed }, before: null };
    },
    async ask(network, { machine }) {
      return (await network.chooseRoute({ ...machine, route })).ip;
    },
    log: (name) => `Dùng đường internet xoay IP ${route} cho ${name}`,
  };
}

/** Gives a rotating route that the account holds a new public address, at most once a minute. */
function changeRotation(route: string): RouteChange {
  return {
    action: 'rotateIp',
    failed: 'Chưa đổi được IP, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
    async claim(unit, routed) {
      requireRotating(route, routed);
      const { transaction, now } = unit;
      const before = await lockHolding(unit, route, routed);
      const holder = holderOf(before, routed);
      if (before === undefined || !ipRotationAllows('change', holder)) {
        throw new Refusal(409, noChange[holder]);
      }
      if (before.ip === null) requireAbandoned(before, now);
      else requireStay(before, now);
      const claimed = { ip: null, changedAt: now, updatedAt: now };
      await transaction.update(wanHoldings).set(claimed).where(eq(wanHoldings.id, before.id));
      return { held: { ...before, ...claimed }, before };
    },
    async ask(network, { machine }, { before }) {
      return (await network.rotate({ ...machine, route, ip: before?.ip ?? null })).ip;
    },
    log: (name, ip) =>
      `Đổi IP đường internet ${route} cho ${name}${ip === null ? '' : `, IP mới ${ip}`}`,
  };
}

export const wanOperations = {
  chooseWan: (context) => changeRoute(context, context.body, chooseRoute(context.body.wan)),
  releaseWan: (context) => changeRoute(context, context.body, releaseRoute(context.body.wan)),
  startIpRotation: (context) => changeRoute(context, context.body, startRotation(context.body.wan)),
  changeIpRotation: (context) =>
    changeRoute(context, context.body, changeRotation(context.body.wan)),
} satisfies OperationHandlers;
