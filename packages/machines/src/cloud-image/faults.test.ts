/** After any end of a call the view shows the outcome and what the customer can do next. */
import type { ApiError } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import type { FailureName } from '../answers/failure.ts';
import {
  invalidError,
  missingMoneyError,
  refusalsByStatus,
  serverError,
} from '../fixtures/api-errors.ts';
import { SECOND } from '../rules/time.ts';
import { faultMatrix } from '../testing/fault-matrix.ts';
import type { PlayedFault, PortFaults } from '../testing/fault-matrix.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  backedUpCloudImage,
  CLOUD_IMAGE_NOW,
  expiredCloudImage,
  extendedCloudImage,
  runningCloudImage,
  startingCloudImage,
  stoppedCloudImage,
} from './fixtures.ts';
import { running } from './testing/running.ts';
import type { CloudImageEvent, CloudImageInput, CloudImageRecord } from './model.ts';

const clock = manualClock(CLOUD_IMAGE_NOW);
const start = (record: CloudImageRecord, intention?: CloudImageInput['intention']) =>
  running(clock, { record, intention: intention ?? null });
type Run = ReturnType<typeof start>;

/** How it is shown, the name of the failure, and what the customer can do next. */
type End = readonly [
  'unsure' | 'refused' | 'checking' | 'idle' | 'going' | 'old',
  FailureName | null,
  'ask again' | 'try again' | 'wait' | 'sign in',
];

const {
  400: invalid,
  401: unauthorized,
  403: forbidden,
  404: notFound,
  409: conflict,
  429: tooMany,
} = refusalsByStatus;
const unavailable: ApiError = { ...serverError, status: 503 };
const keyReused: ApiError = { ...invalidError, status: 422 };

const refused = (failure: FailureName): End => ['refused', failure, 'try again'];
const answers: PortFaults<End>['refused'] = [
  [invalid, refused('invalid')],
  [unauthorized, refused('session-ended')],
  [forbidden, refused('not-allowed')],
  [notFound, refused('not-found')],
  [conflict, refused('conflict')],
  [tooMany, refused('too-many-requests')],
];

/** A command is never repeated: after a lost answer the machine is read, and here it shows no sign of it. */
const commanding: PortFaults<End> = {
  network: refused('no-answer'),
  timeout: refused('no-answer'),
  malformed: refused('no-answer'),
  aborted: refused('no-answer'),
  late: ['idle', null, 'try again'],
  refused: [
    ...answers,
    [serverError, refused('server-failed')],
    [unavailable, refused('server-failed')],
  ],
};

const unsure: End = ['unsure', 'no-answer', 'ask again'];
const doubtful: End = ['unsure', 'server-failed', 'ask again'];
const old = (failure: FailureName): End => ['old', failure, 'wait'];

const ports = {
  startCloudImage: commanding,
  restartCloudImage: commanding,
  shutdownCloudImage: commanding,
  backupCloudImage: commanding,
  restoreCloudImage: commanding,
  deleteCloudVm: commanding,
  deleteCloudImage: commanding,
  downloadCloudRdpFile: commanding,
  extendCloudImage: {
    network: unsure,
    timeout: unsure,
    malformed: unsure,
    aborted: unsure,
    late: ['unsure', null, 'ask again'],
    refused: [
      ...answers,
      [missingMoneyError, refused('missing-money')],
      [keyReused, refused('invalid')],
      [serverError, doubtful],
      [unavailable, doubtful],
    ],
  },
  readCloudImage: {
    network: old('no-answer'),
    timeout: old('no-answer'),
    malformed: old('no-answer'),
    aborted: old('no-answer'),
    late: ['idle', null, 'try again'],
    refused: [
      [invalid, old('invalid')],
      [unauthorized, ['old', 'session-ended', 'sign in']],
      [forbidden, ['old', 'not-allowed', 'sign in']],
      [tooMany, old('too-many-requests')],
      [serverError, old('server-failed')],
      [unavailable, old('server-failed')],
    ],
  },
} as const satisfies Record<string, PortFaults<End>>;

const commands = {
  startCloudImage: ['START', 'start', stoppedCloudImage],
  restartCloudImage: ['RESTART', 'restart', runningCloudImage],
  shutdownCloudImage: ['SHUT_DOWN', 'shutdown', runningCloudImage],
  backupCloudImage: ['BACK_UP', 'backup', stoppedCloudImage],
  restoreCloudImage: ['RESTORE', 'restore', backedUpCloudImage],
  deleteCloudVm: ['DELETE_VM', 'deleteVm', stoppedCloudImage],
  deleteCloudImage: ['DELETE', 'delete', stoppedCloudImage],
  downloadCloudRdpFile: ['DOWNLOAD_RDP', 'downloadRdp', runningCloudImage],
} as const;

const taken = { ok: true, value: { statusCode: 200, message: 'Xong', status: true } } as const;

async function command(port: keyof typeof commands, fault: PlayedFault): Promise<End> {
  const [type, action, image] = commands[port];
  const event: CloudImageEvent = { type };
  const face = (run: Run) => (action === 'downloadRdp' ? run.view().download : run.view().command);
  const run = start(image);
  run.actor.send(event);
  if (fault.kind === 'late') {
    run.actor.stop();
    run.ports[port].calls[0]?.answer(taken);
    await clock.settle();
    if (run.said.length > 0) throw new Error('An end is said to nobody');
    const { step, failure } = face(start(image));
    if (step !== 'idle') throw new Error('It is not calm');
    return [step, failure, 'try again'];
  }
  await run.answer(run.ports[port], { ok: false, error: fault.error });
  if (face(run).step === 'checking') {
    for (let check = 0; check < 3; check += 1) {
      if (run.view().refusals[action] !== 'busy')
        throw new Error('It is offered while the outcome is unknown');
      await run.answer(run.ports.readCloudImage, { ok: true, value: image });
      await clock.pass(3 * SECOND);
    }
  }
  const { step, failure, error } = face(run);
  if (error !== fault.error) throw new Error('The error is not told');
  if (run.ports.readCloudImage.waiting === undefined) throw new Error('It is not looked at');
  if (step !== 'refused' || run.view().refusals[action] !== null)
    throw new Error(`${step} leaves nothing to do`);
  if (run.ports[port].calls.length !== 1) throw new Error('It was retried automatically');
  return [step, failure, 'try again'];
}

function paymentEnd({ view }: Run): End {
  const { payment, refusals } = view();
  const { step, failure, canRetry } = payment;
  if (step === 'unsure' && canRetry) return [step, failure, 'ask again'];
  if (step === 'refused' && refusals.extend === null) return [step, failure, 'try again'];
  throw new Error(`${step} leaves nothing to do`);
}

async function extend(fault: PlayedFault): Promise<End> {
  const run = start(expiredCloudImage);
  run.actor.send({ type: 'EXTEND' });
  if (fault.kind === 'error') {
    await run.answer(run.ports.extendCloudImage, { ok: false, error: fault.error });
    if (run.view().payment.error !== fault.error) throw new Error('The error is not told');
    return paymentEnd(run);
  }
  // Left during the call, and resumed with the stored values.
  const { keep } = run.view().payment;
  run.actor.stop();
  run.ports.extendCloudImage.calls[0]?.answer({ ok: true, value: extendedCloudImage });
  await clock.settle();
  return paymentEnd(start(expiredCloudImage, keep));
}

/** A read that fails is reported, what is known stays, and it is read again while a customer is signed in. */
async function read(fault: PlayedFault): Promise<End> {
  const run = start(stoppedCloudImage);
  run.actor.send({ type: 'REFRESH' });
  if (fault.kind === 'late') {
    run.actor.stop();
    run.ports.readCloudImage.calls[0]?.answer({ ok: true, value: runningCloudImage });
    await clock.settle();
    const { status, command: shown } = run.view();
    if (status !== 'stopped' || shown.step !== 'idle') throw new Error('It came too late');
    return [shown.step, shown.failure, 'try again'];
  }
  await run.answer(run.ports.readCloudImage, { ok: false, error: fault.error });
  const { status, readError, readFailure } = run.view();
  if (status !== 'stopped' || readError !== fault.error) throw new Error('It is not told');
  await clock.pass(30 * SECOND);
  const isAsked = run.ports.readCloudImage.waiting !== undefined;
  run.actor.send({ type: 'REFRESH' });
  await run.answer(run.ports.readCloudImage, { ok: true, value: runningCloudImage });
  if (run.view().status !== 'running' || run.view().readError !== null)
    throw new Error('It stays old');
  return ['old', readFailure, isAsked ? 'wait' : 'sign in'];
}

faultMatrix<keyof typeof ports, End>(ports, (port, fault) => {
  if (port === 'extendCloudImage') return extend(fault);
  return port === 'readCloudImage' ? read(fault) : command(port, fault);
});

describe('reading a machine that is at work', () => {
  test.each([
    ['network', refusalsByStatus[500]],
    ['401', unauthorized],
    ['429', tooMany],
  ])('%s: it is reported, and read again', async (_, error) => {
    const run = start(startingCloudImage);
    await clock.pass(5 * SECOND);
    await run.answer(run.ports.readCloudImage, { ok: false, error });
    expect(run.view()).toMatchObject({ readError: error, command: { step: 'going' } });
    await clock.pass(5 * SECOND);
    await run.answer(run.ports.readCloudImage, { ok: true, value: runningCloudImage });
    expect(run.view()).toMatchObject({ readError: null, command: { step: 'done' } });
  });

  test('a pause grows with every failure, and a server that asks to wait is given the time', async () => {
    const run = start(startingCloudImage);
    await clock.pass(5 * SECOND);
    for (const pause of [5, 5, 5, 8, 16, 30, 30]) {
      await run.answer(run.ports.readCloudImage, { ok: false, error: serverError });
      await clock.pass(pause * SECOND - 1);
      expect(run.ports.readCloudImage.waiting).toBeUndefined();
      await clock.pass(1);
    }
    const slow = { ...tooMany, retryAfterMs: 45_000 };
    await run.answer(run.ports.readCloudImage, { ok: false, error: slow });
    await clock.pass(45 * SECOND - 1);
    expect(run.ports.readCloudImage.waiting).toBeUndefined();
  });
});

describe('a mistake in a port', () => {
  test('of a payment: the outcome is unknown', async () => {
    const run = start(expiredCloudImage);
    run.actor.send({ type: 'EXTEND' });
    run.ports.extendCloudImage.waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    expect(paymentEnd(run)).toEqual(unsure);
  });

  test('of a command: it is looked for', async () => {
    const run = start(stoppedCloudImage);
    run.actor.send({ type: 'START' });
    run.ports.startCloudImage.waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    expect(run.view().command.step).toBe('checking');
    run.ports.readCloudImage.waiting?.throw(new TypeError('another mistake'));
    await clock.settle();
    expect(run.view()).toMatchObject({ readFailure: 'no-answer', command: { step: 'checking' } });
  });
});
