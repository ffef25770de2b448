import { expect, test } from 'vitest';
import { isVpsIntention } from './vps-payments.ts';

test.each([
  { action: 'rent', configId: 'a', months: 1, os: 'ubuntu' },
  { action: 'rent', configId: 'a', months: 12, os: 'window server' },
  { action: 'extend', orderId: 'a', months: 2 },
])('%j is a intention that a reload goes on with', (value) => {
  expect(isVpsIntention(value)).toBe(true);
});

test.each([
  null,
  'rent',
  { action: 'rent', configId: 'a', months: 1 },
  { action: 'rent', configId: 'a', months: 1, os: 'beos' },
  { action: 'rent', months: 1, os: 'ubuntu' },
  { action: 'extend', orderId: 'a', months: '2' },
  { action: 'give', orderId: 'a', months: 2 },
])('%j is none, and nothing is sent for it', (value) => {
  expect(isVpsIntention(value)).toBe(false);
});
