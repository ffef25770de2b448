import { describe, expect, test } from 'vitest';
import { networkError } from '../fixtures/api-errors.ts';
import { SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  acceptedRecord,
  bareRecord,
  creatingRecord,
  deletedRecord,
  disk,
  failedRecord,
  HARDWARE_NOW,
  memory,
  noneRecord,
  pendingRecord,
  replacedRecord,
  repricedRecord,
  unknownRecord,
  withdrawnRecord,
  withoutMemoryRecord,
} from './fixtures.ts';
import { beginnings, ok, running } from './testing/running.ts';

const clock = manualClock(HARDWARE_NOW);
const { start, choosing, submitting, withdrawing } = beginnings(clock);
const toggle = (piece: string) => ({ type: 'TOGGLE', piece }) as const;

describe('journeys', () => {
  test('hardware is asked for, accepted, and in the price of the next extension', async () => {
    const { actor, add, read, said, view, ticked, answer } = start();
    expect(view()).toMatchObject({
      status: 'none',
      step: 'idle',
      canChoose: true,
      canWithdraw: false,
      withdrawRefusal: 'nothing-pending',
      extension: { present: { total: 314_100 }, afterwards: null },
    });
    actor.send({ type: 'CHOOSE' });
    expect(view()).toMatchObject({
      step: 'choosing',
      selectionRefusal: 'nothing-chosen',
      canSubmit: false,
    });
    actor.send({ type: 'SUBMIT' });
    actor.send(toggle(disk._id));
    actor.send(toggle(memory._id));
    expect(ticked()).toEqual([memory._id, disk._id]);
    actor.send(toggle(disk._id));
    expect(view()).toMatchObject({
      canSubmit: true,
      extension: { present: { total: 314_100 }, afterwards: { subtotal: 439_000, total: 395_100 } },
    });
    expect(add.calls).toHaveLength(0);
    actor.send({ type: 'SUBMIT' });
    actor.send({ type: 'SUBMIT' });
    actor.send({ type: 'WITHDRAW' });
    expect(view()).toMatchObject({ step: 'sending', intention: 'submit', isBusy: true });
    expect(view().extension.afterwards?.total).toBe(395_100);
    await answer(add, ok(pendingRecord));
    expect(add.calls.map(({ input }) => input)).toEqual([
      { image: noneRecord._id, hardwares: [memory._id] },
    ]);
    expect(view()).toMatchObject({
      status: 'pending',
      step: 'submitted',
      reason: null,
      requested: [memory],
      canAcknowledge: true,
      extension: { present: { total: 314_100 }, afterwards: { total: 395_100 } },
    });
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view()).toMatchObject({ step: 'idle', canWithdraw: true, canAcknowledge: false });
    await clock.pass(30 * SECOND); // No event reports the operator's decision.
    await answer(read, ok(acceptedRecord));
    expect(view()).toMatchObject({
      status: 'accepted',
      canChoose: false,
      canWithdraw: false,
      submitRefusal: 'accepted',
      withdrawRefusal: 'accepted',
      extension: { present: { hardwarePrice: 90_000, total: 395_100 }, afterwards: null },
    });
    expect(said).toEqual(['SUBMITTED', 'ACCEPTED']);
    await clock.pass(120 * SECOND);
    expect(read.calls).toHaveLength(1); // Nothing is to be waited for any more.
  });

  // @spec 4.30
  test('a pending request is replaced by another', async () => {
    const { actor, add, view, ticked, answer } = choosing(pendingRecord);
    expect(ticked()).toEqual([memory._id]);
    expect(view()).toMatchObject({ selectionRefusal: 'unchanged', canSubmit: false });
    actor.send(toggle(disk._id));
    expect(view()).toMatchObject({ canSubmit: true, requested: [memory] });
    actor.send({ type: 'SUBMIT' });
    await answer(add, ok(replacedRecord));
    expect(view()).toMatchObject({ status: 'pending', requested: [memory, disk] });
    expect(view().extension.afterwards?.total).toBe(449_100);
  });

  test('a pending request is withdrawn, from the choice or without it', async () => {
    const { actor, add, said, view, answer } = withdrawing();
    actor.send({ type: 'WITHDRAW' });
    expect(view()).toMatchObject({ step: 'sending', intention: 'withdraw', canChoose: false });
    expect(view().extension.afterwards).toBeNull();
    await answer(add, ok(withdrawnRecord));
    expect(view()).toMatchObject({ status: 'none', step: 'withdrawn', requested: [] });
    expect(add.calls.map(({ input }) => input.hardwares)).toEqual([[]]);
    expect(said).toEqual(['WITHDRAWN']);
    const dialog = choosing(pendingRecord);
    dialog.actor.send(toggle(memory._id));
    expect(dialog.view()).toMatchObject({
      selectionRefusal: 'nothing-chosen',
      canSubmit: false,
      canWithdraw: true,
    });
    dialog.actor.send({ type: 'WITHDRAW' });
    await dialog.answer(dialog.add, ok(withdrawnRecord));
    expect(dialog.view().step).toBe('withdrawn');
    dialog.actor.send({ type: 'CHOOSE' });
    expect(dialog.ticked()).toEqual([]);
  });

  test('declined hardware may be asked for again, the same or other', async () => {
    const { actor, add, said, view, ticked, answer } = start(pendingRecord);
    actor.send({ type: 'RECORD', record: failedRecord });
    expect(view()).toMatchObject({ status: 'failed', canChoose: true, canWithdraw: false });
    expect(view().extension).toMatchObject({ present: { total: 314_100 }, afterwards: null });
    actor.send({ type: 'CHOOSE' });
    expect(ticked()).toEqual([memory._id]);
    expect(view()).toMatchObject({ selectionRefusal: null, canSubmit: true });
    actor.send({ type: 'SUBMIT' });
    const again = { ...pendingRecord, updatedAt: '2026-11-20T11:05:00.000Z' };
    await answer(add, ok(again));
    expect(view()).toMatchObject({ status: 'pending', step: 'submitted' });
    expect(said).toEqual(['DECLINED', 'SUBMITTED']);
  });

  test('a change of the request in a second tab is reported, and what is chosen here stays', () => {
    const { actor, view, ticked } = choosing();
    actor.send(toggle(disk._id));
    actor.send({ type: 'RECORD', record: pendingRecord });
    expect(view()).toMatchObject({
      step: 'choosing',
      reason: 'changed-elsewhere',
      canSubmit: true,
    });
    expect(ticked()).toEqual([disk._id]);
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view()).toMatchObject({ step: 'choosing', reason: null });
    const untouched = choosing();
    untouched.actor.send(toggle('6740c1e29f0b7a41000000ff')); // Not offered: nothing is chosen by it.
    untouched.actor.send({ type: 'RECORD', record: pendingRecord });
    expect(untouched.ticked()).toEqual([memory._id]);
  });

  test.each([
    ['accepted', acceptedRecord, 'accepted', ['ACCEPTED']],
    ['gone', deletedRecord, 'deleted', []],
    ['unknown', unknownRecord, 'unknown-status', []],
  ] as const)('the choice closes when it is %s meanwhile', (status, record, reason, heard) => {
    const { actor, add, said, view } = choosing(pendingRecord);
    actor.send(toggle(disk._id));
    actor.send({ type: 'RECORD', record });
    expect(view()).toMatchObject({ step: 'refused', status, reason, canChoose: false });
    actor.send({ type: 'SUBMIT' });
    expect(add.calls).toHaveLength(0);
    expect(said).toEqual(heard);
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view()).toMatchObject({ step: 'idle', reason: null });
  });

  test('a refusal by the operator while choosing is reported, and the choice goes on', () => {
    const { actor, view } = choosing(pendingRecord);
    actor.send({ type: 'RECORD', record: failedRecord });
    expect(view()).toMatchObject({ step: 'choosing', reason: 'declined', canSubmit: true });
  });

  test('what becomes dearer or is offered no more is reported before the request', () => {
    const { actor, view, ticked } = choosing(pendingRecord);
    actor.send({ type: 'RECORD', record: repricedRecord });
    expect(view()).toMatchObject({
      reason: 'price-changed',
      canSubmit: true, // The same piece at another price is another request.
      requested: [memory],
      extension: { afterwards: { hardwarePrice: 95_000 } },
    });
    actor.send({ type: 'RECORD', record: withoutMemoryRecord });
    expect(view()).toMatchObject({ reason: 'hardware-gone', selectionRefusal: 'nothing-chosen' });
    expect(ticked()).toEqual([]);
    expect(choosing(withoutMemoryRecord).view()).toMatchObject({ reason: 'hardware-gone' });
  });

  test('a price that changed in flight is reported with the answer', async () => {
    const { add, view, answer } = submitting();
    await answer(add, ok({ ...pendingRecord, hardwares: [{ ...memory, price: 95_000 }] }));
    expect(view()).toMatchObject({ step: 'submitted', reason: 'price-changed', canWithdraw: true });
    expect(view().extension.afterwards?.hardwarePrice).toBe(95_000);
  });

  test.each([
    ['creating', creatingRecord, 'creating'],
    ['without hardware', bareRecord, 'no-hardware'],
    ['of an unknown status', unknownRecord, 'unknown-status'],
    ['deleted', deletedRecord, 'deleted'],
  ] as const)('a machine that is %s takes no request', (_, record, refusal) => {
    const { actor, add, view } = start(record);
    for (const { type } of [{ type: 'CHOOSE' }, { type: 'WITHDRAW' }] as const)
      actor.send({ type });
    expect(view()).toMatchObject({ step: 'idle', submitRefusal: refusal, canChoose: false });
    expect(add.calls).toHaveLength(0);
  });

  test('an unknown status is read again, until it is known', async () => {
    const { read, view, answer } = start(unknownRecord);
    await clock.pass(30 * SECOND);
    await answer(read, ok({ ...noneRecord, updatedAt: unknownRecord.updatedAt }));
    expect(view()).toMatchObject({ status: 'none', canChoose: true });
  });

  test('a pending request can be withdrawn although the package offers nothing any more', () => {
    const { actor, view } = start({ ...pendingRecord, cloud: bareRecord.cloud });
    actor.send({ type: 'CHOOSE' });
    expect(view()).toMatchObject({
      step: 'choosing',
      submitRefusal: 'no-hardware',
      canWithdraw: true,
    });
  });

  test('a machine that is no longer listed is deleted, until it is listed again', () => {
    const { actor, view, ticked } = choosing();
    actor.send(toggle(disk._id));
    actor.send({ type: 'READ_FAILED', error: networkError });
    actor.send({ type: 'MISSING' });
    expect(view()).toMatchObject({
      status: 'gone',
      step: 'refused',
      reason: 'deleted',
      readError: null,
    });
    actor.send({ type: 'RECORD', record: noneRecord });
    actor.send({ type: 'RECORD', record: pendingRecord });
    expect(view()).toMatchObject({ status: 'pending', reason: 'deleted', canChoose: true });
    actor.send({ type: 'CHOOSE' });
    expect(ticked()).toEqual([memory._id]);
    const decided = start(acceptedRecord);
    decided.actor.send({ type: 'MISSING' });
    decided.actor.send({ type: 'RECORD', record: acceptedRecord });
    expect(decided.view().status).toBe('accepted');
    expect(decided.said).toEqual([]);
  });

  test('a machine that is ready by now takes a request', () => {
    const { actor, view } = start(creatingRecord);
    actor.send({ type: 'RECORD', record: noneRecord });
    expect(view()).toMatchObject({ submitRefusal: null, canChoose: true });
  });

  test('an older record, an older package and another machine’s record change nothing', () => {
    const { actor, view } = start(pendingRecord);
    actor.send({ type: 'RECORD', record: noneRecord });
    actor.send({ type: 'RECORD', record: { ...acceptedRecord, _id: disk._id } });
    expect(view().status).toBe('pending');
    actor.send({ type: 'RECORD', record: repricedRecord });
    actor.send({ type: 'RECORD', record: pendingRecord }); // With the package as it was before.
    expect(view().options.map(({ price }) => price)).toEqual([95_000, 60_000]);
  });

  test('the discount of the account may come later; without it no cost is shown', () => {
    const { actor, view } = running(clock, { record: acceptedRecord });
    expect(view().extension).toEqual({ present: null, afterwards: null });
    actor.send({ type: 'DISCOUNT', percent: 7 });
    expect(view().extension.present?.total).toBe(408_270);
  });

  test('a price that is none is not added up', () => {
    const wrong = { ...pendingRecord, hardwares: [{ ...memory, price: -1 }] };
    expect(start(wrong).view().extension).toMatchObject({
      present: { total: 314_100 },
      afterwards: null,
    });
  });

  test('more pieces than one request can name are reported before it is sent', () => {
    const many = Array.from({ length: 51 }, (_, index) => ({
      ...memory,
      _id: `6740c1e29f0b7a42000000${index.toString(16).padStart(2, '0')}`,
    }));
    const { actor, view } = choosing({
      ...noneRecord,
      cloud: { ...noneRecord.cloud, hardwares: many },
    });
    for (const { _id } of many) actor.send(toggle(_id));
    expect(view()).toMatchObject({ selectionRefusal: 'too-many', canSubmit: false });
    actor.send(toggle(many[0]?._id ?? ''));
    expect(view()).toMatchObject({ selectionRefusal: null, canSubmit: true });
  });

  test('nothing is sent before the customer asks for it', async () => {
    const { add, read } = start(pendingRecord);
    await clock.settle();
    expect([add.calls.length, read.calls.length]).toEqual([0, 0]);
  });
});
