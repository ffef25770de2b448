import { describe, expect, test } from 'vitest';
import { leavesOf } from '../testing/leaves.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { reach } from '../testing/reach.ts';
import {
  changedPc,
  freePc,
  IP_ROTATION_NOW,
  ipRotationAnswers,
  ipRotationEvents,
  ipRotationSnapshots,
  OWN_ACCOUNT,
  ownPc,
} from './fixtures.ts';
import { ipRotationMachine } from './machine.ts';
import { withIpRotationPorts } from './ports.ts';
import { statusOf } from './model.ts';
import { running } from './testing/running.ts';
import type { IpRotationRecord } from './model.ts';

const clock = manualClock(IP_ROTATION_NOW);
const start = (record: IpRotationRecord) => running(clock, record);

describe('every state', () => {
  const paths = reach(ipRotationMachine, {
    inputs: [freePc, ownPc].map((record) => ({ record, accountId: OWN_ACCOUNT })),
    events: Object.values(ipRotationEvents).flat(),
    answers: ipRotationAnswers,
    key: (context) => [
      statusOf(context),
      context.intention?.action,
      context.uncertainty,
      context.waits.length > 0,
    ],
    limit: 100_000,
  });

  test.each(leavesOf(ipRotationMachine))('%s is reached', (leaf) => {
    expect(paths.has(leaf)).toBe(true);
  });

  test.each(leavesOf(ipRotationMachine))('%s has a snapshot for its story', (leaf) => {
    expect(Object.keys(ipRotationSnapshots)).toContain(leaf);
  });
});

describe('ports', () => {
  test('an incomplete set does not compile', () => {
    const incomplete = { now: () => 0 };
    // @ts-expect-error -- the calls are missing
    expect(withIpRotationPorts(incomplete)).toBeDefined();
  });

  test('of a record only what the routes need is kept', () => {
    const image = { ...ownPc, passRdp: 'tR8m-kQ27x0Z', ssh: { ...ownPc.ssh, api_tunnel: 'https' } };
    const { actor } = start(image);
    actor.send({ type: 'RECORD', record: { ...image, updatedAt: changedPc.updatedAt } });
    const kept = JSON.stringify(actor.getPersistedSnapshot());
    expect(kept).not.toContain('tR8m');
    expect(kept).not.toContain('api_tunnel');
  });
});
