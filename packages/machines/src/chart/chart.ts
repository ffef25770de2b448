import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** A state of a lifecycle, as data. */
export interface ChartState {
  /** Dotted path from the root, as in `activeLeaves`; empty for the root. */
  path: string;
  /** Its last part. */
  name: string;
  /** The name as words: 'not rented' for `notRented`. For whoever reads diagrams; customers read the view's words. */
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

/** The chart of a machine. */
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
    const name = 'name' in guard && guard.name === 'not' ? 'not ' : '';
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
