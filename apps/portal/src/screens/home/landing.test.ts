import { expect, test } from 'vitest';
import { packages } from '../../testing/packages.ts';
import { offerPrice, readHours } from './landing.ts';

test('an offer names the lowest price of the packages that it speaks of', () => {
  expect(offerPrice('physical', packages)).toBe(45_000);
  expect(offerPrice('virtual', packages)).toBe(15_000);
});

test('an offer without a package in the table promises no price', () => {
  expect(offerPrice('server', packages)).toBeNull();
  expect(offerPrice('physical', [])).toBeNull();
});

test.for([
  ['8h30 – 23h00', { from: 8.5, to: 23 }],
  ['08:30-23:00', { from: 8.5, to: 23 }],
  ['7h - 21h', { from: 7, to: 21 }],
  ['0h–24h', { from: 0, to: 24 }],
] as const)('%s is a stretch of the day', ([text, hours]) => {
  expect(readHours(text)).toEqual(hours);
});

test.for(['24/7', 'cả ngày', '22h – 6h', '8h – 12h, 13h – 17h', ''])(
  '"%s" is no stretch of one day',
  (text) => {
    expect(readHours(text)).toBeNull();
  },
);
