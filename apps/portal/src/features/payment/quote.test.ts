import { createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { createSession } from '@tram/api/session';
import { expect, test } from 'vitest';
import { createVpsPayments, type VpsIntention } from '../vps/vps-payments.ts';

/** A portal in front of a backend that takes whatever an order costs at the moment. */
function inFrontOf(month: unknown) {
  const session = createSession({ storage: null, events: null });
  session.open({ _id: 'me', username: 'me', role: 'USER', jwt: 'mine' });
  const sent: string[] = [];
  const price = { monthly_rental_price: month };
  const api = createApi({
    baseUrl: 'http://backend.test/api',
    session,
    clock: createServerClock(),
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input).url);
      if (init?.method !== 'GET') {
        sent.push(pathname);
        return new Response(null, { status: 200 });
      }
      if (pathname.endsWith('/accounts/me'))
        return Response.json({ balance: 1_000_000, discount_vps: 10 });
      if (pathname.endsWith('/computer-configs')) return Response.json([{ _id: 'a', ...price }]);
      const order = { _id: 'o', rental_period: 1, end_time: '', vps: { config: price } };
      return Response.json({ data: [order], total_page: 1 });
    },
  });
  return { sent, payments: createVpsPayments({ api, session, config: defaultRuntimeConfig }) };
}

const orders: readonly (readonly [string, VpsIntention])[] = [
  ['a rental', { action: 'rent', configId: 'a', months: 2, os: 'ubuntu' }],
  ['an extension', { action: 'extend', orderId: 'o', months: 2 }],
];

for (const [what, order] of orders) {
  test(`${what} is sent at the price that was confirmed`, async () => {
    const { payments, sent } = inFrontOf(180_000);
    const payment = payments.of('it');
    payment.send({ type: 'PAY', order, total: 324_000 });
    await expect.poll(() => payment.view().step).toBe('paid');
    expect(sent).toHaveLength(1);
    payments.stop();
  });

  test(`${what} that costs another sum now is not sent`, async () => {
    const { payments, sent } = inFrontOf(200_000);
    const payment = payments.of('it');
    payment.send({ type: 'PAY', order, total: 324_000 });
    await expect.poll(() => payment.view().step).toBe('refused');
    expect(payment.view().priceChange).toEqual({ from: 324_000, to: 360_000 });
    expect(sent).toEqual([]);
    payments.stop();
  });

  test(`${what} of which the backend does not say the price any more is not sent`, async () => {
    const { payments, sent } = inFrontOf(null);
    const payment = payments.of('it');
    payment.send({ type: 'PAY', order, total: 324_000 });
    await expect.poll(() => payment.view().step).toBe('refused');
    expect(sent).toEqual([]);
    payments.stop();
  });
}
