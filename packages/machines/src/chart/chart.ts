import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate';

/** A state of a lifecycle, as data. */
export interface ChartState {
  /** Dotted path from the root, as in `activeLeaves`; empty for the root. */
  path: string;
  /** Its last part. */
  name: string;
  /** The name as words: 'not rented' for `notRented`. For readers of diagrams; customers read the view's words. */
  label: string;
  /** `transient` states are left at once. */
  kind: 'leaf' | 'compound' | 'parallel' | 'transient';
  /** Path of the state that is entered first; `null` without states below. */
  initial: string | null;
  states: ChartState[];
}

/** A way from one state to another, as data. */
export interface ChartTransition {
  from: string;
  to: string;
  /** What causes it: an event's name, `answer` of an actor, `after` a delay, or `always`. */
  cause: string;
  /** Conditions by name; empty when there is none. */
  guard: string;
  /** Cause and condition as a diagram writes them: `RENT [mayPay rent]`. */
  label: string;
}

/** A lifecycle as data, for diagrams and for showing a customer where they are. No component, no words. */
export interface Chart {
  id: string;
  root: ChartState;
  /** Transitions that change the state. In the order in which they are tried. */
  transitions: ChartTransition[];
}

export function chartOf(machine: AnyStateMachine): Chart {
  return {
    id: machine.id,
    root: stateOf(machine.root),
    transitions: transitionsBelow(machine.root),
  };
}

const pathOf = (node: AnyStateNode) => node.path.join('.');

function stateOf(node: AnyStateNode): ChartState {
  const states = Object.values(node.states);
  const [first] = node.initial.target ?? [];
  return {
    path: pathOf(node),
    name: node.key,
    label: wordsOf(node.key),
    kind: kindOf(node),
    initial: states.length === 0 || node.type === 'parallel' || !first ? null : pathOf(first),
    states: states.map(stateOf),
  };
}

function kindOf(node: AnyStateNode): ChartState['kind'] {
  if (node.type === 'parallel') return 'parallel';
  if (Object.keys(node.states).length > 0) return 'compound';
  return (node.always?.length ?? 0) > 0 ? 'transient' : 'leaf';
}

function transitionsBelow(node: AnyStateNode): ChartTransition[] {
  const own = [...node.transitions.values(), node.always ?? []].flat();
  return [
    ...own.flatMap((transition) => transitionsOf(transition)),
    ...Object.values(node.states).flatMap(transitionsBelow),
  ];
}

function transitionsOf(definition: AnyTransitionDefinition): ChartTransition[] {
  const cause = causeOf(definition.eventType);
  const guard = guardName(definition.guard);
  return (definition.target ?? []).map((target) => ({
    from: pathOf(definition.source),
    to: pathOf(target),
    cause,
    guard,
    label: guard === '' ? cause : `${cause} [${guard}]`,
  }));
}

/** `paidBeforeCancel` and `paid-before-cancel` as 'paid before cancel'. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}

function causeOf(eventType: string): string {
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.done.actor.')) return 'answer';
  const [, delay] = /^xstate\.after\.([^.]+)\./u.exec(eventType) ?? [];
  return delay === undefined ? eventType : `after ${delay}`;
}

/** `isComplete`, `says successful`, `cancelWasRefused and says pending`. */
function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' && typeof guard !== 'function') return '';
  if (guard === null) return '';
  if ('guards' in guard && Array.isArray(guard.guards)) {
    // `not` takes one condition, `and` several. The function's own name is another one in a minified bundle.
    const name = guard.guards.length === 1 ? 'not ' : '';
    return name + guard.guards.map(guardName).join(' and ');
  }
  if (!('type' in guard) || typeof guard.type !== 'string') return '';
  const params = 'params' in guard ? guard.params : undefined;
  const values =
    typeof params === 'object' && params !== null
      ? Object.values(params).filter((value) => typeof value === 'string')
      : [];
  return [guard.type, ...values].join(' ');
}

/** Where a running lifecycle is on its chart. */
export interface ChartPlace {
  /** Paths of the states in which it rests: one, or one in each region of a parallel lifecycle. In the chart's order. */
  at: string[];
  /** Paths of the states around them, outermost first; without the root. */
  within: string[];
  /** The ways that lead on from here. Whether one is taken is decided by its guard when its cause happens. */
  ways: ChartTransition[];
}

/**
 * "You are here": the place of a snapshot on a chart. Pure, and cheap enough for every render. States that the chart
 * does not have, of a snapshot of another lifecycle, are left out.
 */
export function placeOn(chart: Chart, snapshot: { readonly value: StateValue }): ChartPlace {
  const active = new Set(pathsOf(snapshot.value, ''));
  const onChart = statesBelow(chart.root).filter(({ path }) => active.has(path));
  const isHere = new Set(['', ...onChart.map(({ path }) => path)]);
  return {
    at: onChart.filter(({ states }) => states.length === 0).map(({ path }) => path),
    within: onChart.filter(({ states }) => states.length > 0).map(({ path }) => path),
    ways: onChart.length === 0 ? [] : chart.transitions.filter(({ from }) => isHere.has(from)),
  };
}

function statesBelow(state: ChartState): ChartState[] {
  return state.states.flatMap((below) => [below, ...statesBelow(below)]);
}

/** Dotted paths of every state in a value, as in `ChartState.path`. */
function pathsOf(value: StateValue, above: string): string[] {
  if (typeof value === 'string') return [above + value];
  return Object.entries(value).flatMap(([name, below]) => {
    const path = above + name;
    return below === undefined ? [path] : [path].concat(pathsOf(below, `${path}.`));
  });
}
