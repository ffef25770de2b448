import type { Chart, ChartState } from '../src/chart/chart.ts';

/** A chart as a Mermaid state diagram, which GitHub and most editors draw. */
export function mermaidOf(chart: Chart): string {
  const lines = ['stateDiagram-v2', '  direction LR'];
  if (chart.root.initial !== null) lines.push(`  [*] --> ${idOf(chart.root.initial)}`);
  for (const state of chart.root.states) lines.push(...linesOf(state, '  '));
  const fromAnywhere = new Set<string>();
  for (const { from, to, label } of chart.transitions) {
    // Mermaid cannot draw an arrow from a state to one inside it: such a way starts at a mark of its own.
    const isInward = from === '' || to.startsWith(`${from}.`);
    if (isInward) fromAnywhere.add(from);
    const source = isInward ? anywhereIn(from) : idOf(from);
    lines.push(`  ${source} --> ${idOf(to)}: ${label}`);
  }
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
  const lines = [`${indent}state "${state.name}" as ${id}`];
  if (state.states.length === 0) return lines;
  lines.push(`${indent}state ${id} {`);
  if (state.initial !== null) lines.push(`${indent}  [*] --> ${idOf(state.initial)}`);
  for (const below of state.states) lines.push(...linesOf(below, `${indent}  `));
  lines.push(`${indent}}`);
  return lines;
}
