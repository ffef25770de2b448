import { expect, test } from 'vitest';
import { isWithin, statesByPath, waysFrom } from './chart.ts';
import { rentalChart } from '../testing/sample-chart.ts';

const states = statesByPath(rentalChart.root);
const ways = (from: string) => waysFrom(from, rentalChart.transitions, states);

test('a way is named from where the two states part, and its causes stand together', () => {
  expect(ways('status.waiting')).toEqual([
    { to: 'status.ready', names: ['Sẵn sàng'], causes: ['máy tạo xong', 'khách tải lại trang'] },
    { to: 'payment.refused', names: ['Thanh toán', 'Bị từ chối'], causes: ['không tạo được máy'] },
  ]);
});

test('a way back to the state itself is one too', () => {
  expect(ways('status.ready')).toContainEqual({
    to: 'status.ready',
    names: ['Sẵn sàng'],
    causes: ['gia hạn'],
  });
});

test('a region has ways of its own, and a state without any has none', () => {
  expect(ways('status').map(({ to }) => to)).toEqual(['status.ended']);
  expect(ways('status.ended')).toEqual([]);
});

test('being in a state is being in all around it, and not in one whose name begins alike', () => {
  expect(isWithin('status', ['status.ready'])).toBe(true);
  expect(isWithin('status.ready', ['status.ready'])).toBe(true);
  expect(isWithin('status.read', ['status.ready'])).toBe(false);
});
