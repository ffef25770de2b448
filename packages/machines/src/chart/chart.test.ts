import { and, createMachine, not, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { cloudImageSnapshots } from '../cloud-image/fixtures.ts';
import { cloudImageMachine } from '../cloud-image/machine.ts';
import { hardwareRequestSnapshots } from '../hardware-request/fixtures.ts';
import { hardwareRequestMachine } from '../hardware-request/machine.ts';
import { ipRotationSnapshots } from '../ip-rotation/fixtures.ts';
import { ipRotationMachine } from '../ip-rotation/machine.ts';
import { kycOtpSnapshots } from '../kyc-otp/fixtures.ts';
import { kycOtpMachine } from '../kyc-otp/machine.ts';
import { paymentSnapshots, samplePaymentMachine } from '../payment/fixtures.ts';
import { pcImageSnapshots } from '../pc-image/fixtures.ts';
import { pcImageMachine } from '../pc-image/machine.ts';
import { rechargeQrSnapshots } from '../recharge-qr/fixtures.ts';
import { rechargeQrMachine } from '../recharge-qr/machine.ts';
import { sessionSnapshots } from '../session/fixtures.ts';
import { sessionMachine } from '../session/machine.ts';
import { activeLeaves, leavesOf } from '../testing/leaves.ts';
import { chartOf, placeOn, type ChartState } from './chart.ts';

const lifecycles: readonly [AnyStateMachine, Readonly<Record<string, AnyMachineSnapshot>>][] = [
  [sessionMachine, sessionSnapshots],
  [rechargeQrMachine, rechargeQrSnapshots],
  [pcImageMachine, pcImageSnapshots],
  [cloudImageMachine, cloudImageSnapshots],
  [hardwareRequestMachine, hardwareRequestSnapshots],
  [kycOtpMachine, kycOtpSnapshots],
  [ipRotationMachine, ipRotationSnapshots],
];

const statesOf = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesOf)];

describe.each(lifecycles.map(([machine, snapshots]) => [machine.id, machine, snapshots] as const))(
  'the chart of %s',
  (_, machine, snapshots) => {
    const chart = chartOf(machine);
    const states = statesOf(chart.root);
    const paths = new Set(states.map(({ path }) => path));

    test('has every state in which the lifecycle can rest', () => {
      const leaves = states.filter(({ kind }) => kind === 'leaf').map(({ path }) => path);
      expect(leaves.sort()).toEqual(leavesOf(machine));
    });

    test('leads from states that are there to states that are there', () => {
      const lost = chart.transitions.filter(({ from, to }) => !paths.has(from) || !paths.has(to));
      expect(lost).toEqual([]);
      const first = states.map(({ initial }) => initial).filter((initial) => initial !== null);
      expect([...paths]).toEqual(expect.arrayContaining(first));
    });

    test('is plain data with a label on everything', () => {
      expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
      const labels = [...states.slice(1), ...chart.transitions].map(({ label }) => label);
      expect(labels).not.toContain('');
    });

    test.each(Object.entries(snapshots))('shows %s as the place where one is', (leaf, snapshot) => {
      const { at, within, ways } = placeOn(chart, snapshot);
      expect(at).toContain(leaf);
      expect([...at].sort()).toEqual(activeLeaves(snapshot).sort());
      for (const path of at) {
        const around = path.split('.').slice(0, -1);
        for (let depth = 1; depth <= around.length; depth += 1)
          expect(within).toContain(around.slice(0, depth).join('.'));
      }
      const here = new Set(['', ...at, ...within]);
      expect(ways).toEqual(chart.transitions.filter(({ from }) => here.has(from)));
    });
  },
);

test('a PC that waits, word by word', () => {
  const chart = chartOf(pcImageMachine);
  const { at, within } = placeOn(chart, pcImageSnapshots['operation.resting.idle']);
  expect(at).toEqual(['status.ready', 'payment', 'operation.resting.idle']);
  expect(within).toEqual(['status', 'operation', 'operation.resting']);
  const payment = chartOf(samplePaymentMachine);
  expect(placeOn(payment, paymentSnapshots.unsure).ways).toContainEqual({
    from: 'unsure',
    to: 'beforeSending',
    cause: 'after retryDelay',
    guard: '',
    label: 'after retryDelay',
  });
  expect(chart.root.states[0]?.states.map(({ label }) => label)).toContain('not rented');
});

test('a condition that is turned round is called so in a bundle too, where functions have lost their names', () => {
  const turned = not('isOpen');
  Object.defineProperty(turned, 'name', { value: 'a' });
  const machine = createMachine({
    initial: 'one',
    states: { one: { on: { GO: { target: 'two', guard: and(['isPaid', turned]) } } }, two: {} },
  });
  expect(chartOf(machine).transitions.map(({ guard }) => guard)).toEqual(['isPaid and not isOpen']);
});

test('a snapshot of another lifecycle is in no state of a chart', () => {
  const chart = chartOf(rechargeQrMachine);
  const elsewhere = placeOn(chart, { value: { status: 'elsewhere' } });
  expect(elsewhere).toEqual({ at: [], within: [], ways: [] });
});
