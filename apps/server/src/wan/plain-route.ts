import { and, eq } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { wanHoldings } from '../database/schema/network.ts';
import { Refusal } from '../refusal.ts';
import type { RouteChange } from './change-route.ts';

const failed =
  'Chưa đổi được đường mạng, vui lòng thử lại sau 2 phút, không được thì liên hệ admin';

/** Sends a PC through one of its plain routes, in place of the one that it had. */
export function chooseRoute(route: string): RouteChange {
  return {
    action: 'chooseRoute',
    failed,
    async claim({ transaction, now }, { image, ssh }) {
      if (!ssh.router.includes(route)) throw new Refusal(404, 'PC này không có đường mạng đó');
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
    log: (name) => `Chọn đường mạng ${route} cho ${name}`,
  };
}

/** Takes a PC off a route, plain or rotating: it goes the default way, and a rotating one is free for everybody. */
export function releaseRoute(route: string): RouteChange {
  return {
    action: 'chooseRoute',
    failed,
    async claim({ transaction, now }, { image }) {
      const [before] = await transaction
        .select()
        .from(wanHoldings)
        .where(and(eq(wanHoldings.imageId, image.id), eq(wanHoldings.name, route)));
      if (before === undefined) throw new Refusal(409, 'PC không dùng đường mạng này');
      const claimed = { ip: null, updatedAt: now };
      await transaction.update(wanHoldings).set(claimed).where(eq(wanHoldings.id, before.id));
      return { held: { ...before, ...claimed }, before };
    },
    async ask(network, { machine }) {
      await network.releaseRoute({ ...machine, route });
      return null;
    },
    log: (name) => `Ngừng dùng đường mạng ${route} cho ${name}`,
  };
}
