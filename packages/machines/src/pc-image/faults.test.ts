/** After any end of a call the view shows the outcome and what the customer can do next. */
import type { ActionResult } from '@tram/api/types';
import type { Result } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import {
  invalidError,
  missingMoneyError,
  networkError,
  refusalsByStatus,
  serverError,
} from '../fixtures/api-errors.ts';
import { SECOND } from '../rules/time.ts';
import { faultMatrix } from '../testing/fault-matrix.ts';
import type { PlayedFault, PortFaults } from '../testing/fault-matrix.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  extendedImage,
  notRentedImage,
  PC_IMAGE_NOW,
  readyImage,
  twoHours,
  waitingImage,
} from './fixtures.ts';
import type { PcImageEvent, PcImageInput, PcImageOperationFailure } from './model.ts';
import { running } from './testing/running.ts';

const clock = manualClock(PC_IMAGE_NOW);
const start = (record: PcImageInput['record'], intention?: PcImageInput['intention']) =>
  running(clock, { record, intention: intention ?? null });
type Run = ReturnType<typeof start>;

/** How the call is shown, the name of its failure, and what the customer can do next. */
type End = [
  'unsure' | 'refused' | 'idle' | 'read' | 'old',
  PcImageOperationFailure | null,
  'ask again' | 'try again' | 'wait',
];

const {
  400: invalid,
  401: unauthorized,
  403: forbidden,
  404: notFound,
  409: conflict,
  429: tooMany,
} = refusalsByStatus;
const unavailable = { ...serverError, status: 503 };
const tooLarge = { ...invalidError, status: 413 };
const wrongType = { ...invalidError, status: 415 };
const keyReused = { ...invalidError, status: 422 };

const unsure: End = ['unsure', 'no-answer', 'ask again'];
const refused = (failure: PcImageOperationFailure): End => ['refused', failure, 'try again'];
const lost = refused('no-answer');

/** A payment whose answer is lost is asked about with the same key; every refusal is an answer: nothing was charged. */
const paying: PortFaults<End> = {
  network: unsure,
  timeout: unsure,
  malformed: unsure,
  aborted: unsure,
  late: ['unsure', null, 'ask again'],
  refused: [
    [invalid, refused('invalid')],
    [unauthorized, refused('session-ended')],
    [forbidden, refused('not-allowed')],
    [notFound, refused('not-found')],
    [conflict, refused('conflict')],
    [missingMoneyError, refused('missing-money')],
    [tooLarge, refused('invalid')],
    [wrongType, refused('invalid')],
    [keyReused, refused('invalid')],
    [tooMany, refused('too-many-requests')],
    [serverError, ['unsure', 'server-failed', 'ask again']],
    [unavailable, ['unsure', 'server-failed', 'ask again']],
  ],
};

/** A call to the machine is never retried automatically. */
const operating: PortFaults<End> = {
  network: lost,
  timeout: lost,
  malformed: lost,
  aborted: lost,
  late: ['idle', null, 'try again'],
  refused: [
    [invalid, refused('invalid')],
    [unauthorized, refused('session-ended')],
    [forbidden, refused('not-allowed')],
    [notFound, refused('not-found')],
    [conflict, refused('conflict')],
    [tooMany, refused('too-many-requests')],
    [serverError, refused('server-failed')],
    [unavailable, refused('server-failed')],
  ],
};

const old = (failure: PcImageOperationFailure): End => ['old', failure, 'wait'];
const ports = {
  createOrder: paying,
  extendOrder: paying,
  downloadRdpFile: operating,
  resetImage: {
    ...operating,
    refused: [
      ...operating.refused,
      [tooLarge, refused('invalid')],
      [wrongType, refused('invalid')],
    ],
  },
  reconnectImage: operating,
  wakeImage: operating,
  deleteImage: operating,
  readImage: {
    network: old('no-answer'),
    timeout: old('no-answer'),
    malformed: old('no-answer'),
    aborted: old('no-answer'),
    late: ['idle', null, 'try again'],
    refused: [
      [invalid, old('invalid')],
      [unauthorized, old('session-ended')],
      [forbidden, old('not-allowed')],
      [tooMany, old('too-many-requests')],
      [serverError, old('server-failed')],
      [unavailable, old('server-failed')],
    ],
  },
} as const satisfies Record<string, PortFaults<End>>;

const ok: Result<ActionResult> = { ok: true, value: { statusCode: 200, message: 'Xong' } };

async function pay(port: 'createOrder' | 'extendOrder', fault: PlayedFault): Promise<End> {
  const isRental = port === 'createOrder';
  const image = isRental ? notRentedImage : readyImage;
  const run = start(image);
  run.actor.send({ type: isRental ? 'RENT' : 'EXTEND', term: twoHours });
  if (fault.kind === 'error') {
    await run.answer(run.ports[port], { ok: false, error: fault.error });
    if (run.view().payment.error !== fault.error) throw new Error('The error is not told');
    return paymentEnd(run);
  }
  // Left during the call, and resumed with the stored values.
  const { keep } = run.view().payment;
  run.actor.stop();
  run.ports[port].calls[0]?.answer({ ok: true, value: isRental ? waitingImage : extendedImage });
  await clock.settle();
  return paymentEnd(start(image, keep));
}

function paymentEnd({ view }: Run): End {
  const { payment, refusals } = view();
  const { step, failure, canRetry } = payment;
  if (step === 'unsure' && canRetry) return [step, failure, 'ask again'];
  const isOffered = refusals.rent === null || refusals.extend === null;
  if (step === 'refused' && isOffered) return [step, failure, 'try again'];
  throw new Error(`${step} leaves nothing to do`);
}

const operations = {
  downloadRdpFile: ['DOWNLOAD_RDP', 'downloadRdp', readyImage],
  resetImage: ['RESET', 'reset', readyImage],
  reconnectImage: ['RENEW_PASSWORD', 'renewPassword', readyImage],
  wakeImage: ['WAKE', 'wake', readyImage],
  deleteImage: ['DELETE', 'delete', notRentedImage],
} as const;

async function operate(port: keyof typeof operations, fault: PlayedFault): Promise<End> {
  const [type, action, image] = operations[port];
  const event: PcImageEvent = { type };
  const run = start(image);
  run.actor.send(event);
  if (fault.kind === 'error') {
    await run.answer(run.ports[port], { ok: false, error: fault.error });
    const { operation, refusals } = run.view();
    if (operation.error !== fault.error) throw new Error('The error is not told');
    if (operation.step !== 'refused' || refusals[action] !== null)
      throw new Error(`${operation.step} leaves nothing to do`);
    if (run.ports.readImage.waiting === undefined) throw new Error('The PC is not looked at');
    return [operation.step, operation.failure, 'try again'];
  }
  run.actor.stop();
  run.ports[port].calls[0]?.answer(ok);
  await clock.settle();
  if (run.said.length > 0) throw new Error('An end is said to nobody');
  const { operation, refusals } = start(image).view();
  if (operation.step !== 'idle' || refusals[action] !== null) throw new Error('It is not calm');
  return [operation.step, operation.failure, 'try again'];
}

async function read(fault: PlayedFault): Promise<End> {
  const run = start(waitingImage);
  run.actor.send({ type: 'REFRESH' });
  if (fault.kind === 'error') {
    await run.answer(run.ports.readImage, { ok: false, error: fault.error });
    const { status, readError, readFailure } = run.view();
    if (status !== 'waiting' || readError !== fault.error) throw new Error('It is not told');
    await clock.pass(10 * SECOND);
    if (run.ports.readImage.waiting === undefined) throw new Error('It is not read again');
    return ['old', readFailure, 'wait'];
  }
  run.actor.stop();
  run.ports.readImage.calls[0]?.answer({ ok: true, value: readyImage });
  await clock.settle();
  const { status, operation } = run.view();
  if (status !== 'waiting' || operation.step !== 'idle') throw new Error('It came too late');
  return [operation.step, operation.failure, 'try again'];
}

faultMatrix<keyof typeof ports, End>(ports, (port, fault) => {
  switch (port) {
    case 'createOrder':
    case 'extendOrder':
      return pay(port, fault);
    case 'readImage':
      return read(fault);
    case 'downloadRdpFile':
    case 'resetImage':
    case 'reconnectImage':
    case 'wakeImage':
    case 'deleteImage':
      return operate(port, fault);
    default:
      return port satisfies never;
  }
});

describe('a mistake in a port', () => {
  test('of a payment: the outcome is unknown', async () => {
    const run = start(readyImage);
    run.actor.send({ type: 'EXTEND', term: twoHours });
    run.ports.extendOrder.waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    expect(paymentEnd(run)).toEqual(unsure);
  });

  test.each(['downloadRdpFile', 'resetImage'] as const)('of %s: it is lost', async (port) => {
    const run = start(readyImage);
    run.actor.send({ type: operations[port][0] });
    run.ports[port].waiting?.throw(new TypeError('a mistake in the port'));
    await clock.settle();
    expect(run.view().operation).toMatchObject({ step: 'refused', failure: 'no-answer' });
  });
});

describe('a call whose answer says that it did not work', () => {
  test.each([
    ['RESET', 'resetImage'],
    ['RENEW_PASSWORD', 'reconnectImage'],
    ['WAKE', 'wakeImage'],
  ] as const)('%s: the machine failed, in the words of the server', async (type, port) => {
    const run = start(readyImage);
    run.actor.send({ type });
    const message =
      'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút, không được thì liên hệ admin';
    await run.answer(run.ports[port], { ok: true, value: { statusCode: 400, message } });
    expect(run.view().operation).toMatchObject({
      step: 'refused',
      failure: 'machine-failed',
      error: { message },
    });
  });
});

test('a deletion whose answer was lost is found out by looking', async () => {
  const run = start(notRentedImage);
  run.actor.send({ type: 'DELETE' });
  await run.answer(run.ports.deleteImage, { ok: false, error: networkError });
  await run.answer(run.ports.readImage, { ok: true, value: null });
  expect(run.view()).toMatchObject({ status: 'gone', refusals: { delete: 'gone' } });
});
