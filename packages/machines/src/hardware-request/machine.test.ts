import { describe, expect, test } from 'vitest';
import { leavesOf } from '../testing/leaves.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { reach } from '../testing/reach.ts';
import {
  HARDWARE_NOW,
  hardwareRequestAnswers,
  hardwareRequestEvents,
  hardwareRequestSnapshots,
  noneRecord,
  pendingRecord,
} from './fixtures.ts';
import { hardwareRequestMachine } from './machine.ts';
import { withHardwareRequestPorts } from './ports.ts';
import { mayChange, selectionRefusal, statusOf } from './model.ts';
import { beginnings, ok } from './testing/running.ts';
import { hardwareRequestView } from './view.ts';

const clock = manualClock(HARDWARE_NOW);
const { start } = beginnings(clock);

describe('every state', () => {
  const paths = reach(hardwareRequestMachine, {
    inputs: [{ record: noneRecord }, { record: pendingRecord }],
    events: Object.values(hardwareRequestEvents).flat(),
    answers: hardwareRequestAnswers,
    key: (context) => [
      statusOf(context),
      mayChange(context),
      selectionRefusal(context) === null,
      context.isOpen,
      context.intention?.action ?? null,
      context.uncertainty,
      context.checks,
    ],
    limit: 100_000,
  });

  test.each(leavesOf(hardwareRequestMachine))('%s is reached', (leaf) => {
    expect(paths.has(leaf)).toBe(true);
  });

  test.each(leavesOf(hardwareRequestMachine))('%s has a snapshot for its story', (leaf) => {
    expect(Object.keys(hardwareRequestSnapshots)).toContain(leaf);
  });

  test.each(Object.entries(hardwareRequestSnapshots))('%s can be shown', (leaf, snapshot) => {
    const { status, step } = hardwareRequestView(snapshot);
    expect(leaf).toContain(leaf.startsWith('status') ? status : step);
  });
});

describe('what is remembered', () => {
  test('holds only the fields of a record that the request needs', () => {
    const { actor } = start(noneRecord);
    actor.send({ type: 'RECORD', record: pendingRecord });
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('nQ5-77x-Tap');
  });
});

describe('ports', () => {
  test('an incomplete set does not compile', () => {
    const incomplete = { readCloudImage: () => Promise.resolve(ok(null)) };
    // @ts-expect-error -- addCloudHardware is missing
    expect(withHardwareRequestPorts(incomplete)).toBeDefined();
  });
});
