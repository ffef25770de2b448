/** What may happen next to a lifecycle: its real machine is asked, without any of its effects. */
import type { Chart } from '@tram/machines/chart';
import { createEmptyActor, transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { activeLeaves, nodesOf } from '../../packages/machines/src/testing/leaves.ts';
import { ownEvents } from '../../packages/machines/src/testing/own-events.ts';
import type { LiveLifecycle } from './lifecycles.ts';

/** Who or what begins a step. */
export type Beginner = 'event' | 'answer' | 'delay';

export interface Step {
  readonly beginner: Beginner;
  /** An event's name, an actor's or a delay's. */
  readonly cause: string;
  /** What tells it from another step of the same cause: what is sent along, or how it is answered. */
  readonly detail: string;
  /** Where it leads. */
  readonly next: AnyMachineSnapshot;
  /** The states that are entered: 'change › checking'. */
  readonly entered: readonly string[];
}

interface Candidate extends Pick<Step, 'beginner' | 'cause' | 'detail'> {
  readonly event: AnyEventObject;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** How an answer is told from the others: 'ok', or the reason of a refusal. */
function answerWords(answer: unknown): string {
  const kind = field(field(answer, 'error'), 'kind');
  if (field(answer, 'ok') === false)
    return typeof kind === 'string' ? `refused: ${kind}` : 'refused';
  return 'ok';
}

const longest = 60;

/** What an event carries, as JSON; nothing where that is a whole record. */
function payloadWords(event: AnyEventObject): string {
  const payload = Object.entries(event).filter(([name]) => name !== 'type');
  if (payload.length === 0) return '';
  const json = JSON.stringify(Object.fromEntries(payload));
  return json.length > longest ? '' : json;
}

function candidates(lifecycle: LiveLifecycle): readonly Candidate[] {
  const sent = Object.values(lifecycle.events).flat();
  return [
    ...sent.map((event) => ({
      beginner: 'event' as const,
      cause: event.type,
      detail: payloadWords(event),
      event,
    })),
    ...ownEvents(lifecycle.machine, lifecycle).map(({ event, source, kind }) => ({
      beginner: kind === 'delay' ? ('delay' as const) : ('answer' as const),
      cause: source,
      detail:
        kind === 'delay'
          ? ''
          : kind === 'answer'
            ? answerWords(event.output)
            : stateWords(field(event.snapshot, 'value')),
      event,
    })),
  ];
}

function stateWords(value: unknown): string {
  return typeof value === 'string'
    ? value
    : Object.values(value ?? {})
        .map(stateWords)
        .join(' ');
}

/** The way to a state in the words of the chart: 'change › checking'. */
export function pathWords(chart: Chart, path: string): string {
  const words: string[] = [];
  let { states } = chart.root;
  for (const name of path.split('.')) {
    const state = states.find((one) => one.name === name);
    words.push(state?.label ?? name);
    states = state?.states ?? [];
  }
  return words.join(' › ');
}

/**
 * A lifecycle that rests in a state.
 * A sample has no actors; what it would send to one of its own would have no receiver, which is an error. Here each has one that
 * does nothing.
 */
export function restingIn(lifecycle: LiveLifecycle, path: string): AnyMachineSnapshot | undefined {
  const sample = lifecycle.resting[path];
  if (sample === undefined) return undefined;
  const ids = nodesOf(lifecycle.machine.root).flatMap(({ invoke }) => invoke.map(({ id }) => id));
  const children = Object.fromEntries(ids.map((id) => [id, createEmptyActor()]));
  return { ...sample, children };
}

/**
 * Every step that leads to another state, each place once for a cause.
 * Where two samples of one cause lead to the same place, the first stands for both.
 */
export function stepsFrom(lifecycle: LiveLifecycle, snapshot: AnyMachineSnapshot): readonly Step[] {
  const here = new Set(activeLeaves(snapshot));
  const steps = new Map<string, Step>();
  for (const { event, ...about } of candidates(lifecycle)) {
    const [next] = transition(lifecycle.machine, snapshot, event);
    const leaves = activeLeaves(next);
    const entered = leaves.filter((leaf) => !here.has(leaf));
    const key = [about.beginner, about.cause, ...leaves].join(' ');
    if (entered.length > 0 && !steps.has(key)) steps.set(key, { ...about, next, entered });
  }
  return [...steps.values()];
}
