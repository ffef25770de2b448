import { describe, expect, test } from 'vitest';
import { networkError, timeoutError, unauthorizedError } from '../fixtures/api-errors.ts';
import { DAY, MINUTE, SECOND } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import {
  backedUpCloudImage,
  CLOUD_IMAGE_NOW,
  creatingCloudImage,
  deletedCloudImage,
  expiredCloudImage,
  failedCloudImage,
  migratingCloudRecord,
  runningCloudImage,
  stoppedCloudImage,
  noTunnelCloudImage,
  unknownCloudRecord,
} from './fixtures.ts';
import { running } from './testing/running.ts';
import type { CloudImageRecord } from './model.ts';

const clock = manualClock(CLOUD_IMAGE_NOW);
const start = (record: CloudImageRecord) => running(clock, { record });
const ok = <Value>(value: Value) => ({ ok: true, value }) as const;

describe('the record', () => {
  test('a creation that failed says so', () => {
    const { actor, said, view } = start(creatingCloudImage);
    actor.send({ type: 'RECORD', record: failedCloudImage });
    expect(view().status).toBe('deleted');
    expect(said).toEqual([{ type: 'CREATION_FAILED' }]);
  });

  test('days that are over are read again before anything is reported', async () => {
    const { ports, view, answer } = start(backedUpCloudImage);
    expect(view().dueAt).toBe(Date.parse(expiredCloudImage.updatedAt));
    clock.sleep(30 * DAY - MINUTE - 10 * SECOND);
    await clock.pass(10 * SECOND - 1);
    expect(view().status).toBe('stopped');
    await clock.pass(1);
    expect(view()).toMatchObject({
      status: 'ending',
      refusals: { start: 'expired', backup: null, extend: null },
    });
    await answer(ports.readCloudImage, ok(expiredCloudImage));
    expect(view()).toMatchObject({ status: 'expired', refusals: { start: 'expired' } });
    expect(ports.readCloudImage.calls).toHaveLength(1);
  });

  test('of the same moment, that has expired is the newer one', () => {
    const { actor, view } = start(backedUpCloudImage);
    actor.send({ type: 'RECORD', record: { ...backedUpCloudImage, has_expired: true } });
    actor.send({ type: 'RECORD', record: backedUpCloudImage });
    expect(view().status).toBe('expired');
  });

  test('one that cannot be read says so, and is read again until it can', async () => {
    const { actor, ports, view, answer } = start(runningCloudImage);
    actor.send({ type: 'REFRESH' });
    await answer(ports.readCloudImage, { ok: false, error: networkError });
    expect(view()).toMatchObject({ status: 'running', readError: networkError });
    await clock.pass(SECOND);
    await answer(ports.readCloudImage, { ok: false, error: timeoutError });
    await clock.pass(2 * SECOND);
    await answer(ports.readCloudImage, ok(runningCloudImage));
    expect(view()).toMatchObject({ status: 'running', readError: null });
    await clock.pass(MINUTE);
    expect(ports.readCloudImage.calls).toHaveLength(3);
    actor.send({ type: 'REFRESH' });
    await answer(ports.readCloudImage, { ok: false, error: unauthorizedError });
    await clock.pass(MINUTE);
    expect(view().readError).toBe(unauthorizedError);
    expect(ports.readCloudImage.calls).toHaveLength(4); // Signing in makes it read.
  });

  test('flags that contradict each other are shown as unknown, and offer nothing', () => {
    const { view } = start(unknownCloudRecord);
    expect(view().status).toBe('unknown');
    expect(new Set(Object.values(view().refusals))).toEqual(new Set(['unknown-status']));
  });

  test('an unknown operation keeps the machine busy, and is waited for', async () => {
    const { ports, said, view, answer } = start(migratingCloudRecord);
    expect(view()).toMatchObject({
      status: 'stopped',
      operation: 'unknown',
      command: { step: 'going', command: 'unknown' },
      refusals: { start: 'busy', extend: null },
    });
    await clock.pass(5 * SECOND);
    await answer(ports.readCloudImage, ok(backedUpCloudImage));
    expect(view()).toMatchObject({ operation: null, command: { step: 'ended' } });
    expect(said).toEqual([{ type: 'ENDED', action: 'unknown', message: null }]);
  });

  test('an unlisted status of hardware is unknown', () => {
    expect(start({ ...stoppedCloudImage, accepted_add_hardwares: 3 }).view().hardware).toBe(
      'accepted',
    );
    expect(start({ ...stoppedCloudImage, accepted_add_hardwares: 9 }).view().hardware).toBe(
      'unknown',
    );
  });

  test('a machine that a list missed comes back with the next one; a deleted one stays', () => {
    const { actor, view } = start(runningCloudImage);
    actor.send({ type: 'MISSING' });
    expect(view()).toMatchObject({ status: 'deleted', session: null });
    actor.send({ type: 'RECORD', record: runningCloudImage });
    expect(view().status).toBe('running');
    actor.send({ type: 'RECORD', record: deletedCloudImage });
    expect(view().status).toBe('deleted');
  });

  test('a tunnel needs its API, which may come and go', () => {
    const { actor, view } = start(runningCloudImage);
    expect(view().refusals.tunnel).toBe(null);
    actor.send({ type: 'RECORD', record: noTunnelCloudImage });
    expect(view().refusals).toMatchObject({ tunnel: 'no-tunnel', play: null, downloadRdp: null });
    const { updatedAt } = noTunnelCloudImage;
    actor.send({ type: 'RECORD', record: { ...runningCloudImage, updatedAt } });
    expect(view().refusals.tunnel).toBe(null);
    actor.send({ type: 'RECORD', record: { ...noTunnelCloudImage, resource_cloud: null } });
    expect(view().refusals.tunnel).toBe('no-tunnel');
    const place = { ip_remote: null, ip_int: null, ssh: null };
    expect(start({ ...runningCloudImage, resource_cloud: place }).view().refusals.tunnel).toBe(
      'no-tunnel',
    );
  });

  test('credentials and addresses are never remembered', () => {
    const { actor, view } = start(runningCloudImage);
    actor.send({ type: 'RECORD', record: backedUpCloudImage });
    const text = JSON.stringify([actor.getSnapshot().context, view()]);
    expect(text).not.toContain(stoppedCloudImage.response_data?.password);
    expect(JSON.stringify(start(runningCloudImage).actor.getSnapshot().context)).not.toMatch(
      /tunnel\.tram|203\.0\.113|10\.9\.0/u,
    );
  });

  test('stopping aborts the call in flight', () => {
    const { actor, ports } = start(runningCloudImage);
    actor.send({ type: 'REFRESH' });
    actor.send({ type: 'RESTART' });
    actor.send({ type: 'EXTEND' });
    actor.send({ type: 'DOWNLOAD_RDP' });
    actor.stop();
    const calls = Object.values(ports).flatMap((port): { signal: AbortSignal }[] => port.calls);
    expect(calls).toHaveLength(4);
    expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  });
});
