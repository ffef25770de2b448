import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { words as hours } from '../features/cloud-history/hours-words.en.ts';
import { words as charts } from '../features/statement/chart-words.en.ts';
import { formatCores } from './format-cores.ts';
import { formatAmount, formatMoney } from './format-money.ts';
import { words as messages } from './message-words.en.ts';
import { i18n } from './words.ts';

afterEach(() => {
  i18n.language = 'vi';
});

test('in Vietnamese a point groups, and what the server says of a CPU stays', () => {
  expect(formatMoney(1_980_000)).toBe('1.980.000\u00A0VNĐ');
  expect(formatAmount(1_980_000)).toBe('1.980.000');
  expect(formatCores('Dual Xeon E5-2696 v4, 44 nhân')).toBe('Dual Xeon E5-2696 v4, 44 nhân');
});

describe('in English', () => {
  beforeEach(() => {
    i18n.language = 'en';
  });

  test('a comma groups', () => {
    expect(formatMoney(1_980_000)).toBe('1,980,000\u00A0VND');
    expect(formatAmount(-5400)).toBe('−5,400');
  });

  test.each([
    ['Dual Xeon E5-2696 v4, 44 nhân', 'Dual Xeon E5-2696 v4, 44 cores'],
    ['1 nhân', '1 core'],
    ['Xeon 2680V4', 'Xeon 2680V4'],
  ])('the CPU “%s” is “%s”', (cpu, said) => {
    expect(formatCores(cpu)).toBe(said);
  });

  test('a decimal has its point', () => {
    expect(charts.units.million('1,5')).toBe('1.5M');
    expect(hours.hours('0,25')).toBe('0.25 h');
  });

  test.each([
    ['Nạp 1.980.000 VNĐ thành công', 'Top-up of 1,980,000 VND successful'],
    [
      'Số dư thiếu 112.000 VNĐ. Nạp thêm để thuê.',
      'Your balance is 112,000 VND short. Top up to go on, or choose a shorter time.',
    ],
    [
      'Giá vừa đổi: 42.750 VNĐ → 45.000 VNĐ. Chưa trừ tiền.',
      'The price has just changed: 42,750 → 45,000 VND. You have not been charged: check the new price, then confirm it.',
    ],
    ['Nạp tối thiểu 50.000đ', 'Top up at least 50,000 VND'],
    ['PC máy 10.20.30.40 đã sẵn sàng', 'PC máy 10.20.30.40 is ready'],
  ])('“%s” is said as “%s”', (message, said) => {
    expect(messages.say(message)).toBe(said);
  });
});
