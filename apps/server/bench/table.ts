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
const measured = ({ name, rate, p50, p99 }: LoadResult) => [
  name,
  rate.toFixed(0),
  ms(p50),
  ms(p99),
];

/**
 * A Markdown table. The ratios compare with the bare query (reads) or the bare write (writes) of the same run, and the last one,
 * for a list, with the bare statement that reads its page.
 */
export function table(floors: readonly LoadResult[], results: readonly LoadResult[]): string {
  const rows = [
    ...floors.map((floor) => [...measured(floor), '', '', '']),
    ...results.map((result) => {
      const floor = floorOf(result.name, floors);
      const own = floors.find(({ name }) => name === `bare ${result.name}`);
      return [
        ...measured(result),
        ratio(result.rate / floor.rate),
        ratio(result.p99 / floor.p99),
        own === undefined ? '' : ratio(result.rate / own.rate),
      ];
    }),
  ];
  return [
    '| call | answers / s | p50, ms | p99, ms | rate ÷ floor | p99 ÷ floor | rate ÷ bare list |',
    '| :-- | --: | --: | --: | --: | --: | --: |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
}
