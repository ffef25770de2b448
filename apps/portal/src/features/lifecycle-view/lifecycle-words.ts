import type { DiagramChart } from '@tram/ui/lifecycle-diagram';

/** A way from one state to another: from, to, and what leads there. */
type WordedWay = readonly [from: string, to: string, cause: string];

/** A lifecycle as a customer reads it: every state of the machine that decides, in words. Paths are of the diagram. */
export interface LifecycleWords {
  /** The parts of a lifecycle that is several things at once, by their path; empty where it is one. */
  readonly parts: Readonly<Record<string, string>>;
  /** Every state, by its path: `status.ready`. */
  readonly states: Readonly<Record<string, string>>;
  /** What is going on in it now: of those in which one can be found. */
  readonly now: Readonly<Record<string, string>>;
  readonly ways: readonly WordedWay[];
}

/** Which part of a lifecycle a state is of; its own path where there are no parts. */
function partOf(path: string): string {
  return path.slice(0, Math.max(path.indexOf('.'), 0));
}

/**
 * The diagram of one part of a lifecycle, or of the whole where it has no parts.
 * @param part the path of the part, empty for the whole
 */
export function diagramOf(words: LifecycleWords, part: string): DiagramChart {
  const states = Object.entries(words.states)
    .filter(([path]) => partOf(path) === part)
    .map(([path, label]) => ({ path, label, kind: 'leaf' as const, states: [] }));
  const transitions = words.ways
    .filter(([from, to]) => partOf(from) === part && partOf(to) === part)
    .map(([from, to, label]) => ({ from, to, label }));
  return { root: { path: '', label: '', kind: 'compound', states }, transitions };
}

/** What comes next from the states in which something is: where to, and by what. */
export function nextFrom(
  words: LifecycleWords,
  at: readonly string[],
): readonly { readonly to: string; readonly cause: string }[] {
  return words.ways
    .filter(([from]) => at.includes(from))
    .map(([, to, cause]) => ({ to: words.states[to] ?? to, cause }));
}
