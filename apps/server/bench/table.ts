/** The report: each subject beside its floor. */
import type { LoadResult } from './load.ts';

function floorOf(name: string, floors: readonly LoadResult[]): LoadResult {
  const isWrite = /^(?:create|extend)/.test(name);
  const floor = floors.find((one) => one.name === (isWrite ? 'bare write' : 'bare query'));
  if (floor === undefined) throw new Error(`${name} has no floor`);
  return floor;
}

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 1);
const ratio = (value: number) => value.toFixed(2);

/** A Markdown table. The ratios compare with the bare query (reads) or the bare write (writes) of the same run. */
export function table(floors: readonly LoadResult[], results: readonly LoadResult[]): string {
  const rows = [
    ...floors.map(({ name, rate, p50, p99 }) => [name, rate.toFixed(0), ms(p50), ms(p99), '', '']),
    ...results.map(({ name, rate, p50, p99 }) => {
      const floor = floorOf(name, floors);
      return [
        name,
        rate.toFixed(0),
        ms(p50),
        ms(p99),
        ratio(rate / floor.rate),
        ratio(p99 / floor.p99),
      ];
    }),
  ];
  return [
    '| call | answers / s | p50, ms | p99, ms | rate ÷ floor | p99 ÷ floor |',
    '| :-- | --: | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
