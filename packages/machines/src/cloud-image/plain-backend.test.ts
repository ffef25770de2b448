/** A cloud machine of a backend that gives only the fields of the specification: neither `operation` nor `updatedAt`. */
import { describe, expect, test } from 'vitest';
import { SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { TRACELESS_READINGS } from './transitions.ts';
import {
  CLOUD_IMAGE_NOW,
  expiredCloudImage,
  extendedCloudImage,
  runningCloudImage,
  stoppedCloudImage,
} from './fixtures.ts';
import { CLOUD_IMAGE_PACE } from './setup.ts';
import { running } from './testing/running.ts';
import type { CloudImageRecord } from './model.ts';

const clock = manualClock(CLOUD_IMAGE_NOW);
const plain = (record: CloudImageRecord): CloudImageRecord => ({
  ...record,
  operation: undefined,
  updatedAt: undefined,
});
const start = (record: CloudImageRecord) => running(clock, { record: plain(record) });
const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
const read = (record: CloudImageRecord) => ok(plain(record));
const taken = ok({});

describe('a backend that does not say what a machine is doing', () => {
  test('has machines that are not busy', () => {
    expect(start(stoppedCloudImage).view()).toMatchObject({
      operation: null,
      refusals: { start: null },
    });
  });

  test('has a start looked for until the machine runs', async () => {
    const { actor, ports, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'START' });
    await answer(ports.startCloudImage, taken);
    for (let reading = 0; reading < 3; reading += 1) {
      await answer(ports.readCloudImage, read(stoppedCloudImage));
      expect(view()).toMatchObject({ command: { step: 'going' }, refusals: { start: 'busy' } });
      await clock.pass(CLOUD_IMAGE_PACE.going);
    }
    await answer(ports.readCloudImage, read(runningCloudImage));
    expect(view()).toMatchObject({ status: 'running', command: { step: 'done' } });
  });

  test('is believed when an event reports how a command ended', async () => {
    const { actor, ports, view, answer } = start(runningCloudImage);
    actor.send({ type: 'RESTART' });
    await answer(ports.restartCloudImage, taken);
    await answer(ports.readCloudImage, read(runningCloudImage));
    const { _id: id } = runningCloudImage;
    const report = { id, action: 'restart', status: 'SUCCESS', message: 'Xong', at: '' } as const;
    actor.send({ type: 'REFRESH', result: report });
    await answer(ports.readCloudImage, read(runningCloudImage));
    expect(view().command).toMatchObject({ step: 'done', message: 'Xong' });
  });

  test('is not waited for without end', async () => {
    const { actor, ports, view, answer } = start(runningCloudImage);
    actor.send({ type: 'RESTART' });
    await answer(ports.restartCloudImage, taken);
    for (let reading = 0; reading < TRACELESS_READINGS; reading += 1) {
      await answer(ports.readCloudImage, read(runningCloudImage));
      expect(view().command.step).toBe('going');
      await clock.pass(CLOUD_IMAGE_PACE.going);
    }
    await answer(ports.readCloudImage, read(runningCloudImage));
    expect(view()).toMatchObject({ command: { step: 'ended' }, refusals: { restart: null } });
  });

  test('has not taken a command whose answer was lost, when nothing shows it', async () => {
    const { actor, ports, view, answer } = start(stoppedCloudImage);
    actor.send({ type: 'START' });
    await answer(ports.startCloudImage, {
      ok: false,
      error: {
        kind: 'network',
        status: null,
        message: '',
        requestId: null,
        missingAmount: null,
        retryAfterMs: null,
      },
    });
    for (let reading = 0; reading < 3; reading += 1) {
      await answer(ports.readCloudImage, read(stoppedCloudImage));
      await clock.pass(3 * SECOND);
    }
    expect(view().command).toMatchObject({ step: 'refused', reason: 'unanswered' });
  });
});

describe('records without the moment of their last change', () => {
  test('are news in the order in which they come', () => {
    const { actor, view } = start(expiredCloudImage);
    actor.send({ type: 'RECORD', record: plain(extendedCloudImage) });
    expect(view().status).toBe('stopped');
    actor.send({ type: 'RECORD', record: plain(expiredCloudImage) });
    expect(view().status).toBe('expired');
  });
});
