import type { StateValue } from 'xstate';
import type { Chart, ChartState, ChartTransition } from './chart.ts';

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
