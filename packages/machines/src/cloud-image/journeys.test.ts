import { describe, expect, test } from 'vitest';
import {
  conflictError,
  missingMoneyError,
  networkError,
  tooManyRequestsError,
} from '../fixtures/api-errors.ts';
import { HOUR, MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  CLOUD_IMAGE_NOW,
  cloudExtensionIntention,
  creatingCloudImage,
  expiredCloudImage,
  extendedCloudImage,
  runningCloudImage,
  shuttingDownCloudImage,
  startingCloudImage,
  stoppedCloudImage,
  usedCloudImage,
} from './fixtures.ts';
import { withCloudImagePorts } from './ports.ts';
import { running } from './testing/running.ts';
import type { CloudImageInput, CloudImageRecord } from './model.ts';

const clock = manualClock(CLOUD_IMAGE_NOW);
const start = (record: CloudImageRecord, intention: CloudImageInput['intention'] = null) =>
  running(clock, { record, intention });
const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
const taken = ok({ statusCode: 200 as const, message: 'Đang thực hiện' });

describe('a session', () => {
  test('a machine is made, started, used and shut down', async () => {
    const { actor, ports, said, view, answer } = start(creatingCloudImage);
    expect(view()).toMatchObject({ status: 'creating', refusals: { start: 'creating' } });
    expect(ports.readCloudImage.calls).toHaveLength(0);
    await clock.pass(10 * SECOND);
    await answer(ports.readCloudImage, ok(creatingCloudImage));
    actor.send({ type: 'REFRESH' }); // create_vm_result
    await answer(ports.readCloudImage, ok(stoppedCloudImage));
    expect(view()).toMatchObject({
      status: 'stopped',
      session: null,
      minutesLeft: 3600,
      refusals: { start: null, restart: 'not-running', restore: 'no-backup', delete: null },
    });
    actor.send({ type: 'START' });
    actor.send({ type: 'START' });
    expect(view()).toMatchObject({
      command: { step: 'sending', command: 'start' },
      refusals: { start: 'busy', deleteVm: 'busy', extend: null },
    });
    await answer(ports.startCloudImage, ok({ statusCode: 200, message: 'Máy đang khởi động' }));
    await answer(ports.readCloudImage, ok(startingCloudImage));
    expect(view()).toMatchObject({
      status: 'stopped', // It does not run until the server reports it.
      operation: 'start',
      command: { step: 'going', command: 'start' },
    });
    await clock.pass(5 * SECOND);
    await answer(ports.readCloudImage, ok(runningCloudImage));
    const startedAt = Date.parse('2026-11-20T08:40:30.000Z');
    expect(view()).toMatchObject({
      status: 'running',
      operation: null,
      session: { startedAt, endsAt: startedAt + 8 * HOUR, limit: 'session' },
      command: { step: 'done', command: 'start', reason: null },
      refusals: { start: 'running', downloadRdp: null, play: null, backup: 'running' },
    });
    actor.send({ type: 'SHUT_DOWN' });
    await answer(ports.shutdownCloudImage, taken);
    await answer(ports.readCloudImage, ok(shuttingDownCloudImage));
    expect(view()).toMatchObject({ status: 'running', operation: 'shutdown' });
    actor.send({
      type: 'REFRESH',
      result: {
        id: usedCloudImage._id,
        action: 'shutdown',
        status: 'SUCCESS',
        message: 'Máy đã tắt, phiên này dùng 90 phút',
        at: usedCloudImage.updatedAt,
      },
    });
    await answer(ports.readCloudImage, ok(usedCloudImage));
    expect(view()).toMatchObject({
      status: 'stopped',
      session: null,
      minutesLeft: 3510,
      command: { step: 'done', command: 'shutdown', message: 'Máy đã tắt, phiên này dùng 90 phút' },
    });
    expect(said.map(({ type }) => type)).toEqual(['CREATED', 'TAKEN', 'DONE', 'TAKEN', 'DONE']);
    expect([ports.startCloudImage.calls.length, ports.shutdownCloudImage.calls.length]).toEqual([
      1, 1,
    ]);
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view().command).toMatchObject({ step: 'idle', command: null });
  });

  test('its end asks the server, and shows a running machine until the server has answered', async () => {
    const { ports, said, view, answer } = start(runningCloudImage);
    await clock.pass(30 * SECOND + 8 * HOUR - 1);
    expect(view().status).toBe('running');
    clock.sleep(MINUTE); // Also when the laptop sleeps through it.
    await clock.pass(5 * SECOND);
    expect(view()).toMatchObject({
      status: 'closing',
      refusals: { shutdown: null, downloadRdp: null, start: 'running' },
    });
    await answer(ports.readCloudImage, ok(runningCloudImage)); // Not yet.
    expect(view().status).toBe('closing');
    const closing = { ...shuttingDownCloudImage, updatedAt: '2026-11-20T16:40:40.000Z' };
    await clock.pass(10 * SECOND);
    await answer(ports.readCloudImage, ok(closing));
    // It was not requested here; it is followed all the same.
    expect(view()).toMatchObject({
      status: 'closing',
      command: { step: 'going', command: 'shutdown' },
    });
    const off = { ...usedCloudImage, updatedAt: '2026-11-20T16:41:00.000Z' };
    while (view().command.step === 'going') {
      if (ports.readCloudImage.waiting) await answer(ports.readCloudImage, ok(off));
      else await clock.pass(SECOND);
    }
    expect(view()).toMatchObject({ status: 'stopped', command: { step: 'done' } });
    expect(said).toEqual([{ type: 'DONE', action: 'shutdown', message: null }]);
  });

  test('a clock that was ahead takes both ends back with the next answer', async () => {
    const on = start(runningCloudImage);
    const off = start(stoppedCloudImage);
    clock.set(60 * 24 * HOUR); // By hand, or by network time; the next answer distinguishes it from a sleep.
    await clock.pass(5 * SECOND);
    expect([on.view().status, off.view().status]).toEqual(['closing', 'ending']);
    expect(off.view().refusals.start).toBe('expired');
    clock.set(-60 * 24 * HOUR);
    await on.answer(on.ports.readCloudImage, ok(runningCloudImage));
    await off.answer(off.ports.readCloudImage, ok(stoppedCloudImage));
    expect([on.view().status, off.view().status]).toEqual(['running', 'stopped']);
    expect(off.view().refusals.start).toBeNull();
    await clock.pass(8 * HOUR + MINUTE);
    expect([on.view().status, off.view().status]).toEqual(['closing', 'stopped']);
  });

  test('an extension while it runs moves its end, when that was the end of the hours', () => {
    const short = { ...runningCloudImage, total_minute_used: 3540 };
    const { actor, view } = start(short);
    expect(view().session).toMatchObject({ limit: 'hours' });
    actor.send({
      type: 'RECORD',
      record: { ...short, hours_of_use: 120, updatedAt: '2026-11-20T08:50:00.000Z' },
    });
    expect(view().session).toMatchObject({ limit: 'session' });
  });

  test('one that another tab has begun is seen', () => {
    const { actor, view } = start(stoppedCloudImage);
    actor.send({ type: 'RECORD', record: startingCloudImage });
    expect(view()).toMatchObject({
      operation: 'start',
      command: { step: 'going', command: 'start' },
      refusals: { start: 'busy', backup: 'busy' },
    });
    actor.send({ type: 'RECORD', record: stoppedCloudImage }); // An older answer changes nothing.
    expect(view().operation).toBe('start');
  });
});

describe('an extension', () => {
  test('makes an expired machine one that can be started', async () => {
    const { actor, ports, said, view, answer } = start(expiredCloudImage);
    expect(view().refusals).toMatchObject({ start: 'expired', extend: null });
    actor.send({ type: 'EXTEND' });
    actor.send({ type: 'EXTEND' });
    expect(view()).toMatchObject({
      payment: { step: 'sending', keep: { key: 'key-1' } },
      refusals: { extend: 'payment-pending', delete: 'payment-pending', backup: null },
    });
    await answer(ports.extendCloudImage, ok(extendedCloudImage));
    expect(view()).toMatchObject({
      status: 'stopped',
      isExtended: true,
      payment: { step: 'paid', keep: null },
      refusals: { start: null },
    });
    expect(said).toEqual([{ type: 'DONE', action: 'extend', message: null }]);
    expect(ports.extendCloudImage.calls.map((call) => call.input)).toEqual([
      { image: expiredCloudImage._id, key: 'key-1' },
    ]);
  });

  test('without enough money says what is missing, and topping up makes it a new payment', async () => {
    const { actor, ports, view, answer } = start(expiredCloudImage);
    actor.send({ type: 'EXTEND' });
    await answer(ports.extendCloudImage, { ok: false, error: missingMoneyError });
    expect(view().payment).toMatchObject({ step: 'refused', missingAmount: 112_000, keep: null });
    actor.send({ type: 'EXTEND' });
    expect(ports.extendCloudImage.calls.map((call) => call.input.key)).toEqual(['key-1', 'key-2']);
  });

  test('Retry-After is respected even when an event asks for a read', async () => {
    const { actor, ports, answer } = start(expiredCloudImage, cloudExtensionIntention);
    await clock.pass(SECOND);
    await answer(ports.extendCloudImage, { ok: false, error: tooManyRequestsError });
    actor.send({ type: 'REFRESH' });
    await clock.pass(4 * SECOND);
    expect(ports.extendCloudImage.calls).toHaveLength(1);
    await clock.pass(SECOND);
    expect(ports.extendCloudImage.calls).toHaveLength(2);
  });

  test('whose answer was lost is asked for with the same key, also after a reload', async () => {
    const first = start(expiredCloudImage);
    first.actor.send({ type: 'EXTEND' });
    await first.answer(first.ports.extendCloudImage, { ok: false, error: networkError });
    expect(first.view()).toMatchObject({ payment: { step: 'unsure', canRetry: true } });
    first.actor.send({ type: 'EXTEND' }); // A new payment would be a second charge.
    first.actor.send({ type: 'REFRESH' }); // Online again.
    await first.answer(first.ports.extendCloudImage, { ok: false, error: networkError });
    await clock.pass(2 * SECOND);
    expect(first.ports.extendCloudImage.calls.map((call) => call.input.key)).toEqual([
      'key-1',
      'key-1',
      'key-1',
    ]);
    const { ports, view, answer } = start(expiredCloudImage, cloudExtensionIntention);
    expect(view().payment).toMatchObject({ step: 'unsure', keep: cloudExtensionIntention });
    expect(ports.extendCloudImage.calls).toHaveLength(0);
    await clock.pass(SECOND);
    await answer(ports.extendCloudImage, ok(extendedCloudImage));
    expect(view()).toMatchObject({ status: 'stopped', payment: { step: 'paid' } });
    expect(ports.extendCloudImage.calls[0]?.input.key).toBe(cloudExtensionIntention.key);
  });

  test('starts only with a loaded account, and goes on without it', async () => {
    const input = { record: expiredCloudImage, isAccountLoaded: false };
    const { actor, ports, view, answer } = running(clock, input);
    expect(view().refusals).toMatchObject({ extend: 'account-missing', delete: null });
    actor.send({ type: 'EXTEND' });
    expect(ports.extendCloudImage.calls).toHaveLength(0);
    actor.send({ type: 'ACCOUNT', isLoaded: true });
    expect(view().refusals.extend).toBe(null);
    actor.send({ type: 'EXTEND' });
    actor.send({ type: 'ACCOUNT', isLoaded: false });
    expect(view()).toMatchObject({
      payment: { step: 'sending' },
      refusals: { extend: 'account-missing', delete: 'payment-pending' },
    });
    await answer(ports.extendCloudImage, { ok: false, error: networkError });
    await clock.pass(SECOND);
    await answer(ports.extendCloudImage, ok(extendedCloudImage));
    expect(new Set(ports.extendCloudImage.calls.map((call) => call.input.key)).size).toBe(1);
    expect(view()).toMatchObject({
      payment: { step: 'paid' },
      refusals: { extend: 'account-missing' },
    });
  });
});

describe('the file for Remote Desktop', () => {
  test('is fetched while it runs, also while it is restarted, and once at a time', async () => {
    const { actor, ports, said, view, answer } = start(runningCloudImage);
    actor.send({ type: 'RESTART' });
    actor.send({ type: 'DOWNLOAD_RDP' });
    actor.send({ type: 'DOWNLOAD_RDP' });
    expect(view()).toMatchObject({
      download: { step: 'running' },
      refusals: { downloadRdp: 'busy' },
    });
    await answer(ports.downloadCloudRdpFile, ok(null));
    expect(view()).toMatchObject({ download: { step: 'done' }, refusals: { downloadRdp: null } });
    expect(said).toEqual([{ type: 'DONE', action: 'downloadRdp', message: null }]);
    expect(ports.downloadCloudRdpFile.calls.map((call) => call.input)).toEqual([
      runningCloudImage._id,
    ]);
  });

  test('is not for a machine that is off', () => {
    const { actor, ports } = start(stoppedCloudImage);
    actor.send({ type: 'DOWNLOAD_RDP' });
    expect(ports.downloadCloudRdpFile.calls).toHaveLength(0);
  });
});

describe('ports', () => {
  test('an incomplete set does not compile', () => {
    const incomplete = { now: () => 0, newKey: () => '' };
    // @ts-expect-error -- the calls are missing
    expect(() => withCloudImagePorts(incomplete)).not.toThrow();
  });
});

test('an extension goes with the total that was confirmed; its refusal names that, too', async () => {
  const { actor, ports, said, view, answer } = start(stoppedCloudImage);
  actor.send({ type: 'EXTEND', total: 349_000 });
  expect(ports.extendCloudImage.calls[0]?.input.total).toBe(349_000);
  await answer(ports.extendCloudImage, {
    ok: false,
    error: { ...conflictError, total: 499_000 },
  });
  expect(view().payment).toMatchObject({ priceChange: { from: 349_000, to: 499_000 } });
  expect(said).toEqual([expect.objectContaining({ type: 'REFUSED', total: 349_000 })]);
  actor.send({ type: 'EXTEND', total: 499_000 });
  await answer(ports.extendCloudImage, ok(extendedCloudImage));
  expect(said.at(-1)).toMatchObject({ type: 'DONE', action: 'extend', total: 499_000 });
});
