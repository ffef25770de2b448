/**
 * `npm run bench:ui`: how long the main thread of a real, unthrottled Chromium is busy while somebody works with the kit, beside
 * plain HTML for the same work, in the same run. Prints a table and writes it to BENCH.md; nothing is asserted, because times say as
 * much about the computer as about the code. `-- --rounds 9` walks more often, `-- combobox` only what has this word in its name.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { measured, type Measured } from './measure.ts';
import { tableOf, type Rounds } from './report.ts';
import { scenarios } from './scenarios.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' } },
});
const rounds = Number(values.rounds);
const wanted = scenarios.filter(({ name }) => positionals.every((word) => name.includes(word)));

const configFile = path.join(import.meta.dirname, 'vite.bench.config.ts');
await build({ configFile, logLevel: 'warn' });
const server = await preview({ configFile, logLevel: 'warn', preview: { port: 0 } });
const address = server.httpServer.address();
if (address === null || typeof address === 'string') throw new Error('No address to measure at.');
const origin = `http://127.0.0.1:${address.port}`;
const browser = await chromium.launch({
  executablePath: process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium',
});

const results = new Map<string, Rounds>(
  wanted.map(({ name }) => [name, { kit: [], plain: [] }] as const),
);
const load: number[] = [];
try {
  // In turn, so that what else the computer does falls on both.
  for (let round = 1; round <= rounds; round += 1) {
    for (const scenario of wanted) {
      for (const kind of ['plain', 'kit'] as const) {
        const result: Measured = await measured(browser, origin, scenario, kind);
        results.get(scenario.name)?.[kind].push(result);
      }
    }
    load.push(loadavg()[0] ?? 0);
    console.log(`round ${round} of ${rounds}`);
  }
} finally {
  await browser.close();
  await server.close();
}

const table = tableOf(wanted, results);
const [processor] = cpus();
const conditions = `${rounds} rounds, ${browser.version()} unthrottled, ${cpus().length} cores of ${processor?.model ?? 'an unknown processor'}, load meanwhile ${Math.min(...load).toFixed(1)} to ${Math.max(...load).toFixed(1)}.`;
console.log(`\n${table}\n\n${conditions}`);
if (positionals.length === 0) {
  const file = path.join(import.meta.dirname, '../BENCH.md');
  const [before = ''] = readFileSync(file, 'utf8').split('<!-- measured -->');
  writeFileSync(file, `${before}<!-- measured -->\n\n${table}\n\n${conditions}\n`);
}
