import * as fc from 'fast-check';
import type { AnyActor, AnyMachineSnapshot } from 'xstate';
import { activeLeaves } from './leaves.ts';
import type { ManualClock } from './manual-clock.ts';
import type { Call } from './port-fake.ts';
import { wordsOf } from './random-steps.ts';

/** A call, as far as it is on its way. */
export type CallOnItsWay = Pick<Call<unknown, never>, 'isAnswered' | 'signal'>;

/** How many calls are on their way. */
export function openCalls(calls: readonly CallOnItsWay[]): number {
  return calls.filter((call) => !call.isAnswered && !call.signal.aborted).length;
}

/** A lifecycle that runs, and what must never be seen of it. */
export interface RandomRun<Step> {
  readonly actor: Pick<AnyActor, 'sessionId' | 'stop' | 'system'> & {
    getSnapshot: () => AnyMachineSnapshot;
  };
  /** Does one step. What it sets going is waited for. */
  readonly take: (step: Step) => void | Promise<void>;
  /** All calls of all ports. */
  readonly calls: () => readonly CallOnItsWay[];
  /** What must not be seen after any step, in words; empty when all is well. */
  readonly faultsNow?: () => readonly string[];
  /** What must not be seen when the run is over. */
  readonly faultsAtEnd?: () => readonly string[];
}

/** How a lifecycle is run at random. */
export interface RandomRuns<Input, Step> {
  readonly clock: ManualClock;
  readonly input: fc.Arbitrary<Input>;
  /** Steps that lead further on, because chance alone seldom leads there. */
  readonly opening?: fc.Arbitrary<readonly Step[]>;
  readonly step: fc.Arbitrary<Step>;
  /** Most steps of one run. */
  readonly longest: number;
  readonly runs: number;
  readonly begin: (input: Input) => RandomRun<Step>;
}

/** What was seen when all went well. */
export interface RandomTotals {
  /** Events that the lifecycles received: from outside, from their ports and from their own deadlines. */
  readonly events: number;
  /** Leaves in which they rested, sorted. */
  readonly visited: readonly string[];
}

/** The seed that a failure named, where it is to be seen once more: `TRAM_SEED`. */
function seedToRepeat(): { readonly seed?: number } {
  const seed = process.env['TRAM_SEED'];
  return seed === undefined ? {} : { seed: Number(seed) };
}

/**
 * Runs a lifecycle through random steps, again and again. A run that shows what must never be seen is shrunk, and the
 * shortest is thrown as a list of its steps with the states that they led to.
 */
export async function runAtRandom<Input, Step extends { readonly type: string }>(
  options: RandomRuns<Input, Step>,
): Promise<RandomTotals> {
  const visited = new Set<string>();
  let events = 0;
  let shortest = '';
  const { input, step, opening = fc.constant([]), longest, runs } = options;
  const property = fc.asyncProperty(
    input,
    opening,
    fc.array(step, { maxLength: longest, size: 'max' }),
    async (given, first, then) => {
      const told = await runOnce(options, given, [...first, ...then]);
      events += told.events;
      for (const { leaves } of told.states) for (const leaf of leaves) visited.add(leaf);
      if (told.faults.length === 0) return;
      shortest = reportOf(given, told); // The last run that fails is the one that cannot be shrunk further.
      throw new Error(shortest);
    },
  );
  const { failed, seed } = await fc.check(property, { numRuns: runs, ...seedToRepeat() });
  if (failed) throw new Error(`${shortest}\nAgain with TRAM_SEED=${seed}`);
  return { events, visited: [...visited].sort() };
}

interface Told<Step> {
  readonly events: number;
  /** Where it began, and where each step led. */
  readonly states: readonly { readonly step: Step | null; readonly leaves: readonly string[] }[];
  readonly faults: readonly string[];
}

async function runOnce<Input, Step>(
  { clock, begin }: RandomRuns<Input, Step>,
  given: Input,
  steps: readonly Step[],
): Promise<Told<Step>> {
  clock.restart();
  const run = begin(given);
  const { actor } = run;
  const faults: string[] = [];
  let events = 0;
  const counting = actor.system.inspect((inspected) => {
    if (inspected.type === '@xstate.event' && inspected.actorRef.sessionId === actor.sessionId)
      events += 1;
  });
  const states: { step: Step | null; leaves: string[] }[] = [];
  const rest = (step: Step | null) => {
    states.push({ step, leaves: activeLeaves(actor.getSnapshot()) });
    faults.push(...(run.faultsNow?.() ?? []));
  };
  rest(null);
  try {
    for (const step of steps) {
      await run.take(step);
      await clock.settle();
      rest(step);
      if (faults.length > 0) break;
    }
    faults.push(...(run.faultsAtEnd?.() ?? []));
    if (actor.getSnapshot().status !== 'active') faults.push('the lifecycle ended');
  } catch (error) {
    faults.push(`it threw ${error instanceof Error ? error.message : String(error)}`);
  }
  counting.unsubscribe();
  actor.stop();
  const left = openCalls(run.calls());
  if (left > 0) faults.push(`${left} calls outlived the lifecycle`);
  return { events, states, faults };
}

function reportOf<Step extends { readonly type: string }>(
  given: unknown,
  { states, faults }: Told<Step>,
): string {
  const lines = states.map(({ step, leaves }, index) => {
    const what = step === null ? `begins with ${JSON.stringify(given)}` : wordsOf(step);
    return `${String(index).padStart(3)}. ${what}\n      → ${leaves.join(', ')}`;
  });
  return [...new Set(faults), '', ...lines].join('\n');
}
