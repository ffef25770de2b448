/**
 * `npm run bench:machines`: 10.000 live PCs beside 10.000 bare machines of the same library that hear the same events, in
 * the same run. Prints a table; nothing is asserted, because times say as much about the computer as about the code.
 */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import path from 'node:path';
import { day } from './pc-day.ts';
import type { Kind } from './pc-day.ts';
import type { Measured } from './measure.ts';

const ACTORS = 10_000;
const ROUNDS = 3;

const rounds: Record<Kind, Measured[]> = { bare: [], 'pc-image': [] };
// In turn, so that what else the computer does falls on both.
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.bare.push(measured('bare'));
  rounds['pc-image'].push(measured('pc-image'));
}

const number = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const rows: readonly [string, keyof Measured, (value: number) => string][] = [
  ['events a second', 'eventsPerSecond', (value) => number.format(value)],
  ['heap for one live actor', 'memory', (value) => `${number.format(value / 1_024)} kB`],
  ['heap for 10.000', 'memory', (value) => `${number.format((value * ACTORS) / 1_048_576)} MB`],
  ['making and starting one', 'start', (value) => `${number.format(value)} µs`],
  ['views (states) read a second', 'readsPerSecond', (value) => number.format(value)],
];
const table = [
  `| ${number.format(ACTORS)} live actors | bare machine | PC | PC / bare |`,
  '| --- | ---: | ---: | ---: |',
  ...rows.map(([name, key, write]) => {
    const [floor, pc] = [middle('bare', key), middle('pc-image', key)];
    return `| ${name} | ${write(floor)} | ${write(pc)} | ${(pc / floor).toFixed(2)} |`;
  }),
];
console.log(table.join('\n'));
console.log(
  `\n${middle('pc-image', 'events')} events reach each actor, ${day.length} of them from outside. Seconds are of the processor; middle of ${ROUNDS} rounds in processes of their own. Node ${process.version} on ${cpus()[0]?.model ?? 'an unknown processor'}.`,
);

function measured(kind: Kind): Measured {
  const program = path.join(import.meta.dirname, 'measure.ts');
  const result: Measured = JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', program, kind, String(ACTORS)], {
      encoding: 'utf8',
    }),
  );
  return result;
}

/** The middle of the rounds. */
function middle(kind: Kind, key: keyof Measured): number {
  const values = rounds[kind].map((each) => each[key]).sort((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
