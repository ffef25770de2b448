import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

/** Every state node below and including one. */
export function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesOf)];
}

/** Dotted paths of all states in which a machine can rest: no children, and no way on at once. */
export function leavesOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine.root)
    .filter((node) => Object.keys(node.states).length === 0 && (node.always?.length ?? 0) === 0)
    .map((node) => node.path.join('.'))
    .sort();
}

/** Dotted paths of the states in which a snapshot rests; several in a parallel machine. */
export function activeLeaves(snapshot: AnyMachineSnapshot): string[] {
  return leavesBelow(snapshot.value, '');
}

function leavesBelow(value: StateValue, above: string): string[] {
  if (typeof value === 'string') return [above + value];
  // A region without states of its own.
  if (Object.keys(value).length === 0) return [above.slice(0, -1)];
  return Object.entries(value).flatMap(([name, below]) =>
    below === undefined ? [above + name] : leavesBelow(below, `${above}${name}.`),
  );
}
