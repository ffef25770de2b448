import { describe, expect, test } from 'vitest';
import type { VpsOrder } from '@tram/api/types';
import { addressOf, isBeingMade, isOnRental } from './vps-order.ts';

const vps: VpsOrder['vps'] = {
  _id: '6740c1e29f0b7a4100000092',
  user: 'root',
  pass: 'vX7-pp2-0Lm',
  ssh: '103.140.39.4:22041',
  ip_remote: null,
  int_ip: '10.9.2.41',
  api_tunnel: null,
  os: 'ubuntu',
  config: { config_name: 'VPS 4', monthly_rental_price: 320_000 },
};
const none = { user: null, pass: null, ssh: null, ip_remote: null };

// @spec 2.96
test('Ubuntu is reached by its SSH address, Windows by its remote IP', () => {
  expect(addressOf({ vps })).toBe('103.140.39.4:22041');
  const windows = { ...vps, os: 'window server' as const, ip_remote: '103.140.39.9:33891' };
  expect(addressOf({ vps: windows })).toBe('103.140.39.9:33891');
  expect(addressOf({ vps: { ...vps, ...none } })).toBeNull();
});

describe('an order', () => {
  // @spec 4.39
  test('that is rented can be acted on, also while its server is being made', () => {
    const order = { status: 'on_rental', vps: { ...vps, ...none } } as const;
    expect([isOnRental(order), isBeingMade(order)]).toEqual([true, true]);
    expect(isBeingMade({ status: 'on_rental', vps })).toBe(false);
  });

  // @spec 2.97 4.39
  test('that has ended cannot, and nothing is being made for it', () => {
    const order = { status: 'end', vps: { ...vps, ...none } } as const;
    expect([isOnRental(order), isBeingMade(order)]).toEqual([false, false]);
  });
});
