/** After any end of a call the view shows the outcome and what the customer can do next. */
import type { ApiError } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import { networkError, refusalsByStatus, serverError } from '../fixtures/api-errors.ts';
import { SECOND } from '../rules/time.ts';
import { faultMatrix } from '../testing/fault-matrix.ts';
import type { PlayedFault, PortFaults } from '../testing/fault-matrix.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  acceptedRecord,
  HARDWARE_NOW,
  noneRecord,
  pendingRecord,
  withdrawnRecord,
} from './fixtures.ts';
import { beginnings, no, ok } from './testing/running.ts';
import type { HardwareRequestReason } from './model.ts';
import type { HardwareRequestStep } from './view.ts';

const clock = manualClock(HARDWARE_NOW);
const { start, submitting, withdrawing } = beginnings(clock);
type Run = ReturnType<typeof start>;

/** How it ended: the step, the reason, and what the customer can do next. */
type End = readonly [HardwareRequestStep, HardwareRequestReason | null, string];

function endOf({ view }: Run): End {
  const { step, reason, canSubmit, canChoose, canWithdraw, isBusy } = view();
  const next = Object.entries({ submit: canSubmit, withdraw: canWithdraw, choose: canChoose })
    .filter(([, can]) => can)
    .map(([name]) => name);
  if (next.length === 0 && !isBusy) throw new Error(`${step} leaves nothing to do`);
  return [step, reason, isBusy ? 'wait' : next.join(' or ')];
}

const {
  400: invalid,
  401: unauthorized,
  403: forbidden,
  404: notFound,
  409: conflict,
} = refusalsByStatus;
const tooLarge: ApiError = { ...invalid, status: 413, message: 'Dữ liệu gửi lên quá lớn' };
const wrongType: ApiError = { ...invalid, status: 415, message: 'Kiểu dữ liệu không đúng' };
const busy: ApiError = { ...serverError, status: 503, message: 'Hệ thống đang bận' };
const tooMany = refusalsByStatus[429];

const waiting: End = ['checking', null, 'wait'];
const again = (reason: HardwareRequestReason): End => ['choosing', reason, 'submit'];
const stillThere = (reason: HardwareRequestReason): End => [
  'refused',
  reason,
  'withdraw or choose',
];

/** The ends of a call that requests or withdraws: lost answers are read again, refusals reported. */
const intentionFaults = (
  end: (reason: HardwareRequestReason) => End,
  gone: End,
): PortFaults<End> => ({
  network: waiting,
  timeout: waiting,
  malformed: waiting,
  aborted: waiting,
  late: end('cancelled'),
  refused: [
    [invalid, end('unknown')],
    [unauthorized, end('session-ended')],
    [forbidden, end('not-allowed')],
    [notFound, gone],
    [conflict, end('unknown')],
    [tooLarge, end('unknown')],
    [wrongType, end('unknown')],
    [tooMany, end('too-many-requests')],
    [serverError, waiting],
    [busy, waiting],
  ],
});

/** The ends of a read: it is read again after any of them. */
const readFaults = (
  end: End,
  refused: (reason: HardwareRequestReason) => End,
  late: End,
): PortFaults<End> => ({
  network: end,
  timeout: end,
  malformed: end,
  aborted: end,
  late,
  refused: [
    [invalid, end],
    [unauthorized, refused('session-ended')],
    [forbidden, refused('not-allowed')],
    [tooMany, end],
    [serverError, end],
    [busy, end],
  ],
});

const resting: End = ['idle', null, 'withdraw or choose'];

/** Answers a call that requests or withdraws; a later read shows that it had no effect. */
async function playWish(run: Run, fault: PlayedFault, before: typeof noneRecord): Promise<End> {
  if (fault.kind === 'error') {
    await run.answer(run.add, no(fault.error));
    const isAnswer = fault.error.kind === 'conflict' || fault.error.kind === 'not-found';
    if (isAnswer) await run.answer(run.read, ok(before));
    if (run.view().error !== fault.error) throw new Error('the server’s words are lost');
  } else {
    run.actor.send({ type: 'CANCEL' });
    run.add.calls[0]?.answer(
      ok(before.accepted_add_hardwares === 1 ? pendingRecord : withdrawnRecord),
    );
    await clock.settle();
    for (let check = 0; check < 3; check += 1) {
      await run.answer(run.read, ok(before));
      await clock.pass(3 * SECOND);
    }
  }
  if (run.add.calls.length !== 1) throw new Error('it was retried automatically');
  return endOf(run);
}

const plays: Readonly<
  Record<'asking' | 'withdrawing' | 'looking' | 'checking', (fault: PlayedFault) => Promise<End>>
> = {
  asking: (fault) => playWish(submitting(), fault, noneRecord),
  withdrawing: (fault) => playWish(withdrawing(), fault, pendingRecord),
  async looking(fault) {
    const run = start(pendingRecord);
    run.actor.send({ type: 'REFRESH' });
    if (fault.kind === 'late') {
      run.actor.stop();
      run.read.calls[0]?.answer(ok(acceptedRecord));
      await clock.settle();
      expect(run.view().status).toBe('pending');
      return ['idle', null, 'withdraw or choose'];
    }
    await run.answer(run.read, no(fault.error));
    if (run.view().readError !== fault.error) throw new Error('it is not said that it is stale');
    const end = endOf(run);
    await clock.pass(30 * SECOND);
    await run.answer(run.read, ok(acceptedRecord));
    expect(run.view()).toMatchObject({ status: 'accepted', readError: null });
    return end;
  },
  async checking(fault) {
    const run = submitting();
    await run.answer(run.add, no(networkError));
    if (fault.kind === 'late') {
      run.actor.stop();
      run.read.calls[0]?.answer(ok(pendingRecord));
      await clock.settle();
      return endOf(run);
    }
    await run.answer(run.read, no(fault.error));
    const end = endOf(run);
    if (end[0] !== 'checking') return end;
    expect(run.view().readError).toEqual(fault.error);
    await clock.pass(3 * SECOND);
    await run.answer(run.read, ok(pendingRecord));
    expect(run.view()).toMatchObject({ step: 'submitted', readError: null });
    return end;
  },
};

describe('every fault of every port', () => {
  faultMatrix<'asking' | 'withdrawing' | 'looking' | 'checking', End>(
    {
      asking: intentionFaults(again, again('hardware-gone')),
      withdrawing: intentionFaults(stillThere, stillThere('unknown')),
      looking: readFaults(resting, () => resting, resting),
      checking: readFaults(waiting, again, waiting),
    },
    (port, fault) => plays[port](fault),
  );
});

test('a mistake in a port counts as lost', async () => {
  const run = submitting();
  run.add.waiting?.throw(new TypeError('a mistake in the port'));
  await clock.settle();
  expect(run.view()).toMatchObject({ step: 'checking', error: { kind: 'malformed' } });
  run.read.waiting?.throw(new TypeError('a mistake in the port'));
  await clock.settle();
  expect(run.view()).toMatchObject({ step: 'checking', readError: { kind: 'malformed' } });
});
