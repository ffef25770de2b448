import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { chartOf, type Chart, type ChartState } from '@tram/machines/chart';
import { cloudImageMachine } from '@tram/machines/cloud-image';
import { samplePaymentMachine } from '@tram/machines/payment/fixtures';
import { pcImageMachine } from '@tram/machines/pc-image';
import { rechargeQrMachine } from '@tram/machines/recharge-qr';
import { words as cloudEnglish } from './cloud-words.en.ts';
import { cloudLifecycleWords } from './cloud-words.vi.ts';
import { diagramOf, nextFrom, type LifecycleWords } from './lifecycle-words.ts';
import { words as pcEnglish } from './pc-words.en.ts';
import { pcLifecycleWords } from './pc-words.vi.ts';
import { words as rechargeEnglish } from './recharge-words.en.ts';
import { rechargeLifecycleWords } from './recharge-words.vi.ts';

const lifecycles: readonly [string, AnyStateMachine, LifecycleWords, LifecycleWords][] = [
  ['a PC', pcImageMachine, pcLifecycleWords.vi, pcEnglish],
  ['a cloud machine', cloudImageMachine, cloudLifecycleWords.vi, cloudEnglish],
  ['a top-up', rechargeQrMachine, rechargeLifecycleWords.vi, rechargeEnglish],
];

const within = (path: string) => (path === '' ? 'payment' : `payment.${path}`);

/** The whole of a lifecycle: its payment is a separate machine, which it invokes in one state. */
function wholeChartOf(machine: AnyStateMachine): Chart {
  const chart = chartOf(machine);
  const moved = (state: ChartState): ChartState => ({
    ...state,
    path: within(state.path),
    initial: state.initial === null ? null : within(state.initial),
    states: state.states.map(moved),
  });
  const { root, transitions } = chartOf(samplePaymentMachine);
  return {
    ...chart,
    root: {
      ...chart.root,
      states: chart.root.states.map((state) => (state.path === 'payment' ? moved(root) : state)),
    },
    transitions: [
      ...chart.transitions,
      ...transitions.map(({ from, to, cause, guard, label }) => ({
        from: within(from),
        to: within(to),
        cause,
        guard,
        label,
      })),
    ],
  };
}

const statesOf = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(statesOf)];

/** The state of the diagram that a state of the machine is drawn as: resting states are beside it, and inner steps are one state. */
function drawnAs(path: string, words: LifecycleWords): string {
  const parts = path
    .replace(/^open\.?/u, '')
    .replace('.resting', '')
    // What is read before an order is sent belongs to its sending.
    .replace('payment.preparing', 'payment.sending')
    .split('.');
  const lengths = parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
  return lengths.find((shorter) => Object.hasOwn(words.states, shorter)) ?? '';
}

/** Every state of the diagram that can follow a state of the machine, over states that are left at once. */
function followers(chart: Chart, words: LifecycleWords, from: ChartState): ReadonlySet<string> {
  const states = new Map(statesOf(chart.root).map((state) => [state.path, state]));
  const around = new Set(
    from.path.split('.').map((_, index, parts) => parts.slice(0, index).join('.')),
  );
  const open = chart.transitions.filter((way) => way.from === from.path || around.has(way.from));
  const seen = new Set<string>();
  const found = new Set<string>();
  const enter = (path: string): void => {
    const state = states.get(path);
    if (state === undefined || seen.has(path)) return;
    seen.add(path);
    if (state.initial !== null) enter(state.initial);
    if (state.kind === 'transient') {
      for (const way of chart.transitions) if (way.from === path) enter(way.to);
    } else if (state.states.length === 0) found.add(drawnAs(path, words));
  };
  for (const way of open) enter(way.to);
  return found;
}

const ends = (words: LifecycleWords) => words.ways.map(([from, to]) => [from, to]);

describe.each(lifecycles)('the words of %s', (_, machine, vietnamese, english) => {
  const chart = wholeChartOf(machine);
  const leaves = statesOf(chart.root).filter(({ kind }) => kind === 'leaf');

  test('name every state of the machine that decides, and no other', () => {
    const drawn = new Set(leaves.map(({ path }) => drawnAs(path, vietnamese)));
    expect([...drawn].toSorted()).toEqual(Object.keys(vietnamese.states).toSorted());
  });

  test('draw no transition that the machine does not have', () => {
    const made = vietnamese.ways.filter(
      ([from, to]) =>
        !leaves.some(
          (leaf) =>
            drawnAs(leaf.path, vietnamese) === from && followers(chart, vietnamese, leaf).has(to),
        ),
    );
    expect(made).toEqual([]);
  });

  test('are in both languages', () => {
    expect(Object.keys(english.parts)).toEqual(Object.keys(vietnamese.parts));
    expect(Object.keys(english.states)).toEqual(Object.keys(vietnamese.states));
    expect(Object.keys(english.now)).toEqual(Object.keys(vietnamese.now));
    expect(ends(english)).toEqual(ends(vietnamese));
    const same = Object.keys(english.states).filter(
      (path) => english.states[path] === vietnamese.states[path],
    );
    expect(same).toEqual([]);
  });

  test('name the next step of every state that is not final', () => {
    const ended = Object.keys(vietnamese.now).filter(
      (path) => nextFrom(vietnamese, [path]).length === 0,
    );
    expect(['status.gone', 'status.deleted', 'paid']).toEqual(expect.arrayContaining(ended));
  });
});

test('a diagram is of one part, and of the whole where there are no parts', () => {
  const status = diagramOf(pcLifecycleWords.vi, 'status');
  expect(status.root.states.map(({ label }) => label)).toContain('Chờ tạo máy');
  expect(status.root.states.every(({ path }) => path.startsWith('status.'))).toBe(true);
  expect(diagramOf(rechargeLifecycleWords.vi, '').root.states).toHaveLength(11);
});
