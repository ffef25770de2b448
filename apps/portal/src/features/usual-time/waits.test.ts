import { describe, expect, test } from 'vitest';
import {
  creatingCloudImage,
  runningCloudImage,
  stoppedCloudImage,
} from '@tram/machines/cloud-image/fixtures';
import { readyImage, waitingImage } from '@tram/machines/pc-image/fixtures';
import { cloudWait, cloudWaitEnd, pcWait, pcWaitEnd } from './waits.ts';

const begun = '2026-11-20T09:00:00.000Z';
const over = '2026-11-20T09:02:00.000Z';
const twoMinutes = 120_000;

describe('what a machine waits for', () => {
  test('a PC: to be made, since the server says so, until it is ready', () => {
    const before = { ...waitingImage, booting_since: begun };
    expect(pcWait(before)).toEqual({ wait: 'pc.waiting', since: Date.parse(begun) });
    expect(pcWait(readyImage)).toBeNull();
    expect(pcWaitEnd(before, { ...readyImage, updatedAt: over })).toEqual({
      wait: 'pc.waiting',
      time: twoMinutes,
      endedAt: Date.parse(over),
    });
  });

  test('one that could not be made says nothing about what is usual', () => {
    const before = { ...waitingImage, booting_since: begun };
    const failed = { ...waitingImage, is_booting: 0, is_installed: 0, updatedAt: over } as const;
    expect(pcWaitEnd(before, failed)).toBeNull();
  });

  test('a cloud machine: to be made, started, shut down', () => {
    const made = { ...stoppedCloudImage, updatedAt: over };
    expect(cloudWaitEnd({ ...creatingCloudImage, createdAt: begun }, made)).toEqual({
      wait: 'cloud.creating',
      time: twoMinutes,
      endedAt: Date.parse(over),
    });
    const starting = { ...stoppedCloudImage, operation: 'start', updatedAt: begun } as const;
    expect(cloudWait(starting)).toEqual({ wait: 'cloud.start', since: Date.parse(begun) });
    expect(cloudWaitEnd(starting, { ...runningCloudImage, updatedAt: over })?.time).toBe(
      twoMinutes,
    );
    const closing = { ...runningCloudImage, operation: 'shutdown', updatedAt: begun } as const;
    expect(cloudWaitEnd(closing, { ...stoppedCloudImage, updatedAt: over })).toEqual({
      wait: 'cloud.shutdown',
      time: twoMinutes,
      endedAt: Date.parse(over),
    });
  });

  test('a start that failed, or goes on, ends no wait', () => {
    const starting = { ...stoppedCloudImage, operation: 'start', updatedAt: begun } as const;
    expect(cloudWaitEnd(starting, { ...stoppedCloudImage, updatedAt: over })).toBeNull();
    expect(cloudWaitEnd(starting, { ...starting, updatedAt: over })).toBeNull();
  });

  test('a record that was changed much later, or that is older, says nothing', () => {
    const before = { ...waitingImage, booting_since: begun };
    const later = { ...readyImage, updatedAt: '2026-11-22T09:00:00.000Z' };
    const older = { ...readyImage, updatedAt: '2026-11-20T08:00:00.000Z' };
    expect([pcWaitEnd(before, later), pcWaitEnd(before, older)]).toEqual([null, null]);
  });
});
