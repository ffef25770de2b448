import { expect, test } from 'vitest';
import { statement, type StatementEntry } from '@tram/machines/rules';
import { statementFile } from './statement-file.ts';
import { allMonths, statementPeriod } from './statement-period.ts';
import { statementWords } from './words.vi.ts';
import { zoneToName } from './statement-words.ts';

function recharge(id: string, time: string): StatementEntry {
  const at = Date.parse(time);
  const amount = 100_000;
  return {
    id,
    at,
    kind: 'recharge',
    subject: 'recharge',
    name: id,
    amount,
    basis: 'exact',
    settledBy: at,
  };
}

/** Half past one, twice, in the night in which New York sets its clocks back. */
const entries = [
  recharge('a', '2026-11-01T05:30:00.000Z'),
  recharge('b', '2026-11-01T06:30:00.000Z'),
];
const readAt = Date.parse('2026-11-20T09:27:00.000Z');

/** The lines of the file, without the lines of the balance before and after, each as its values. */
async function linesIn(timeZone: string): Promise<readonly (readonly string[])[]> {
  const made = statement(entries, { balance: 200_000, at: readAt, isComplete: true }, timeZone);
  const period = statementPeriod(made, allMonths);
  const file = statementFile(
    { period, unexplained: null, gaps: [], words: statementWords.vi },
    timeZone,
  );
  const [head = [], , ...rest] = (await file.text()).split('\r\n').map((line) => line.split(';'));
  return [head, ...rest.slice(0, entries.length)];
}

test.each([
  [
    'Asia/Ho_Chi_Minh',
    [
      ['01/11/2026 12:30:00', 'UTC+07:00'],
      ['01/11/2026 13:30:00', 'UTC+07:00'],
    ],
  ],
  [
    'America/New_York',
    [
      ['01/11/2026 01:30:00', 'UTC-04:00'],
      ['01/11/2026 01:30:00', 'UTC-05:00'],
    ],
  ],
  [
    'Asia/Kolkata',
    [
      ['01/11/2026 11:00:00', 'UTC+05:30'],
      ['01/11/2026 12:00:00', 'UTC+05:30'],
    ],
  ],
])('each line of the file says the zone of its time: %s', async (timeZone, times) => {
  const [head, ...lines] = await linesIn(timeZone);
  expect([head?.[0], head?.at(-1)]).toEqual(['Thời gian', 'Múi giờ']);
  expect(lines.map((line) => [line[0], line.at(-1)])).toEqual(times);
  expect(new Set([head, ...lines].map((line) => line?.length))).toEqual(new Set([7]));
});

test('paper names the zone of its times where they are not Vietnam’s', () => {
  const moments = [readAt, ...entries.map(({ at }) => at)];
  expect(zoneToName(moments, 'Asia/Ho_Chi_Minh')).toBeNull();
  expect(zoneToName(moments, 'Asia/Bangkok')).toBeNull();
  expect(zoneToName(moments, 'America/New_York')).toBe('America/New_York');
});
