/** Journeys on which the outcome of a request is unknown: lost, cancelled, overtaken. */
import { describe, expect, test } from 'vitest';
import {
  conflictError,
  networkError,
  timeoutError,
  unauthorizedError,
} from '../fixtures/api-errors.ts';
import { SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  acceptedError,
  acceptedRecord,
  bareRecord,
  deletedRecord,
  disk,
  failedRecord,
  HARDWARE_NOW,
  memory,
  noHardwareError,
  noneRecord,
  pendingRecord,
  pieceGoneError,
  replacedRecord,
  withdrawnRecord,
  withoutMemoryRecord,
} from './fixtures.ts';
import type { HardwareRequestRecord } from './model.ts';
import { beginnings, no, ok } from './testing/running.ts';

const clock = manualClock(HARDWARE_NOW);
const { start, choosing, submitting, withdrawing } = beginnings(clock);

/** The record stays the same until it is believed. */
async function believed(
  { read, answer }: ReturnType<typeof start>,
  record: HardwareRequestRecord,
): Promise<void> {
  await answer(read, ok(record));
  for (let check = 1; check < 3; check += 1) {
    await clock.pass(3 * SECOND);
    await answer(read, ok(record));
  }
}

describe('a lost answer', () => {
  test('is never sent again: the record is read until it is certain that it had no effect', async () => {
    const run = submitting();
    const { add, read, view, ticked, answer, actor } = run;
    await answer(add, no(networkError));
    expect(view()).toMatchObject({ step: 'checking', intention: 'submit', isBusy: true });
    await answer(read, no(timeoutError));
    expect(view()).toMatchObject({
      step: 'checking',
      readError: timeoutError,
      readFailure: 'no-answer',
    });
    await clock.pass(3 * SECOND);
    await believed(run, noneRecord);
    expect(view()).toMatchObject({
      step: 'choosing',
      reason: 'not-received',
      error: networkError,
      readError: null,
      canSubmit: true,
    });
    expect(ticked()).toEqual([memory._id]);
    expect(add.calls).toHaveLength(1);
    actor.send({ type: 'SUBMIT' });
    await answer(add, ok(pendingRecord));
    expect(view()).toMatchObject({ step: 'submitted', reason: null, error: null });
  });

  test('repeated reads do not lead sooner to that conclusion', async () => {
    const run = submitting();
    const { actor, add, read, view, answer } = run;
    await answer(add, no(networkError));
    for (let refresh = 0; refresh < 6; refresh += 1) {
      await answer(read, ok(noneRecord));
      actor.send({ type: 'REFRESH' });
    }
    expect(view().step).toBe('checking');
    await believed(run, noneRecord);
    expect(view()).toMatchObject({ step: 'choosing', reason: 'not-received' });
  });

  test('to a request that was taken is found out at once', async () => {
    const { add, read, said, view, answer } = submitting();
    await answer(add, no(timeoutError));
    await answer(read, ok(pendingRecord));
    expect(view()).toMatchObject({
      status: 'pending',
      step: 'submitted',
      reason: null,
      error: null,
    });
    expect(said).toEqual(['SUBMITTED']);
  });

  test('to a request that was taken and decided meanwhile says both', async () => {
    const { add, read, said, view, answer } = submitting();
    await answer(add, no(networkError));
    await answer(read, ok(acceptedRecord));
    expect(view()).toMatchObject({ status: 'accepted', step: 'submitted', reason: null });
    expect(said).toEqual(['ACCEPTED', 'SUBMITTED']);
  });

  test('from before it was sent settles nothing', async () => {
    const { actor, add, read, view, answer } = choosing(pendingRecord);
    actor.send({ type: 'TOGGLE', piece: disk._id });
    actor.send({ type: 'SUBMIT' });
    await answer(add, no(networkError));
    await answer(read, ok(noneRecord)); // Out of some cache.
    expect(view()).toMatchObject({ step: 'checking', status: 'pending' });
    actor.send({ type: 'REFRESH' }); // Online again: asked at once.
    expect(read.calls.length).toBeGreaterThan(1);
    for (const call of read.calls) if (!call.isAnswered) call.answer(ok(replacedRecord));
    await clock.settle();
    expect(view()).toMatchObject({ step: 'submitted', requested: [memory, disk] });
  });

  test('to a withdrawal is found out as well', async () => {
    const { add, read, said, view, answer } = withdrawing();
    await answer(add, no(networkError));
    await answer(read, ok(withdrawnRecord));
    expect(view()).toMatchObject({ status: 'none', step: 'withdrawn' });
    expect(said).toEqual(['WITHDRAWN']);
  });

  test.each([
    ['accepted', acceptedRecord, 'accepted', 'ACCEPTED'],
    ['declined', failedRecord, 'declined', 'DECLINED'],
  ] as const)('to a withdrawal that came too late: %s', async (_, record, reason, heard) => {
    const { add, read, said, view, answer } = withdrawing();
    await answer(add, no(networkError));
    await answer(read, ok(record));
    expect(view()).toMatchObject({ step: 'refused', reason, canWithdraw: false });
    expect(said).toEqual([heard]);
  });

  test('while another tab asks for something else: what the server has is shown', async () => {
    const run = submitting();
    await run.answer(run.add, no(networkError));
    await believed(run, { ...pendingRecord, hardwares: [disk] });
    expect(run.view()).toMatchObject({
      step: 'choosing',
      reason: 'changed-elsewhere',
      requested: [disk],
    });
    expect(run.said).toEqual([]);
    const more = submitting();
    await more.answer(more.add, no(networkError));
    await believed(more, { ...pendingRecord, hardwares: [memory, disk] });
    expect(more.view()).toMatchObject({ step: 'choosing', reason: 'changed-elsewhere' });
  });

  test('to declined hardware that was asked for again: the old refusal is no answer', async () => {
    const run = choosing(failedRecord);
    run.actor.send({ type: 'SUBMIT' });
    await run.answer(run.add, no(networkError));
    await believed(run, { ...failedRecord, updatedAt: '2026-11-20T11:20:00.000Z' });
    expect(run.view()).toMatchObject({ step: 'choosing', reason: 'not-received' });
    expect(run.said).toEqual([]);
  });

  test('to a replacement that never came, of a request that was declined instead', async () => {
    const run = choosing(pendingRecord);
    run.actor.send({ type: 'TOGGLE', piece: disk._id });
    run.actor.send({ type: 'SUBMIT' });
    await run.answer(run.add, no(networkError));
    await believed(run, failedRecord);
    expect(run.view()).toMatchObject({ step: 'choosing', status: 'failed', reason: 'declined' });
    expect(run.said).toEqual(['DECLINED']);
  });

  test('is not given up for readings that are older than what is known', async () => {
    const run = choosing(pendingRecord);
    run.actor.send({ type: 'TOGGLE', piece: disk._id });
    run.actor.send({ type: 'SUBMIT' });
    await run.answer(run.add, no(networkError));
    for (let refresh = 0; refresh < 2; refresh += 1) {
      await believed(run, noneRecord);
      expect(run.view()).toMatchObject({ step: 'checking', status: 'pending' });
      await clock.pass(3 * SECOND);
    }
  });

  test('while the machine is deleted: there is nothing left to ask for', async () => {
    for (const record of [deletedRecord, null]) {
      const { add, read, view, answer } = submitting();
      await answer(add, no(networkError));
      await answer(read, ok(record));
      expect(view()).toMatchObject({ status: 'gone', step: 'refused', reason: 'deleted' });
    }
  });
});

describe('a cancelled call', () => {
  test('of which nothing came says so, and what is chosen stays', async () => {
    const run = submitting();
    run.actor.send({ type: 'CANCEL' });
    expect(run.add.calls[0]?.signal.aborted).toBe(true);
    expect(run.view()).toMatchObject({ step: 'checking', canCancel: false });
    await believed(run, noneRecord);
    expect(run.view()).toMatchObject({ step: 'choosing', reason: 'cancelled', canSubmit: true });
    run.add.calls[0]?.answer(ok(pendingRecord)); // Late, after it was left.
    await clock.settle();
    expect(run.view()).toMatchObject({ step: 'choosing', status: 'none' });
  });

  test('that had been done already says so', async () => {
    const { actor, read, said, view, answer } = submitting();
    actor.send({ type: 'CANCEL' });
    await answer(read, ok(pendingRecord));
    expect(view()).toMatchObject({
      step: 'submitted',
      reason: 'done-before-cancel',
      canWithdraw: true,
    });
    expect(said).toEqual(['SUBMITTED']);
  });

  test('closing the choice sends nothing and forgets what was chosen', () => {
    const { actor, add, view, ticked } = choosing();
    actor.send({ type: 'TOGGLE', piece: disk._id });
    actor.send({ type: 'CANCEL' });
    expect(view()).toMatchObject({ step: 'idle', reason: null });
    actor.send({ type: 'CHOOSE' });
    expect(ticked()).toEqual([]);
    expect(add.calls).toHaveLength(0);
  });
});

describe('a refusal by the present state', () => {
  test.each([
    ['accepted in the meantime', acceptedError, acceptedRecord, 'refused', 'accepted'],
    ['no hardware any more', noHardwareError, bareRecord, 'refused', 'no-hardware'],
    [
      'a piece is gone',
      pieceGoneError,
      { ...noneRecord, cloud: withoutMemoryRecord.cloud },
      'choosing',
      'hardware-gone',
    ],
    ['the machine is gone', pieceGoneError, null, 'refused', 'deleted'],
    [
      'for a reason that the record does not show',
      conflictError,
      noneRecord,
      'choosing',
      'unknown',
    ],
  ] as const)('%s: the record says why', async (_, error, record, step, reason) => {
    const { add, read, said, view, answer } = submitting();
    await answer(add, no(error));
    expect(view().step).toBe('checking');
    await answer(read, ok(record));
    expect(view()).toMatchObject({ step, reason, error });
    expect(said).not.toContain('SUBMITTED');
    expect(add.calls).toHaveLength(1);
  });

  test('a withdrawal that another tab was faster with', async () => {
    const { add, read, said, view, answer } = withdrawing();
    await answer(add, no(conflictError));
    await answer(read, ok(withdrawnRecord));
    expect(view()).toMatchObject({ status: 'none', step: 'refused', reason: 'nothing-pending' });
    expect(said).toEqual([]);
  });
});

describe('meanwhile', () => {
  test('a session that ends in between says so, and sends nothing more', async () => {
    const { actor, add, read, view, ticked, answer } = submitting();
    await answer(add, no(unauthorizedError));
    expect(view()).toMatchObject({ step: 'choosing', reason: 'session-ended' });
    expect(ticked()).toEqual([memory._id]);
    actor.send({ type: 'REFRESH' }); // Signed in again.
    await answer(read, ok(noneRecord));
    expect(add.calls).toHaveLength(1);
    actor.send({ type: 'SUBMIT' });
    await answer(add, ok(pendingRecord));
    expect(view()).toMatchObject({ step: 'submitted', reason: null });
  });

  test('a session that ends in a doubt leaves it to the next reading', async () => {
    const { actor, add, read, view, answer } = submitting();
    await answer(add, no(networkError));
    await answer(read, no(unauthorizedError));
    expect(view()).toMatchObject({ step: 'choosing', reason: 'session-ended', canSubmit: true });
    actor.send({ type: 'REFRESH' });
    await answer(read, ok(pendingRecord));
    expect(view()).toMatchObject({
      status: 'pending',
      reason: 'already-requested',
      selectionRefusal: 'unchanged',
    });
    expect(add.calls).toHaveLength(1);
  });

  test('an event is a reason to look again, after a gap as well', async () => {
    const { actor, read, said, view, answer } = start(pendingRecord);
    actor.send({ type: 'REFRESH' });
    actor.send({ type: 'REFRESH' });
    await answer(read, no(networkError));
    expect(view().readError).toEqual(networkError);
    await answer(read, ok(acceptedRecord));
    expect(view()).toMatchObject({ status: 'accepted', readError: null, readFailure: null });
    expect(said).toEqual(['ACCEPTED']);
  });

  test('a record from a list does not take a request in flight for another tab’s', async () => {
    const { actor, add, said, view, answer } = submitting();
    actor.send({ type: 'RECORD', record: pendingRecord });
    expect(view()).toMatchObject({ status: 'pending', step: 'sending', reason: null });
    await answer(add, ok(pendingRecord));
    expect(view()).toMatchObject({ step: 'submitted', reason: null });
    expect(said).toEqual(['SUBMITTED']);
  });

  test('leaving aborts the call in flight, and a late answer changes nothing', async () => {
    const { actor, add, said, view } = submitting();
    actor.stop();
    expect(add.calls[0]?.signal.aborted).toBe(true);
    add.calls[0]?.answer(ok(pendingRecord));
    await clock.settle();
    expect(view()).toMatchObject({ step: 'sending', status: 'none' });
    expect(said).toEqual([]);
  });
});
