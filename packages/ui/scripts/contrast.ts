/**
 * `npm run contrast`: the contrast of every pair of colours in every theme as a table, lowest first within each purpose.
 * Ends with an error where a pair is below its floor.
 */
import { contrastOf, floorsOf, pairsOf, type Purpose } from '../src/testing/contrast-pairs.ts';
import { palettes } from '../src/theme/palette.ts';

const themes = Object.entries(palettes);
const rows = new Map<string, { readonly purpose: Purpose; readonly ratios: Map<string, number> }>();
const below: string[] = [];
for (const [theme, palette] of themes) {
  for (const pair of pairsOf(palette)) {
    const row = rows.get(pair.name) ?? { purpose: pair.purpose, ratios: new Map<string, number>() };
    const ratio = contrastOf(pair, palette);
    row.ratios.set(theme, ratio);
    rows.set(pair.name, row);
    const floor = floorsOf(palette)[pair.purpose];
    if (ratio < floor) below.push(`${theme}: ${pair.name} ${ratio.toFixed(2)} < ${floor}`);
  }
}

const order: readonly Purpose[] = ['text', 'edge', 'trace', 'decorative'];
const sorted = [...rows].toSorted(
  ([, one], [, other]) =>
    order.indexOf(one.purpose) - order.indexOf(other.purpose) ||
    Math.min(...one.ratios.values()) - Math.min(...other.ratios.values()),
);
const width = Math.max(...sorted.map(([name]) => name.length));
const line = (name: string, purpose: string, cells: readonly string[]): string =>
  [
    name.padEnd(width),
    purpose.padEnd(10),
    ...cells.map((cell, index) => cell.padStart(Math.max(6, themes[index]?.[0].length ?? 0))),
  ].join('  ');

console.log(
  line(
    'pair',
    'purpose',
    themes.map(([theme]) => theme),
  ),
);
for (const [name, { purpose, ratios }] of sorted) {
  const cells = themes.map(([theme]) => ratios.get(theme)?.toFixed(1) ?? '');
  console.log(line(name, purpose, cells));
}
for (const [theme, palette] of themes) {
  const { text, edge } = floorsOf(palette);
  console.log(`${theme}: floors ${text} (text), ${edge} (edges, icons, focus)`);
}
for (const words of below) console.error(`below the floor: ${words}`);
process.exitCode = below.length === 0 ? 0 : 1;
