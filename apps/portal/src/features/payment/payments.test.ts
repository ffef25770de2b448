import { SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { failure, ok, type Result } from '@tram/api/result';
import type { Intention } from '@tram/machines/payment';
import type { PaymentMemory } from './payment-memory.ts';
import { createPayments, type Payments } from './payments.ts';

interface Order {
  readonly months: number;
}

interface Sent extends Intention<Order> {
  readonly answer: (result: Result<string>) => Promise<void>;
}

function createMemory(kept = new Map<string, Intention<Order>>()): PaymentMemory<Order> {
  return {
    remember: (id, intention) =>
      void (intention === null ? kept.delete(id) : kept.set(id, intention)),
    remembered: (id) => kept.get(id) ?? null,
    ids: () => [...kept.keys()],
  };
}

/** Payments whose server answers when the test says so, and which say how each of them ended. */
function begin(memory = createMemory()) {
  const clock = new SimulatedClock();
  const sent: Sent[] = [];
  const ends: string[] = [];
  let keys = 0;
  const payments: Payments<Order, string> = createPayments<Order, string>(
    {
      send: (intention) =>
        new Promise((resolve) => {
          sent.push({
            ...intention,
            async answer(result) {
              resolve(result);
              // The answer passes through the promises of the port and of its actor.
              for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
            },
          });
        }),
      newKey: () => `key ${(keys += 1)}`,
      evidence: null,
      quote: null,
    },
    memory,
    { clock },
  );
  payments.onOutcome((end, id) => {
    if (end.type === 'PAID') ends.push(`${id}: ${end.answer}`);
    if (end.type === 'REFUSED') ends.push(`${id}: ${end.error.kind}`);
  });
  return { payments, clock, sent, ends, memory };
}

describe('a payment', () => {
  test('is sent once, however often it is asked for, and ends with its answer', async () => {
    const { payments, sent, ends, memory } = begin();
    const payment = payments.of('a');
    payment.send({ type: 'PAY', order: { months: 2 } });
    payment.send({ type: 'PAY', order: { months: 2 } });
    expect(payment.view().step).toBe('sending');
    expect(memory.remembered('a')).toEqual({ key: 'key 1', order: { months: 2 } });
    await sent[0]?.answer(ok('paid'));
    expect(sent).toHaveLength(1);
    expect([payment.view().step, ends]).toEqual(['paid', ['a: paid']]);
    expect(memory.ids()).toEqual([]);
  });

  test('whose answer is lost is sent again with the same key, automatically and when asked', async () => {
    const { payments, clock, sent, ends } = begin();
    const payment = payments.of('a');
    payment.send({ type: 'PAY', order: { months: 1 } });
    await sent[0]?.answer(failure('network'));
    expect(payment.view()).toMatchObject({ step: 'unsure', error: { kind: 'network' } });
    payment.send({ type: 'PAY', order: { months: 9 } });
    clock.increment(1000);
    await sent[1]?.answer(failure('server', { status: 502 }));
    payment.send({ type: 'RETRY' });
    await sent[2]?.answer(failure('timeout'));
    payments.send({ type: 'REFRESH' });
    await sent[3]?.answer(ok('paid after all'));
    expect(sent.map(({ key, order }) => [key, order.months])).toEqual(
      Array.from({ length: 4 }, () => ['key 1', 1]),
    );
    expect(ends).toEqual(['a: paid after all']);
  });

  test('that is refused can be started again, as a new payment', async () => {
    const { payments, sent, ends, memory } = begin();
    const payment = payments.of('a');
    payment.send({ type: 'PAY', order: { months: 1 } });
    await sent[0]?.answer(failure('conflict', { status: 409, missingAmount: 1000 }));
    expect(payment.view()).toMatchObject({ step: 'refused', error: { missingAmount: 1000 } });
    expect([ends, memory.ids()]).toEqual([['a: conflict'], []]);
    payment.send({ type: 'ACKNOWLEDGE' });
    expect(payment.view()).toMatchObject({ step: 'idle', error: null });
    payment.send({ type: 'PAY', order: { months: 1 } });
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 2']);
  });

  test('asks no earlier than the server allows, except when the customer asks', async () => {
    const { payments, clock, sent } = begin();
    const payment = payments.of('a');
    payment.send({ type: 'PAY', order: { months: 1 } });
    await sent[0]?.answer(failure('server', { status: 503, retryAfterMs: 20_000 }));
    clock.increment(19_000);
    payments.send({ type: 'REFRESH' });
    expect(sent).toHaveLength(1);
    payment.send({ type: 'RETRY' });
    expect(sent).toHaveLength(2);
  });

  test('does not wait for another one', async () => {
    const { payments, sent, ends } = begin();
    payments.of('a').send({ type: 'PAY', order: { months: 1 } });
    payments.of('b').send({ type: 'PAY', order: { months: 2 } });
    await sent[0]?.answer(failure('network'));
    await sent[1]?.answer(ok('second'));
    expect(ends).toEqual(['b: second']);
    expect(payments.of('a').view().step).toBe('unsure');
  });
});

test('a payment that was in progress is asked for again by the next ones, with its key', async () => {
  const first = begin();
  first.payments.of('a').send({ type: 'PAY', order: { months: 3 } });
  first.payments.stop();
  const next = begin(first.memory);
  next.payments.start();
  next.payments.start();
  next.clock.increment(1000);
  expect(next.sent.map(({ key, order }) => [key, order.months])).toEqual([['key 1', 3]]);
  await next.sent[0]?.answer(ok('paid'));
  expect([next.ends, next.memory.ids()]).toEqual([['a: paid'], []]);
});
