import { createSession } from '@tram/api/session';
import { createApi } from '@tram/api/client';
import { createServerClock } from '@tram/api/clock';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { expect, test } from 'vitest';
import { createCloudPayments } from '../../screens/create-clouds/cloud-payments.ts';
import { createVpsPayments } from '../vps/vps-payments.ts';

const customer = (id: string) =>
  ({ _id: id, username: id, role: 'USER', jwt: `of ${id}` }) as const;

/** One tab with the shared session, and the tokens with which orders were sent. */
function opened() {
  const session = createSession({ storage: null, events: null });
  session.open(customer('first'));
  const sent: (string | null)[] = [];
  const api = createApi({
    baseUrl: 'http://portal.test/api',
    session,
    clock: createServerClock(),
    fetch: async (_, init) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      throw new TypeError('the connection broke');
    },
  });
  const config = { ...defaultRuntimeConfig, idempotency: 'keys' as const };
  return { session, sent, services: { api, config, session } };
}

/** Waits until everything that a press has started has ended. */
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

test('a lost order of a VPS is not sent again with the token of another customer who has signed in since', async () => {
  const { session, sent, services } = opened();
  const payments = createVpsPayments(services);
  const payment = payments.of('rent-a');
  payment.send({ type: 'PAY', order: { action: 'rent', configId: 'a', months: 1, os: 'ubuntu' } });
  await settled();
  session.open(customer('second'));
  payment.send({ type: 'RETRY' });
  await settled();
  expect([sent, payment.view().step]).toEqual([['Bearer of first'], 'unsure']);
  session.open(customer('first'));
  payment.send({ type: 'RETRY' });
  await settled();
  expect(sent).toEqual(['Bearer of first', 'Bearer of first']);
  payments.stop();
});

test('nor is one of a cloud machine', async () => {
  const { session, sent, services } = opened();
  const payments = createCloudPayments(services);
  const payment = payments.of('a');
  payment.send({ type: 'PAY', order: { cloud: 'a', name: '' } });
  await settled();
  session.open(customer('second'));
  payment.send({ type: 'RETRY' });
  await settled();
  expect([sent, payment.view().step]).toEqual([['Bearer of first'], 'unsure']);
  payments.stop();
});
