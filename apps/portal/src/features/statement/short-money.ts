import type { statementChartWords } from './chart-words.vi.ts';

type ChartWords = (typeof statementChartWords)['vi'];

const steps = [
  { name: 'billion', value: 1_000_000_000 },
  { name: 'million', value: 1_000_000 },
  { name: 'thousand', value: 1000 },
] as const;

/**
 * How sums are written beside an axis, all of it in one unit: '0,5 tr', '1 tr', '1,5 tr'.
 * @param largest VND, the largest that is drawn
 */
export function shortMoney(
  largest: number,
  words: Pick<ChartWords, 'units'>,
): (amount: number) => string {
  const step = steps.find(({ value }) => Math.abs(largest) >= value);
  return (amount) => {
    if (amount === 0 || step === undefined) return String(amount);
    // Steps of an axis have at most two digits behind the comma.
    const number = Math.round((amount / step.value) * 100) / 100;
    return words.units[step.name](String(number).replace('.', ',').replace('-', '−'));
  };
}
