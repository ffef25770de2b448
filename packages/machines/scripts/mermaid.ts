import type { Chart, ChartState } from '../src/chart/chart.ts';

/** A chart as a Mermaid state diagram, which GitHub and most editors draw. */
export function mermaidOf(chart: Chart): string {
  const lines = ['stateDiagram-v2', '  direction LR'];
  if (chart.root.initial !== null) lines.push(`  [*] --> ${idOf(chart.root.initial)}`);
  for (const state of chart.root.states) lines.push(...linesOf(state, '  '));
  const fromAnywhere = new Set<string>();
  const arrows = new Map<string, Set<string>>();
  for (const { from, to, label } of chart.transitions) {
    // Mermaid cannot draw an arrow from a state to one inside it: such a way starts at a mark of its own.
    const isInward = from === '' || to.startsWith(`${from}.`);
    if (isInward) fromAnywhere.add(from);
    const arrow = `${isInward ? anywhereIn(from) : idOf(from)} --> ${idOf(to)}`;
    // A state that is left at once shows its conditions alone.
    arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(label.replace(/^always \[/u, '[')));
  }
  for (const [arrow, labels] of arrows) lines.push(`  ${arrow}: ${[...labels].join(', ')}`);
  for (const path of fromAnywhere) {
    const name = path === '' ? 'any state' : `any state of ${path}`;
    lines.push(`  state "${name}" as ${anywhereIn(path)}`);
  }
  return lines.join('\n');
}

function anywhereIn(path: string): string {
  return path === '' ? 'anywhere' : `${idOf(path)}_anywhere`;
}

/** Mermaid takes letters, digits and underscores. */
function idOf(path: string): string {
  return path.replaceAll('.', '_');
}

function linesOf(state: ChartState, indent: string): string[] {
  const id = idOf(state.path);
  if (state.states.length === 0) return [`${indent}${id}: ${state.name}`];
  return [
    `${indent}state ${id === state.name ? id : `"${state.name}" as ${id}`} {`,
    ...(state.initial === null ? [] : [`${indent}  [*] --> ${idOf(state.initial)}`]),
    ...state.states.flatMap((below) => linesOf(below, `${indent}  `)),
    `${indent}}`,
  ];
}
