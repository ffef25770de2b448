import { describe, expect, test } from 'vitest';
import {
  backedUpCloudImage,
  emptiedCloudImage,
  restartFailure,
  restartResult,
  restartingCloudImage,
  runningCloudImage,
  startingCloudImage,
  stoppedCloudImage,
  usedCloudImage,
} from './fixtures.ts';
import { outcomeOf, reportFrom } from './transitions.ts';

const untold = null;
const good = { succeeded: true, message: '' };
const bad = { succeeded: false, message: '' };
/** Started again in another tab, and off again, before it was read. */
const usedAnew = { ...usedCloudImage, last_turned_time: '2026-11-20T11:00:00.000Z' };
const runningAnew = { ...usedAnew, is_running: true };

describe('how a command ended', () => {
  test.each([
    ['start', stoppedCloudImage, runningCloudImage, untold, 'done'],
    ['start', stoppedCloudImage, usedCloudImage, untold, 'done'],
    ['start', stoppedCloudImage, stoppedCloudImage, untold, 'failed'],
    ['shutdown', runningCloudImage, usedCloudImage, untold, 'done'],
    ['shutdown', runningCloudImage, runningAnew, untold, 'done'],
    ['shutdown', runningCloudImage, runningCloudImage, untold, 'failed'],
    ['backup', usedCloudImage, backedUpCloudImage, untold, 'done'],
    ['backup', usedCloudImage, usedCloudImage, untold, 'failed'],
    ['backup', backedUpCloudImage, backedUpCloudImage, untold, 'ended'],
    ['backup', backedUpCloudImage, backedUpCloudImage, good, 'done'],
    ['restore', emptiedCloudImage, backedUpCloudImage, untold, 'done'],
    ['restore', emptiedCloudImage, emptiedCloudImage, untold, 'failed'],
    ['restore', backedUpCloudImage, backedUpCloudImage, untold, 'ended'],
    ['restore', backedUpCloudImage, backedUpCloudImage, bad, 'failed'],
    ['deleteVm', backedUpCloudImage, emptiedCloudImage, untold, 'done'],
    ['deleteVm', backedUpCloudImage, backedUpCloudImage, untold, 'failed'],
    ['delete', usedCloudImage, { ...usedCloudImage, is_deleted: true }, untold, 'done'],
    ['delete', usedCloudImage, usedCloudImage, untold, 'failed'],
    ['restart', runningCloudImage, runningCloudImage, untold, 'ended'],
    ['unknown', runningCloudImage, runningCloudImage, untold, 'ended'],
    // Another operation is in progress by now and may have reverted it.
    [
      'deleteVm',
      backedUpCloudImage,
      { ...backedUpCloudImage, operation: 'start' },
      untold,
      'ended',
    ],
    ['deleteVm', backedUpCloudImage, { ...backedUpCloudImage, operation: 'start' }, good, 'done'],
    // The record has precedence over the event.
    ['start', stoppedCloudImage, runningCloudImage, bad, 'done'],
    ['start', stoppedCloudImage, stoppedCloudImage, good, 'failed'],
  ] as const)('%s #%$', (command, before, after, report, outcome) => {
    expect(outcomeOf({ command, before, report }, after)).toBe(outcome);
  });
});

describe('what a vm_result reports', () => {
  const restart = { command: 'restart', before: runningCloudImage } as const;

  test('of the command, its words', () => {
    expect(reportFrom(restartResult, restart)).toEqual({
      succeeded: true,
      message: restartResult.message,
    });
    expect(reportFrom(restartFailure, restart)?.succeeded).toBe(false);
    expect(reportFrom({ ...restartResult, message: null }, restart)).toEqual({
      succeeded: true,
      message: '',
    });
    const { _id: id, updatedAt: at } = usedCloudImage;
    const deletion = { ...restartResult, id, action: 'delete' };
    expect(reportFrom(deletion, { command: 'deleteVm', before: runningCloudImage })).not.toBeNull();
    expect(
      reportFrom({ ...deletion, at }, { command: 'delete', before: runningCloudImage }),
    ).toBeNull();
  });

  test.each([
    ['another machine', { ...restartResult, id: '6740a1f2c3d4e5f607182a11' }],
    ['another command', { ...restartResult, action: 'shutdown' }],
    ['an earlier one', { ...restartResult, at: runningCloudImage.updatedAt }],
    ['no machine', { ...restartResult, id: null }],
    ['no command', { ...restartResult, action: null }],
    ['no status', { ...restartResult, status: null }],
  ])('of %s nothing', (_, result) => {
    expect(reportFrom(result, restart)).toBeNull();
  });

  test('without a time, or of a backend whose records have none, is about the operation in progress', () => {
    expect(reportFrom({ ...restartResult, at: 'soon' }, restart)).not.toBeNull();
    const before = { ...runningCloudImage, updatedAt: undefined };
    expect(reportFrom(restartResult, { ...restart, before })).not.toBeNull();
  });

  test('of one that is busy', () => {
    expect(reportFrom(restartResult, { ...restart, before: restartingCloudImage })).not.toBeNull();
    expect(reportFrom(restartResult, { command: 'start', before: startingCloudImage })).toBeNull();
  });
});
