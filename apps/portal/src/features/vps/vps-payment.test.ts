import { expect, test } from 'vitest';
import { vpsPreview } from './vps-payment.tsx';

const account = { discount_vps: 10, balance: 1_000_000 };

// @spec 9.6
test('months cost their price less the discount, and leave the rest of the balance', () => {
  expect(vpsPreview(320_000, account, 3)).toEqual({
    unitPrice: 320_000,
    subtotal: 960_000,
    discountPercent: 10,
    discount: 96_000,
    total: 864_000,
    balance: 1_000_000,
    balanceAfter: 136_000,
    missing: 0,
    affordable: null,
  });
});

test('too many months name what is missing and how many the balance pays for', () => {
  expect(vpsPreview(320_000, account, 6)).toMatchObject({ missing: 728_000, affordable: 3 });
  expect(vpsPreview(1_190_000, account, 1)).toMatchObject({ missing: 71_000, affordable: null });
});

test.each([null, 0, 121])('%s months have no price: they cannot be sent', (months) => {
  expect(vpsPreview(320_000, account, months)).toBeNull();
});
