import { createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { createSession } from '@tram/api/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCloudPayments } from '../../screens/create-clouds/cloud-payments.ts';
import { createVpsPayments } from '../vps/vps-payments.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** How a backend without idempotency keys handles an order, and its answer. */
type Fate = 'lost before it is done' | 'lost after it is done' | 'done and nothing said';

/** A portal in front of such a backend, which has one order and charges each further one. */
function inFrontOf(fate: Fate) {
  const session = createSession({ storage: null, events: null });
  session.open({ _id: 'me', username: 'me', role: 'USER', jwt: 'mine' });
  const orders = [{ _id: 'of before' }];
  const sent: Headers[] = [];
  const api = createApi({
    baseUrl: 'http://backend.test/api',
    session,
    clock: createServerClock(),
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input).url);
      if (init?.method === 'POST') {
        sent.push(new Headers(init.headers));
        if (fate !== 'lost before it is done') orders.push({ _id: `order ${orders.length}` });
        if (fate !== 'done and nothing said') throw new TypeError('the connection broke');
        return new Response(null, { status: 200 });
      }
      if (pathname.endsWith('/accounts/me'))
        return Response.json({ balance: 1_000_000 - orders.length * 100_000 });
      return Response.json({ data: orders, total_page: 1 });
    },
  });
  return { orders, sent, services: { api, session, config: defaultRuntimeConfig } };
}

const kinds: readonly [
  string,
  (backend: ReturnType<typeof inFrontOf>) => () => { step: string },
][] = [
  [
    'a VPS',
    ({ services }: ReturnType<typeof inFrontOf>) => {
      const payment = createVpsPayments(services).of('rent-a');
      payment.send({
        type: 'PAY',
        order: { action: 'rent', configId: 'a', months: 1, os: 'ubuntu' },
      });
      return payment.view;
    },
  ],
  [
    'a cloud machine',
    ({ services }: ReturnType<typeof inFrontOf>) => {
      const payment = createCloudPayments(services).of('a');
      payment.send({ type: 'PAY', order: { cloud: 'a', name: '' } });
      return payment.view;
    },
  ],
];

const cases = kinds.flatMap(([kind, begin]) =>
  (
    [
      ['done and nothing said', 'paid', 2],
      ['lost after it is done', 'paid', 2],
      ['lost before it is done', 'unconfirmed', 1],
    ] as const
  ).map(([fate, step, left]) => [kind, fate, step, left, begin] as const),
);

test.each(cases)(
  'an order of %s, %s, is sent once and ends as %s',
  async (_kind, fate, step, left, begin) => {
    const backend = inFrontOf(fate);
    // The client's code for lists is loaded with the first one, which takes time of the clock on the wall.
    await backend.services.api.listVpsOrders();
    const view = begin(backend);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect([view().step, backend.sent.length, backend.orders.length]).toEqual([step, 1, left]);
    // A backend on another origin would refuse the header in the preflight.
    expect(backend.sent[0]?.has('idempotency-key')).toBe(false);
  },
);
