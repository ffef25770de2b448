import { expect, test } from 'vitest';
import { createQuietTimes } from './quiet-times.ts';

function quietTimes(most?: number) {
  const time = { now: 1000 };
  const times = createQuietTimes(most, () => time.now);
  times.begin();
  return { time, ...times };
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

test('nothing is known until events are heard of', () => {
  const { of, end } = createQuietTimes();
  end('a');
  expect([of('a'), of('b')]).toEqual([null, null]);
});

test('nothing is known while events may be missed, nor of that time and before', () => {
  const { time, of, end, pause, begin } = quietTimes();
  end('a');
  time.now = 1400;
  pause();
  end('b');
  expect([of('a'), of('b')]).toEqual([null, null]);
  time.now = 1500;
  begin();
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
