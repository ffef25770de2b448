import { describe, expect, test } from 'vitest';
import { networkError } from '../fixtures/api-errors.ts';
import { leavesOf } from '../testing/leaves.ts';
import { reach } from '../testing/reach.ts';
import type { Paths } from '../testing/reach.ts';
import {
  cloudImageAnswers,
  cloudImageEvents,
  cloudImageSnapshots,
  creatingCloudImage,
  expiredCloudImage,
  runningCloudImage,
  startingCloudImage,
  stoppedCloudImage,
} from './fixtures.ts';
import { cloudImageMachine } from './machine.ts';
import { situationOf } from './model.ts';
import type { CloudImageEvent, CloudImageInput } from './model.ts';

/**
 * One walk for each region, with the events that lead through it: all of them at once have more states than can be
 * walked. What happens when regions meet is the random test's.
 */
function walk(
  inputs: readonly CloudImageInput[],
  types: readonly CloudImageEvent['type'][],
  answers: Partial<Readonly<Record<keyof typeof cloudImageAnswers, readonly unknown[]>>> = {},
): Paths {
  return reach(cloudImageMachine, {
    inputs,
    events: types.flatMap((type): readonly CloudImageEvent[] => cloudImageEvents[type]),
    answers,
    key: (context) => [
      situationOf(context, false),
      context.record.updatedAt,
      context.checks,
      Math.min(context.unread, 1),
      context.end?.reason,
    ],
    limit: 20_000,
  });
}

const { command, download } = cloudImageAnswers;
const walks = [
  walk(
    [{ record: creatingCloudImage }, { record: stoppedCloudImage }],
    ['RECORD', 'MISSING', 'DEADLINE', 'COMPARE'],
  ),
  walk(
    [{ record: stoppedCloudImage }, { record: runningCloudImage }],
    ['START', 'RESTART', 'SHUT_DOWN', 'ACKNOWLEDGE'],
    {
      command,
      read: [
        { ok: true, value: stoppedCloudImage },
        { ok: true, value: startingCloudImage },
        { ok: true, value: runningCloudImage },
        { ok: true, value: null },
        { ok: false, error: networkError },
      ],
    },
  ),
  walk([{ record: expiredCloudImage }], ['ACCOUNT']),
  walk([{ record: runningCloudImage }], ['DOWNLOAD_RDP', 'ACKNOWLEDGE'], { download }),
];

describe('every state', () => {
  test.each(leavesOf(cloudImageMachine))('%s is reached', (leaf) => {
    expect(walks.some((paths) => paths.has(leaf))).toBe(true);
  });

  test.each(leavesOf(cloudImageMachine))('%s has a snapshot for its story', (leaf) => {
    expect(Object.keys(cloudImageSnapshots)).toContain(leaf);
  });
});
