import { calendarFile, DAY, HOUR, MINUTE } from '@tram/machines/rules';
import { describe, expect, test } from 'vitest';
import type { PlacedRental } from '../current-rentals/current-rentals.ts';
import { calendarEntries } from './calendar-file.ts';
import { timeLeft } from './ExpiryAxis.tsx';
import { expiryWords } from './words.vi.ts';

const words = expiryWords.vi;
/** 16:27 in Vietnam. */
const now = Date.parse('2026-11-20T09:27:00.000Z');
const machine: PlacedRental = {
  kind: 'vps',
  id: '6740d9019f0b7a4100000091',
  name: 'VPS 4',
  offer: 'VPS 4',
  stage: 'ready',
  startedAt: now - DAY,
  endsAt: now + 30 * DAY,
  paid: 390_000,
  shortestExtension: null,
  monthlyPrice: 390_000,
  months: 1,
  discountPercent: 0,
  page: 1,
  address: '/order-vps-management?status=on_rental&action=6740d9019f0b7a4100000091',
};

test.each([
  [30 * DAY - 5 * MINUTE, 'Còn 30 ngày'],
  [2 * DAY + 3 * HOUR + 20 * MINUTE, 'Còn 2 ngày 3 giờ'],
  [2 * DAY, 'Còn 2 ngày'],
  [5 * HOUR + 12 * MINUTE, 'Còn 5 giờ 12 phút'],
  [5 * HOUR, 'Còn 5 giờ'],
  [12 * MINUTE, 'Còn 12 phút'],
  [1, 'Còn 1 phút'],
  [0, 'Đã hết giờ, đang kiểm tra'],
  [-DAY, 'Đã hết giờ, đang kiểm tra'],
])('%i ms before its end: %s', (ahead, text) => {
  expect(timeLeft(now + ahead, now, words.left)).toBe(text);
});

describe('appointments', () => {
  test('name the machine, lead to its extension, and keep their identity', () => {
    const [entry] = calendarEntries([machine], words, { origin: 'https://tram.example:8443', now });
    expect(entry).toEqual({
      uid: 'vps-6740d9019f0b7a4100000091@tram.example',
      endsAt: now + 30 * DAY,
      summary: 'VPS “VPS 4” hết hạn',
      description: expect.stringMatching(
        /^Gói VPS 4\. .*\nGiờ hết hạn theo lúc lưu, \d\d:\d\d 20\/11\/2026\.$/u,
      ),
      url: 'https://tram.example:8443/order-vps-management?status=on_rental&action=6740d9019f0b7a4100000091',
    });
    expect(
      calendarFile(
        [entry].flatMap((one) => one ?? []),
        { now, product: 'x' },
      ),
    ).not.toBeNull();
  });

  test('are not made of an unknown end', () => {
    const unknown = { ...machine, endsAt: null };
    expect(calendarEntries([unknown], words, { origin: 'https://tram.example', now })).toEqual([]);
  });
});
