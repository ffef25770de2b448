import { assert, integer, property, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';
import { propertyParameters } from '../testing/property-runs.ts';
import { lowestFreeAddress } from './register-peer.ts';

const host = integer({ min: 2, max: 0xff_fe });
const addressOf = (number: number) => `10.66.${number >> 8}.${number & 0xff}`;

it('is never one in use, and always the lowest free one', () => {
  assert(
    property(uniqueArray(host, { maxLength: 600 }), (hosts) => {
      const taken = new Set(hosts.map(addressOf));
      const address = lowestFreeAddress(taken) ?? '';
      expect(taken).not.toContain(address);
      const number = Number(address.split('.')[2]) * 256 + Number(address.split('.')[3]);
      for (let lower = 2; lower < number; lower += 1) expect(taken).toContain(addressOf(lower));
    }),
    propertyParameters({ quick: 50, thorough: 500 }),
  );
});

it('leaves out the network, the tunnel server and the broadcast address, and ends when all are in use', () => {
  const taken = new Set<string>();
  for (;;) {
    const address = lowestFreeAddress(taken);
    if (address === null || taken.size > 300) break;
    taken.add(address);
  }
  expect([...taken].slice(0, 2)).toEqual(['10.66.0.2', '10.66.0.3']);
  expect(taken).toContain('10.66.1.0');
  for (let number = 2; number <= 0xff_fe; number += 1) taken.add(addressOf(number));
  expect(lowestFreeAddress(taken)).toBeNull();
  taken.delete('10.66.255.254');
  expect(lowestFreeAddress(taken)).toBe('10.66.255.254');
});
