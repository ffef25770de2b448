import { leastTold, type Measured } from './measure.ts';
import type { Scenario } from './scenarios.ts';

export interface Rounds {
  readonly kit: Measured[];
  readonly plain: Measured[];
}

/** The middle and the least of several rounds: the least is nearest to a machine that has nothing else to do. */
function middleAndLeast(rounds: readonly Measured[], key: keyof Measured): string {
  const values = rounds.map((round) => round[key]).toSorted((one, other) => one - other);
  const middle = values[Math.floor(values.length / 2)] ?? Number.NaN;
  const write = (value: number) =>
    key === 'interaction' && value < leastTold ? `< ${leastTold}` : value.toFixed(0);
  return `${write(middle)} (${write(values[0] ?? Number.NaN)})`;
}

/** A Markdown table: of each scenario the kit and, below it, the floor. */
export function tableOf(
  scenarios: readonly Scenario[],
  results: ReadonlyMap<string, Rounds>,
): string {
  const keys = ['longest', 'longestOwn', 'long', 'interaction'] as const;
  const line = (name: string, rounds: readonly Measured[]) =>
    `| ${name} | ${keys.map((key) => middleAndLeast(rounds, key)).join(' | ')} |`;
  return [
    '| what is done | longest task, ms | most time on the processor, ms | tasks over 50 ms | interaction to next paint, ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...scenarios.flatMap(({ name, floor }) => {
      const { kit, plain } = results.get(name) ?? { kit: [], plain: [] };
      return [line(`**${name}**`, kit), line(`floor: ${floor}`, plain)];
    }),
  ].join('\n');
}
