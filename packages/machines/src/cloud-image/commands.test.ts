import { describe, expect, test } from 'vitest';
import { conflictError, networkError, timeoutError } from '../fixtures/api-errors.ts';
import { SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  backedUpCloudImage,
  CLOUD_IMAGE_NOW,
  emptiedCloudImage,
  restartFailure,
  restartingCloudImage,
  restartResult,
  runningCloudImage,
  startingCloudImage,
  stoppedCloudImage,
  usedCloudImage,
} from './fixtures.ts';
import { running } from './testing/running.ts';
import type { CloudImageRecord } from './model.ts';

const clock = manualClock(CLOUD_IMAGE_NOW);
const start = (record: CloudImageRecord) => running(clock, { record });
const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
const taken = ok({ statusCode: 200 as const, message: 'Đang thực hiện' });

describe('a command', () => {
  test.each([
    ['a start finds no machine left', { statusCode: 400, message: 'Hết máy trống' }, 'image-out'],
    [
      'a start has no way in by Remote Desktop',
      { statusCode: 500, message: 'Không tạo được file Remote Desktop' },
      'no-remote-desktop',
    ],
  ] as const)('%s', async (_, value, reason) => {
    const { actor, ports, said, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'START' });
    await answer(ports.startCloudImage, ok(value));
    const { message } = value;
    expect(view()).toMatchObject({
      status: 'stopped',
      command: { step: 'refused', command: 'start', reason, message, error: null },
      refusals: { start: null },
    });
    expect(said).toEqual([{ type: 'REFUSED', action: 'start', reason, message, error: null }]);
    actor.send({ type: 'ACKNOWLEDGE' });
    expect(view().command.step).toBe('idle');
  });

  test('a start that did not work leaves the machine off and says so', async () => {
    const { actor, ports, said, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'START' });
    await answer(ports.startCloudImage, ok({ statusCode: 200, message: '' }));
    const off = { ...stoppedCloudImage, updatedAt: '2026-11-20T08:40:20.000Z' };
    await answer(ports.readCloudImage, ok(off));
    expect(view()).toMatchObject({ status: 'stopped', command: { step: 'failed', reason: null } });
    expect(said).toEqual([
      { type: 'TAKEN', action: 'start', message: null },
      { type: 'FAILED', action: 'start', message: null },
    ]);
  });

  test.each([
    [restartResult, 'done', restartResult.message],
    [restartFailure, 'failed', restartFailure.message],
    [undefined, 'ended', null],
    [{ ...restartFailure, action: 'start' }, 'ended', null],
    [{ ...restartFailure, id: '6740a1f2c3d4e5f607182a11' }, 'ended', null],
    [{ ...restartFailure, at: runningCloudImage.updatedAt }, 'ended', null], // An earlier one.
  ] as const)(
    'a restart leaves no trace: %j shows that it is %s',
    async (result, step, message) => {
      const { actor, ports, view, answer } = start(runningCloudImage);
      actor.send({ type: 'RESTART' });
      await answer(ports.restartCloudImage, taken);
      await answer(ports.readCloudImage, ok(restartingCloudImage));
      actor.send(result ? { type: 'REFRESH', result } : { type: 'REFRESH' });
      await answer(
        ports.readCloudImage,
        ok({ ...runningCloudImage, updatedAt: '2026-11-20T09:00:20.000Z' }),
      );
      expect(view().command).toMatchObject({ step, command: 'restart', message, reason: null });
    },
  );

  test('a list that is newer than the read in flight is used', async () => {
    const { actor, ports, view, answer } = start(runningCloudImage);
    actor.send({ type: 'RESTART' });
    await answer(ports.restartCloudImage, taken);
    const back = { ...runningCloudImage, updatedAt: '2026-11-20T09:00:20.000Z' };
    actor.send({ type: 'RECORD', record: back });
    await answer(ports.readCloudImage, ok(restartingCloudImage));
    expect(view()).toMatchObject({ operation: null, command: { step: 'ended' } });
  });

  test('a backup is made, the virtual machine thrown away and brought back', async () => {
    const { actor, ports, view, answer } = start(usedCloudImage);
    actor.send({ type: 'BACK_UP' });
    await answer(ports.backupCloudImage, taken);
    await answer(ports.readCloudImage, ok(backedUpCloudImage));
    expect(view()).toMatchObject({ command: { step: 'done' }, refusals: { restore: null } });
    actor.send({ type: 'DELETE_VM' });
    await answer(
      ports.deleteCloudVm,
      ok({ statusCode: 200, message: 'Đang xóa máy ảo', status: true }),
    );
    await answer(ports.readCloudImage, ok(emptiedCloudImage));
    expect(view()).toMatchObject({
      status: 'stopped',
      command: { step: 'done', command: 'deleteVm' },
      refusals: { backup: 'no-machine', deleteVm: 'no-machine', start: null, restore: null },
    });
    actor.send({ type: 'RESTORE' });
    await answer(ports.restoreCloudImage, taken);
    await answer(
      ports.readCloudImage,
      ok({ ...backedUpCloudImage, updatedAt: '2026-11-20T10:40:00.000Z' }),
    );
    expect(view()).toMatchObject({
      command: { step: 'done', command: 'restore' },
      refusals: { backup: null },
    });
  });

  // @spec 8.17
  test('delete-vm with a falsy status has failed', async () => {
    const { actor, ports, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'DELETE_VM' });
    const message = 'Delete máy thất bại: máy ảo đã được xóa trước đó';
    await answer(ports.deleteCloudVm, ok({ statusCode: 400, message, status: false }));
    expect(view().command).toMatchObject({
      step: 'refused',
      reason: 'vm-deletion-failed',
      message,
    });
    await answer(ports.readCloudImage, ok({ ...stoppedCloudImage, response_data: null }));
    expect(view().refusals.deleteVm).toBe('no-machine');
  });

  test('a conflict reads the machine, which says what it is doing', async () => {
    const { actor, ports, said, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'START' });
    await answer(ports.startCloudImage, { ok: false, error: conflictError });
    expect(view().command).toMatchObject({ step: 'refused', reason: 'refused' });
    await answer(ports.readCloudImage, ok(startingCloudImage)); // In another tab.
    expect(view().command).toMatchObject({ step: 'going', command: 'start' });
    expect(said).toMatchObject([{ type: 'REFUSED', error: conflictError }]);
  });

  test('the rental is ended, and no late list brings it back', async () => {
    const { actor, ports, said, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'DELETE' });
    expect(view().refusals).toMatchObject({ start: 'busy', extend: 'busy' });
    await answer(ports.deleteCloudImage, ok({ statusCode: 200, message: 'Xóa thành công' }));
    expect(view()).toMatchObject({ status: 'deleted', command: { step: 'done' } });
    expect(said).toEqual([{ type: 'DONE', action: 'delete', message: 'Xóa thành công' }]);
    actor.send({ type: 'RECORD', record: runningCloudImage });
    expect(view().status).toBe('deleted');
    expect(new Set(Object.values(view().refusals))).toEqual(new Set(['deleted']));
  });
});

describe('a command whose answer was lost', () => {
  const lost = { ok: false, error: networkError } as const;

  test('is found in progress', async () => {
    const { actor, ports, said, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'START' });
    await answer(ports.startCloudImage, lost);
    expect(view().command).toMatchObject({ step: 'checking', reason: null, error: null });
    await answer(ports.readCloudImage, ok(startingCloudImage));
    expect(view().command).toMatchObject({ step: 'going', command: 'start' });
    expect(said).toEqual([{ type: 'TAKEN', action: 'start', message: null }]);
    expect(ports.startCloudImage.calls).toHaveLength(1);
  });

  test('is found done', async () => {
    const { actor, ports, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'START' });
    await answer(ports.startCloudImage, lost);
    await answer(ports.readCloudImage, ok(stoppedCloudImage));
    await clock.pass(3 * SECOND);
    await answer(ports.readCloudImage, ok(runningCloudImage));
    expect(view()).toMatchObject({ status: 'running', command: { step: 'done' } });
  });

  test('and that a vm_result reports, has ended so', async () => {
    const { actor, ports, view, answer } = start(runningCloudImage);
    actor.send({ type: 'RESTART' });
    await answer(ports.restartCloudImage, lost);
    await answer(ports.readCloudImage, ok(runningCloudImage));
    actor.send({ type: 'REFRESH', result: restartFailure });
    await answer(ports.readCloudImage, ok(runningCloudImage));
    expect(view().command).toMatchObject({ step: 'failed', message: restartFailure.message });
  });

  test('and of which there is no sign, counts as not taken', async () => {
    const { actor, ports, said, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'START' });
    await answer(ports.startCloudImage, { ok: false, error: timeoutError });
    await answer(ports.readCloudImage, ok(stoppedCloudImage));
    await clock.pass(3 * SECOND);
    await answer(ports.readCloudImage, lost); // Does not count.
    await clock.pass(3 * SECOND);
    await answer(ports.readCloudImage, ok(stoppedCloudImage));
    expect(view().command.step).toBe('checking');
    await clock.pass(3 * SECOND);
    await answer(ports.readCloudImage, ok(stoppedCloudImage));
    expect(view()).toMatchObject({
      command: {
        step: 'refused',
        command: 'start',
        reason: 'unanswered',
        error: timeoutError,
      },
      refusals: { start: null },
    });
    expect(said).toMatchObject([{ type: 'REFUSED', action: 'start', reason: 'unanswered' }]);
    expect(ports.startCloudImage.calls).toHaveLength(1); // Nothing is retried automatically.
  });

  test('is polled repeatedly, which does not lead sooner to the conclusion that it was not taken', async () => {
    const { actor, ports, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'START' });
    await answer(ports.startCloudImage, lost);
    for (let refresh = 0; refresh < 6; refresh += 1) {
      await answer(ports.readCloudImage, ok(stoppedCloudImage));
      actor.send({ type: 'REFRESH' }); // Online, connected, the result of another machine …
    }
    for (let check = 1; check < 3; check += 1) {
      await answer(ports.readCloudImage, ok(stoppedCloudImage));
      expect(view().command.step).toBe('checking');
      await clock.pass(3 * SECOND);
    }
    await answer(ports.readCloudImage, ok(stoppedCloudImage));
    expect(view().command).toMatchObject({ step: 'refused', reason: 'unanswered' });
  });

  test('and that ended the rental, is seen by its absence', async () => {
    const { actor, ports, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'DELETE' });
    await answer(ports.deleteCloudImage, lost);
    await answer(ports.readCloudImage, ok(null));
    expect(view()).toMatchObject({
      status: 'deleted',
      command: { step: 'done', command: 'delete' },
    });
  });
});
