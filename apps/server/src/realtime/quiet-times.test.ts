import { expect, test } from 'vitest';
import { createQuietTimes } from './quiet-times.ts';

function quietTimes(most?: number) {
  const time = { now: 1000 };
  return { time, ...createQuietTimes(most, () => time.now) };
}

test('an account without events is quiet since the start', () => {
  const { time, of } = quietTimes();
  time.now = 1500.7;
  expect(of('a')).toBe(500);
});

test('each event ends the quiet of its account alone', () => {
  const { time, of, end } = quietTimes();
  time.now = 1500;
  end('a');
  time.now = 1700;
  expect([of('a'), of('b')]).toEqual([200, 700]);
  end('a');
  expect(of('a')).toBe(0);
});

test('nothing is known of the time before a restart', () => {
  const { time, of, end, restart } = quietTimes();
  end('a');
  time.now = 1500;
  restart();
  time.now = 1600;
  expect([of('a'), of('b')]).toEqual([100, 100]);
});

test('an account that is forgotten counts as quiet since its event at most', () => {
  const { time, of, end } = quietTimes(2);
  for (const [account, at] of [
    ['a', 1100],
    ['b', 1200],
    ['a', 1300],
    ['c', 1400],
  ] as const) {
    time.now = at;
    end(account);
  }
  time.now = 1500;
  expect([of('a'), of('b'), of('c'), of('d')]).toEqual([200, 300, 100, 300]);
});
