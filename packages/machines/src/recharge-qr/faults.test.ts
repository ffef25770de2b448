/** After any end of a call the view shows the outcome and what the customer can do next. */
import { describe, expect, test } from 'vitest';
import { invalidError, refusalsByStatus, serverError } from '../fixtures/api-errors.ts';
import { SECOND } from '../rules/time.ts';
import { faultMatrix } from '../testing/fault-matrix.ts';
import type { PlayedFault } from '../testing/fault-matrix.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  cancelledRecharge,
  expiredRecharge,
  paidRecharge,
  pendingRecharge,
  RECHARGE_ASKED_AT,
  rechargeIntention,
} from './fixtures.ts';
import { running } from './testing/running.ts';
import type { RechargeQrInput } from './model.ts';
import type { RechargeQrReason, RechargeQrStep, RechargeQrView } from './view.ts';

const clock = manualClock(RECHARGE_ASKED_AT);
const start = (input?: RechargeQrInput) => running(clock, input);
type Run = ReturnType<typeof start>;

/** What the view shows, the name of the failure, and what the customer can do next. */
type End = [
  RechargeQrStep,
  RechargeQrReason | null,
  RechargeQrView['failure'],
  'submit' | 'ask again' | 'pay' | 'start over' | 'wait',
];

function endOf({ view }: Run): End {
  const { step, reason, failure, canSubmit, canRetry, canStartOver, isBusy, deadline } = view();
  if (canSubmit) return [step, reason, failure, 'submit'];
  if (canRetry) return [step, reason, failure, 'ask again'];
  if (deadline !== null) return [step, reason, failure, 'pay'];
  if (canStartOver) return [step, reason, failure, 'start over'];
  if (!isBusy) throw new Error(`${step} leaves nothing to do`);
  return [step, reason, failure, 'wait'];
}

function creating(): Run {
  const run = start();
  const { money, bankId } = rechargeIntention.order;
  run.actor.send({ type: 'SUBMIT', money, bankId });
  return run;
}

async function cancelling(): Promise<Run> {
  const run = creating();
  await run.answer(run.request, { ok: true, value: pendingRecharge });
  run.actor.send({ type: 'CANCEL' });
  return run;
}

const {
  400: invalid,
  401: unauthorized,
  403: forbidden,
  404: notFound,
  409: conflict,
  429: tooMany,
} = refusalsByStatus;
const unavailable = { ...serverError, status: 503 };

const unsure: End = ['unsure', 'outcome-unknown', 'no-answer', 'ask again'];
const serverUnsure: End = ['unsure', 'outcome-unknown', 'server-failed', 'ask again'];
const formRefused: End = ['failed', 'refused', 'invalid', 'submit'];
const notCancelled = (failure: RechargeQrView['failure']): End => [
  'awaiting',
  'cancel-failed',
  failure,
  'pay',
];
const reading: End = ['resuming', null, null, 'wait'];

const ports = {
  requestRecharge: {
    network: unsure,
    timeout: unsure,
    malformed: unsure,
    aborted: unsure,
    late: ['unsure', 'outcome-unknown', null, 'ask again'],
    refused: [
      [invalid, formRefused],
      [unauthorized, ['failed', 'refused', 'session-ended', 'submit']],
      [forbidden, ['failed', 'refused', 'not-allowed', 'submit']],
      [notFound, ['failed', 'refused', 'not-found', 'submit']], // The bank does not accept this sum.
      [conflict, ['failed', 'refused', 'conflict', 'submit']], // Ten are already unpaid.
      [{ ...invalidError, status: 413 }, formRefused],
      [{ ...invalidError, status: 415 }, formRefused],
      [{ ...invalidError, status: 422 }, formRefused],
      [tooMany, ['failed', 'refused', 'too-many-requests', 'submit']],
      [serverError, serverUnsure],
      [unavailable, serverUnsure],
    ],
  },
  cancelRecharge: {
    network: notCancelled('no-answer'),
    timeout: notCancelled('no-answer'),
    malformed: notCancelled('no-answer'),
    aborted: notCancelled('no-answer'),
    late: ['paid', 'paid-before-cancel', null, 'start over'],
    refused: [
      [invalid, notCancelled('invalid')],
      [unauthorized, notCancelled('session-ended')],
      [forbidden, notCancelled('not-allowed')],
      [notFound, notCancelled('not-found')],
      [conflict, notCancelled('conflict')],
      [tooMany, notCancelled('too-many-requests')],
      [serverError, notCancelled('server-failed')],
      [unavailable, notCancelled('server-failed')],
    ],
  },
  readRecharge: {
    network: reading,
    timeout: reading,
    malformed: reading,
    aborted: reading,
    late: ['editing', null, null, 'submit'],
    refused: [
      [invalid, reading],
      [unauthorized, reading], // Read on when the customer is signed in again.
      [forbidden, ['failed', 'refused', 'not-allowed', 'submit']],
      [tooMany, reading],
      [serverError, reading],
      [unavailable, reading],
    ],
  },
} as const satisfies Parameters<typeof faultMatrix<string, End>>[0];

async function play(port: keyof typeof ports, fault: PlayedFault): Promise<End> {
  switch (port) {
    case 'requestRecharge': {
      const run = creating();
      if (fault.kind === 'error') {
        await run.answer(run.request, { ok: false, error: fault.error });
        if (run.view().error !== fault.error) throw new Error('The error is not told');
        return endOf(run);
      }
      // Left during the call, and resumed with the stored values.
      const { intention } = run.view().keep;
      run.actor.stop();
      run.request.calls[0]?.answer({ ok: true, value: pendingRecharge });
      await clock.settle();
      return endOf(start({ intention }));
    }
    case 'cancelRecharge': {
      const run = await cancelling();
      if (fault.kind === 'error') {
        await run.answer(run.cancel, { ok: false, error: fault.error });
        if (run.view().step !== 'checking') throw new Error('The server is not asked');
        await run.answer(run.read, { ok: true, value: pendingRecharge });
        if (run.view().error !== fault.error) throw new Error('The error is not told');
        return endOf(run);
      }
      run.actor.send({ type: 'REFRESH' });
      await run.answer(run.read, { ok: true, value: paidRecharge });
      run.cancel.calls[0]?.answer({ ok: true, value: cancelledRecharge });
      await clock.settle();
      return endOf(run);
    }
    case 'readRecharge': {
      const run = start({ resume: pendingRecharge._id });
      if (fault.kind === 'error') {
        await run.answer(run.read, { ok: false, error: fault.error });
        const { error, readError } = run.view();
        if (error !== fault.error && readError !== fault.error)
          throw new Error('The error is not told');
        return endOf(run);
      }
      await run.answer(run.read, { ok: true, value: expiredRecharge });
      run.actor.send({ type: 'REFRESH' });
      run.actor.send({ type: 'START_OVER' });
      run.read.calls[1]?.answer({ ok: true, value: paidRecharge });
      await clock.settle();
      if (run.said.length > 0) throw new Error('A payment is said that is not asked about');
      return endOf(run);
    }
    default:
      return port satisfies never;
  }
}

faultMatrix<keyof typeof ports, End>(ports, play);

describe('a reading that fails', () => {
  test('while the server is asked after the deadline: it is reported, and repeated', async () => {
    const run = creating();
    await run.answer(run.request, { ok: true, value: pendingRecharge });
    await clock.pass(15 * 60 * SECOND);
    while (run.read.waiting) await run.answer(run.read, { ok: false, error: serverError });
    expect(run.view()).toMatchObject({ step: 'checking', isBusy: true, readError: serverError });
    await clock.pass(2 * SECOND);
    await run.answer(run.read, { ok: true, value: expiredRecharge });
    expect(run.view()).toMatchObject({ step: 'expired', readError: null });
  });

  test('while the money is awaited: the QR code stays, and it is reported until it can be read', async () => {
    const run = creating();
    await run.answer(run.request, { ok: true, value: pendingRecharge });
    run.actor.send({ type: 'REFRESH' });
    await run.answer(run.read, { ok: false, error: unauthorized });
    expect(run.view()).toMatchObject({ step: 'awaiting', reason: null, readError: unauthorized });
    run.actor.send({ type: 'REFRESH' }); // Signed in again.
    await run.answer(run.read, { ok: true, value: pendingRecharge });
    expect(run.view()).toMatchObject({ step: 'awaiting', readError: null });
  });

  test('because there is none any more: the form, and why', async () => {
    const run = await cancelling();
    await run.answer(run.cancel, { ok: false, error: notFound });
    await run.answer(run.read, { ok: true, value: null });
    expect(endOf(run)).toEqual(['failed', 'not-found', null, 'submit']);
  });
});

describe('a mistake in a port', () => {
  test('of the request: the outcome is unknown', async () => {
    const run = creating();
    run.request.waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    expect(endOf(run)).toEqual(unsure);
  });

  test('of the cancellation: the server is asked', async () => {
    const run = await cancelling();
    run.cancel.waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    await run.answer(run.read, { ok: true, value: pendingRecharge });
    expect(endOf(run)).toEqual(notCancelled('no-answer'));
  });

  test('of the reading: it is read again', async () => {
    const run = start({ resume: pendingRecharge._id });
    run.read.waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    expect(endOf(run)).toEqual(reading);
    await clock.pass(5 * SECOND);
    await run.answer(run.read, { ok: true, value: pendingRecharge });
    expect(run.view().step).toBe('awaiting');
  });
});

test('leaving aborts the call in flight', () => {
  const run = creating();
  run.actor.stop();
  expect(run.request.calls[0]?.signal.aborted).toBe(true);
});
