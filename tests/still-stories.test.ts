import { afterEach, expect, test } from 'vitest';
import { standStill } from '../.storybook/still.ts';

let putBack: (() => void) | null = null;
afterEach(() => putBack?.());

test('the wall clock is frozen at one moment, and given moments are kept', () => {
  putBack = standStill();
  expect(new Date().toISOString()).toBe('2026-11-20T07:25:00.000Z');
  expect(Date.now()).toBe(Date.parse('2026-11-20T14:25:00+07:00'));
  expect(new Date(0).getTime()).toBe(0);
  expect(new Date()).toBeInstanceOf(Date);
});

test('chance repeats itself for each story, and is put back', () => {
  const chance = Math.random;
  const drawn = [1, 2].map(() => {
    const end = standStill();
    const numbers = [Math.random(), Math.random(), Math.random()];
    end();
    return numbers;
  });
  expect(drawn[0]).toEqual(drawn[1]);
  expect(new Set(drawn[0]).size).toBe(3);
  expect(Math.random).toBe(chance);
});
