/** Holds what a lifecycle allows against what the server accepts, for every action in one state. */
import type { Result } from '@tram/api/result';
import type { Ground } from './ground.ts';

/** What a lifecycle says of a thing that was just read from the server. */
export interface MachineSays<Action extends string> {
  readonly status: string;
  /** For each action why it cannot be begun; null when it can. */
  readonly refusals: Readonly<Record<Action, string | null>>;
}

/** A lifecycle and the server's side of it. */
export interface TwoSides<Action extends string, Thing> {
  readonly ground: Ground;
  readonly actions: readonly Action[];
  /** Reads a thing by the client's own calls into an actor of its own, and asks that one. */
  machine(thing: Thing): Promise<MachineSays<Action>>;
  /** What a page that is opened now says of it, where that is not the same. */
  reopened?(thing: Thing): Promise<MachineSays<Action>>;
  /** Asks the server, past the lifecycle; where an action is several calls, in each of them. */
  ask(thing: Thing, action: Action): Promise<readonly Result<unknown>[]>;
  /** The status that the contract gives a refusal for this reason of the lifecycle, in this status of it. */
  refusedWith(action: Action, reason: string, status: string): number;
  /** Where the contract says of a repetition that it answers the same; the lifecycle never asks twice. */
  isRepetition?(action: Action, reason: string): boolean;
  /** Gives back what a thing keeps from others. */
  discard(thing: Thing): Promise<void>;
}

/** What the calls of an action have come to, in words. */
function outcomeOf(answers: readonly Result<unknown>[]): string {
  return answers
    .map((one) => (one.ok ? 'accepted' : `refused (${one.error.status} ${one.error.message})`))
    .join(', ');
}

/**
 * Holds the answers to one action against what the lifecycle says of it.
 * @returns what they do not agree about, in words
 */
export async function heldAgainst<Action extends string, Thing>(
  sides: TwoSides<Action, Thing>,
  { thing, says, action }: { thing: Thing; says: MachineSays<Action>; action: Action },
): Promise<string[]> {
  const { ground } = sides;
  const { status } = says;
  const reason = says.refusals[action];
  const isAllowed = reason === null;
  // What was begun before is over by then, its mail and its timers: whatever changes now is the answer's doing.
  await ground.advance(1);
  if (!isAllowed) await ground.changes.begin();
  const answers = await sides.ask(thing, action);
  const changed = isAllowed ? [] : await ground.changes.since();
  const allowed = isAllowed ? 'allowed' : `forbidden (${reason})`;
  const label = `${action} at ${status}: ${allowed} by the lifecycle, ${outcomeOf(answers)} by the server`;
  const faults = changed.map((what) => `${label}, but ${what}`);
  for (const answer of answers) {
    const isRepeated = reason !== null && sides.isRepetition?.(action, reason) === true;
    if (answer.ok !== isAllowed && !(answer.ok && isRepeated)) faults.push(label);
    const wanted = isAllowed ? null : sides.refusedWith(action, reason, status);
    if (!answer.ok && !isAllowed && answer.error.status !== wanted) {
      faults.push(`${label}, and the contract says ${wanted}`);
    }
  }
  return faults;
}

/**
 * Tries every action in one state, which is made again whenever an action has led out of it.
 * @returns what the two sides do not agree about, in words
 */
export async function disagreements<Action extends string, Thing>(
  sides: TwoSides<Action, Thing>,
  expected: string,
  make: () => Promise<Thing>,
): Promise<string[]> {
  const found: string[] = [];
  let thing = await make();
  let says = await sides.machine(thing);
  const opened = async () =>
    JSON.stringify(await (sides.reopened?.(thing) ?? sides.machine(thing)));
  const first = await opened();
  if (says.status !== expected) found.push(`it is ${says.status} and not ${expected}`);
  for (const action of sides.actions) {
    found.push(...(await heldAgainst(sides, { thing, says, action })));
    if ((await opened()) === first) continue;
    await sides.discard(thing);
    thing = await make();
    says = await sides.machine(thing);
    if ((await opened()) !== first)
      found.push(`it is not the same when it is made again: ${first}`);
  }
  await sides.discard(thing);
  return found;
}
