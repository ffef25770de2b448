import { expect, test } from 'vitest';
import { plainRouteInUse, routeNameOf } from './route-name.ts';

test.each([
  ['WAN11 VNPT xoay', { code: 'WAN11', line: 'VNPT xoay' }],
  ['WAN00', { code: 'WAN00', line: '' }],
])('%s has a code and a line', (route, name) => {
  expect(routeNameOf(route)).toEqual(name);
});

test('the plain route in use is none of the rotating ones, whichever customer holds those', () => {
  const router = ['WAN01 VNPT', 'WAN02 Viettel'];
  const rotating = { name: 'WAN11 VNPT xoay', ip: null, account_id: 'a' };
  const plain = { name: 'WAN02 Viettel', ip: '113.161.22.8', account_id: 'a' };
  expect(plainRouteInUse({ router, wan_selected: [rotating, plain] })).toBe('WAN02 Viettel');
  expect(plainRouteInUse({ router, wan_selected: [rotating] })).toBeNull();
  expect(plainRouteInUse(null)).toBeNull();
});
