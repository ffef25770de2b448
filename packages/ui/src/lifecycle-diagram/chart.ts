/** A state of a lifecycle as plain data. */
export interface DiagramState {
  /** Dotted path from the root, which has the empty one. */
  readonly path: string;
  readonly label: string;
  /** `parallel` rests in each of its states at once, `transient` states are left at once. */
  readonly kind: 'leaf' | 'compound' | 'parallel' | 'transient';
  readonly states: readonly DiagramState[];
}

/** A way from one state to another. */
export interface DiagramTransition {
  /** Paths of states. */
  readonly from: string;
  readonly to: string;
  /** What causes it, and on what condition. */
  readonly label: string;
}

/** A lifecycle as plain data, such as `chartOf` of the lifecycles gives. */
export interface DiagramChart {
  readonly root: DiagramState;
  readonly transitions: readonly DiagramTransition[];
}

/** Where ways from a state lead, each place once, with everything that leads there. */
export interface DiagramWay {
  readonly to: string;
  /** Names from where the two part, outermost first: 'payment', 'unsure'. */
  readonly names: readonly string[];
  readonly causes: readonly string[];
}

export function statesByPath(root: DiagramState): ReadonlyMap<string, DiagramState> {
  const all = new Map<string, DiagramState>();
  function add(state: DiagramState): void {
    all.set(state.path, state);
    state.states.forEach(add);
  }
  add(root);
  return all;
}

/** Paths of the states around one, outermost first, and its own; without the root. */
function pathsTo(path: string): readonly string[] {
  const names = path === '' ? [] : path.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
}

/** The ways that lead on from a state itself, in the order in which they are tried. */
export function waysFrom(
  from: string,
  transitions: readonly DiagramTransition[],
  states: ReadonlyMap<string, DiagramState>,
): readonly DiagramWay[] {
  const around = new Set(pathsTo(from));
  const ways = new Map<string, string[]>();
  for (const way of transitions) {
    if (way.from !== from) continue;
    const causes = ways.get(way.to) ?? [];
    if (!causes.includes(way.label)) causes.push(way.label);
    ways.set(way.to, causes);
  }
  return [...ways].map(([to, causes]) => {
    const path = pathsTo(to);
    const apart = path.filter((part) => part === to || !around.has(part));
    return { to, causes, names: apart.map((part) => states.get(part)?.label ?? part) };
  });
}

/** Whether one is in a state: in it, or in one below it. */
export function isWithin(path: string, at: readonly string[]): boolean {
  return at.some((place) => place === path || place.startsWith(`${path}.`));
}
