import { expect, test } from 'vitest';
import { isWithin, statesByPath, waysFrom } from './chart.ts';
import { rentalChart } from '../testing/sample-chart.ts';

const states = statesByPath(rentalChart.root);
const ways = (from: string) => waysFrom(from, rentalChart.transitions, states);

test('a path is named from where the two states diverge, and its causes are grouped', () => {
  expect(ways('status.waiting')).toEqual([
    { to: 'status.ready', names: ['Sẵn sàng'], causes: ['máy tạo xong', 'khách tải lại trang'] },
    { to: 'payment.refused', names: ['Thanh toán', 'Bị từ chối'], causes: ['không tạo được máy'] },
  ]);
});

test('a transition back to the state itself counts too', () => {
  expect(ways('status.ready')).toContainEqual({
    to: 'status.ready',
    names: ['Sẵn sàng'],
    causes: ['gia hạn'],
  });
});

test('a region has its own transitions, and a state without any has none', () => {
  expect(ways('status').map(({ to }) => to)).toEqual(['status.ended']);
  expect(ways('status.ended')).toEqual([]);
});

test('being in a state is being in all its parents, and not in one whose name has the same prefix', () => {
  expect(isWithin('status', ['status.ready'])).toBe(true);
  expect(isWithin('status.ready', ['status.ready'])).toBe(true);
  expect(isWithin('status.read', ['status.ready'])).toBe(false);
});
