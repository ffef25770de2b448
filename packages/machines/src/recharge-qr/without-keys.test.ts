/** Top-ups at a server that does not honour keys, with pinned ends. What a lost answer means in general is `../payment`'s. */
import { failure, ok } from '@tram/api/result';
import { expect, test } from 'vitest';
import { MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { pendingRecharge, RECHARGE_ASKED_AT, rechargeIntention } from './fixtures.ts';
import { running } from './testing/running.ts';

const clock = manualClock(RECHARGE_ASKED_AT);
const submit = { type: 'SUBMIT', ...rechargeIntention.order } as const;

/** A request that was sent and whose answer was lost. */
async function doubtful() {
  const run = running(clock, {}, 'none');
  run.actor.send(submit);
  await run.answer(run.before, ok('no recharge'));
  await run.answer(run.request, failure('network'));
  return run;
}

test('a recharge whose answer was lost is found in the history and shown, not asked for again', async () => {
  const { view, request, find, answer } = await doubtful();
  expect(view()).toMatchObject({ step: 'unsure', reason: 'outcome-unknown' });
  await answer(find, ok({ name: 'happened', answer: pendingRecharge }));
  expect(view()).toMatchObject({ step: 'awaiting', recharge: pendingRecharge });
  expect(request.calls).toHaveLength(1);
});

test('one that cannot be found leaves the form to the customer, who may ask again', async () => {
  const { actor, view, request, before, find, answer } = await doubtful();
  for (let check = 0; check < 7; check += 1) {
    await answer(find, ok({ name: 'unchanged' }));
    await clock.pass(30 * SECOND);
  }
  expect(view()).toMatchObject({ step: 'failed', reason: 'unconfirmed', canSubmit: true });
  actor.send(submit);
  await answer(before, ok('no recharge'));
  await answer(request, ok(pendingRecharge));
  expect(view().step).toBe('awaiting');
  expect(request.calls.map(({ input }) => input.key)).toEqual(['key-1', 'key-2']);
});

test('given up while it is looked for, it is not looked for any more', async () => {
  const { actor, view, find } = await doubtful();
  actor.send({ type: 'START_OVER' });
  expect(view()).toMatchObject({ step: 'editing', keep: { intention: null } });
  await clock.pass(120 * SECOND);
  expect(find.calls).toHaveLength(1);
  expect(find.calls[0]?.signal.aborted).toBe(true);
});

test('an answer of another backend with only the recharge and its link can be paid', async () => {
  const { actor, view, request, answer } = running(clock);
  actor.send(submit);
  // All that the specification shows (section 7): the rest is what was asked, and what the link says.
  const { _id, link_payment } = pendingRecharge;
  await answer(request, ok({ _id, link_payment }));
  const { money, bankId } = rechargeIntention.order;
  expect(view()).toMatchObject({
    step: 'awaiting',
    recharge: { _id, money, bank_id: bankId, content: 'TRAM8K2Q7D' },
    deadline: RECHARGE_ASKED_AT + 15 * MINUTE,
  });
});

test('an answer that names no recharge counts as lost', async () => {
  const { actor, view, request, answer } = running(clock);
  actor.send(submit);
  await answer(request, ok(JSON.parse('{}')));
  expect(view().step).toBe('unsure');
});
