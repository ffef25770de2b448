/**
 * Journeys of payments to a server that does not honour keys, or does not compare totals, with pinned ends. Those with keys are
 * `pc-image/payment.test.ts`.
 */
import { failure, ok } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { keyedIntention, writtenIntention } from './fixtures.ts';
import { running } from './testing/running.ts';
import type { PaymentFinding } from './model.ts';

const clock = manualClock(0);
const pay = { type: 'PAY', order: { months: 2 } } as const;
const lost = failure('network');

/** A payment that was sent and whose answer was lost. */
async function doubtful() {
  const run = running(clock, 'none');
  run.actor.send(pay);
  await run.answer(run.ports.read, ok('two orders'));
  await run.answer(run.ports.send, lost);
  return run;
}

/** One whose outcome stayed unknown after reading. */
async function unconfirmed(finding: Exclude<PaymentFinding, 'price-changed'> = 'unchanged') {
  const run = await doubtful();
  for (let check = 0; check < 7; check += 1) {
    await run.answer(
      run.ports.find,
      finding === 'unreadable' ? failure('network') : ok({ name: finding }),
    );
    if (check < 6) await clock.pass(30 * SECOND);
  }
  return run;
}

describe('without keys', () => {
  test('its evidence is stored before it is sent, and it is sent once', async () => {
    const { actor, ports, view, answer } = running(clock, 'none');
    actor.send(pay);
    actor.send(pay);
    expect(ports.send.calls).toHaveLength(0);
    expect(view()).toMatchObject({ step: 'sending', keep: null });
    await answer(ports.read, ok('two orders'));
    expect(view().keep).toEqual({ order: { months: 2 }, key: 'key-1', before: 'two orders' });
    await answer(ports.send, ok('paid'));
    expect(view()).toMatchObject({ step: 'paid', keep: null, end: { answer: 'paid' } });
    expect(ports.send.calls).toHaveLength(1);
    expect(ports.find.calls).toHaveLength(0);
  });

  test('its evidence cannot be read: nothing is sent, and it can be tried again', async () => {
    const { actor, ports, view, answer } = running(clock, 'none');
    actor.send(pay);
    await answer(ports.read, lost);
    expect(view()).toMatchObject({ step: 'refused', failure: 'no-answer', keep: null });
    expect(ports.send.calls).toHaveLength(0);
    actor.send(pay);
    expect(view().step).toBe('sending');
  });

  test('a refusal is an answer: nothing is looked for', async () => {
    const { actor, ports, view, answer } = running(clock, 'none');
    actor.send(pay);
    await answer(ports.read, ok('two orders'));
    await answer(ports.send, failure('conflict', { status: 409, missingAmount: 1000 }));
    expect(view()).toMatchObject({ step: 'refused', missingAmount: 1000 });
    expect(ports.find.calls).toHaveLength(0);
  });

  test('a lost answer is looked for, and found', async () => {
    const { ports, view, answer } = await doubtful();
    expect(view()).toMatchObject({ step: 'checking', failure: 'no-answer' });
    await answer(ports.find, ok({ name: 'unchanged' }));
    await clock.pass(SECOND);
    await answer(ports.find, ok({ name: 'happened', answer: null }));
    expect(view()).toMatchObject({
      step: 'paid',
      error: null,
      end: { type: 'PAID', order: { months: 2 }, answer: null },
    });
    expect(ports.find.calls[0]?.input).toEqual({ order: { months: 2 }, before: 'two orders' });
    expect(ports.send.calls).toHaveLength(1);
  });

  test.each(['unchanged', 'balance-lower', 'unreadable'] as const)(
    'an outcome that stays unknown (%s) is left to the customer after about a minute, and never sent again',
    async (finding) => {
      const { actor, ports, view } = await unconfirmed(finding);
      expect(view()).toMatchObject({
        step: 'unconfirmed',
        finding,
        order: { months: 2 },
        end: { type: 'UNCONFIRMED', finding },
      });
      await clock.pass(60 * MINUTE);
      expect(ports.send.calls).toHaveLength(1);
      expect(ports.find.calls).toHaveLength(7);
      expect(actor.getSnapshot().status).toBe('active');
    },
  );

  test('an event may still report it: it is read again, and a known end is not reported twice', async () => {
    const { actor, ports, view, answer } = await unconfirmed();
    const { end } = view();
    actor.send({ type: 'REFRESH' });
    await answer(ports.find, ok({ name: 'unchanged' }));
    expect(view()).toMatchObject({ step: 'unconfirmed' });
    expect(view().end).toBe(end);
    actor.send({ type: 'REFRESH' });
    await answer(ports.find, ok({ name: 'happened', answer: 'late' }));
    expect(view()).toMatchObject({ step: 'paid', end: { type: 'PAID', answer: 'late' } });
  });

  test('a second payment beside one that is not confirmed is the customer’s choice, and a new payment', async () => {
    const { actor, ports, view, answer } = await unconfirmed();
    actor.send(pay);
    await answer(ports.read, ok('two orders'));
    await answer(ports.send, ok('paid'));
    expect(view().step).toBe('paid');
    expect(ports.send.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-2']);
  });

  test('a reload in between looks for it and sends nothing', async () => {
    const { ports, view, answer } = running(clock, 'none', writtenIntention);
    await clock.settle();
    expect(view().step).toBe('checking');
    await answer(ports.find, ok({ name: 'happened', answer: null }));
    expect(view().step).toBe('paid');
    expect(ports.send.calls).toHaveLength(0);
  });

  test('one that was started with keys is neither sent nor looked for: nothing was stored', async () => {
    const { actor, ports, view } = running(clock, 'none', keyedIntention);
    await clock.pass(60 * MINUTE);
    expect(view()).toMatchObject({ step: 'unconfirmed', finding: 'unreadable', canRetry: false });
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view().step).toBe('unconfirmed');
    actor.send({ type: 'ABANDON' });
    expect(view()).toMatchObject({ step: 'idle', keep: null });
    expect([ports.send.calls.length, ports.find.calls.length]).toEqual([0, 0]);
  });
});

test('with keys, giving up asks no more', async () => {
  const { actor, ports, view } = running(clock, 'keys', keyedIntention);
  actor.send({ type: 'ABANDON' });
  await clock.pass(60 * MINUTE);
  expect(view()).toMatchObject({ step: 'idle', keep: null });
  expect(ports.send.calls).toHaveLength(0);
});

describe.each(['keys', 'none'] as const)(
  'where totals are not compared, with %s',
  (idempotency) => {
    const confirmed = { ...pay, total: 349_000 };
    const begun = async () => {
      const run = running(clock, idempotency, null, 'unchecked');
      run.actor.send(confirmed);
      if (idempotency === 'none') await run.answer(run.ports.read, ok('two orders'));
      return run;
    };

    test('the price is read again before anything is sent: at another one nothing is, and both are told', async () => {
      const { ports, view, answer } = await begun();
      expect(view()).toMatchObject({ step: 'sending', keep: null });
      await answer(ports.quote, ok(499_000));
      expect(view()).toMatchObject({
        step: 'refused',
        failure: 'conflict',
        priceChange: { from: 349_000, to: 499_000 },
        keep: null,
      });
      expect(ports.send.calls).toHaveLength(0);
    });

    test('confirmed again at the new price, it is sent', async () => {
      const { actor, ports, view, answer } = await begun();
      await answer(ports.quote, ok(499_000));
      actor.send({ ...pay, total: 499_000 });
      if (idempotency === 'none') await answer(ports.read, ok('two orders'));
      await answer(ports.quote, ok(499_000));
      await answer(ports.send, ok('paid'));
      expect(view()).toMatchObject({
        step: 'paid',
        priceChange: null,
        end: { type: 'PAID', total: 499_000 },
      });
      expect(ports.send.calls.map(({ input }) => input.total)).toEqual([499_000]);
    });

    test('a price that cannot be read is no price: nothing is sent', async () => {
      const { ports, view, answer } = await begun();
      await answer(ports.quote, lost);
      expect(view()).toMatchObject({ step: 'refused', failure: 'no-answer', priceChange: null });
      expect(ports.send.calls).toHaveLength(0);
    });

    test('one that cannot be worked out does not hold up what was confirmed', async () => {
      const { ports, view, answer } = await begun();
      await answer(ports.quote, ok(null));
      await answer(ports.send, ok('paid'));
      expect(view().step).toBe('paid');
    });
  },
);

test('a server that compares totals is sent the confirmed one, and its refusal names both', async () => {
  const { actor, ports, view, answer } = running(clock, 'keys');
  actor.send({ ...pay, total: 349_000 });
  expect(ports.send.calls[0]?.input.total).toBe(349_000);
  await answer(ports.send, failure('conflict', { status: 409, total: 499_000 }));
  expect(view()).toMatchObject({
    step: 'refused',
    priceChange: { from: 349_000, to: 499_000 },
    missingAmount: null,
  });
});

describe('where totals are not compared, with keys, after a lost answer', () => {
  const confirmed = { ...pay, total: 349_000 };
  const sentAgain = { order: pay.order, key: 'key-1', total: 349_000 };
  const lostOnce = async () => {
    const run = running(clock, 'keys', null, 'unchecked');
    run.actor.send(confirmed);
    await run.answer(run.ports.quote, ok(349_000));
    await run.answer(run.ports.send, lost);
    await clock.pass(SECOND);
    return run;
  };

  test('at the same price the same key is sent again', async () => {
    const { ports, view, answer } = await lostOnce();
    expect(view().keep).toEqual(sentAgain);
    await answer(ports.quote, ok(349_000));
    await answer(ports.send, ok('paid'));
    expect(ports.send.calls.map(({ input }) => input)).toEqual([sentAgain, sentAgain]);
    expect(view()).toMatchObject({ step: 'paid', end: { total: 349_000 } });
  });

  test('at another price nothing more is sent: the customer decides, and it stays kept', async () => {
    const { ports, view, answer } = await lostOnce();
    await answer(ports.quote, ok(499_000));
    await clock.pass(60 * MINUTE);
    expect(view()).toMatchObject({
      step: 'unconfirmed',
      finding: 'price-changed',
      priceChange: null,
      canRetry: true,
      keep: sentAgain,
      end: { type: 'UNCONFIRMED', total: 349_000 },
    });
    expect(ports.send.calls).toHaveLength(1);
  });

  test('asked again by the customer, it is sent only if the price is the confirmed one again', async () => {
    const { actor, ports, view, answer } = await lostOnce();
    await answer(ports.quote, ok(499_000));
    actor.send({ type: 'REFRESH' });
    expect(view().step).toBe('unconfirmed');
    actor.send({ type: 'RETRY' });
    await answer(ports.quote, ok(499_000));
    expect(view().step).toBe('unconfirmed');
    actor.send({ type: 'RETRY' });
    await answer(ports.quote, ok(349_000));
    await answer(ports.send, ok('paid'));
    expect(view().step).toBe('paid');
    expect(ports.send.calls.map(({ input }) => input)).toEqual([sentAgain, sentAgain]);
  });

  test('a price that cannot be read is asked for again, less and less often, and nothing is sent meanwhile', async () => {
    const { ports, view, answer } = await lostOnce();
    await answer(ports.quote, lost);
    expect(view()).toMatchObject({ step: 'unsure', failure: 'no-answer', keep: sentAgain });
    await clock.pass(SECOND);
    expect(ports.quote.calls).toHaveLength(2);
    await clock.pass(SECOND);
    await answer(ports.quote, lost);
    await clock.pass(4 * SECOND - 1);
    expect(ports.quote.calls).toHaveLength(3);
    await clock.pass(1);
    await answer(ports.quote, ok(349_000));
    expect(ports.send.calls).toHaveLength(2);
  });

  test('opened again after a reload, the price is read first', async () => {
    const { ports, view, answer } = running(clock, 'keys', sentAgain, 'unchecked');
    await clock.pass(SECOND);
    await answer(ports.quote, ok(499_000));
    expect(view()).toMatchObject({ step: 'unconfirmed', keep: sentAgain });
    expect(ports.send.calls).toHaveLength(0);
  });

  test('a second payment, at the new price, is an intention of its own', async () => {
    const { actor, ports, view, answer } = await lostOnce();
    await answer(ports.quote, ok(499_000));
    actor.send({ ...pay, total: 499_000 });
    await answer(ports.quote, ok(499_000));
    await answer(ports.send, ok('paid'));
    expect(ports.send.calls.map(({ input }) => [input.key, input.total])).toEqual([
      ['key-1', 349_000],
      ['key-2', 499_000],
    ]);
    expect(view()).toMatchObject({ step: 'paid', finding: null });
  });
});
