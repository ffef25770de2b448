import { describe, expect, test } from 'vitest';
import { isRechargeSum, rechargeEndsAt, rechargeOfTicket, rechargeQrText } from './recharge.ts';
import { vietQrPayload } from './vietqr.ts';

const link =
  'https://img.example.com/970436-1023456789-compact.png?amount=500000&addInfo=TRAM8K2Q7D&accountName=CONG%20TY';
const payload = vietQrPayload({
  bankBin: '970436',
  accountNumber: '1023456789',
  amount: 500_000,
  content: 'TRAM8K2Q7D',
});

test.each([
  [null, false],
  [49_999, false],
  [50_000, true],
  [50_000.5, false],
  [1_000_000_000, true],
  [1_000_000_001, false],
])('%d VND can be topped up at once: %s', (money, can) => {
  expect(isRechargeSum(money)).toBe(can);
});

describe('when a recharge runs out', () => {
  const createdAt = '2026-11-20T08:40:00.000Z';
  test.each([
    ['when it says', { createdAt, expiresAt: '2026-11-20T08:50:00.000Z' }, '2026-11-20T08:50:00Z'],
    ['15 minutes after it was asked for', { createdAt }, '2026-11-20T08:55:00Z'],
  ])('%s', (_, recharge, moment) => {
    expect(rechargeEndsAt(recharge)).toBe(Date.parse(moment));
  });
  test('is unknown', () => {
    expect(rechargeEndsAt({ createdAt: 'soon' })).toBeNull();
    expect(rechargeEndsAt({})).toBeNull();
  });
});

describe('the text of a QR code', () => {
  test('is the one that the recharge carries', () => {
    expect(rechargeQrText({ link_payment: link, qr_payload: 'as it is' })).toBe('as it is');
  });
  test('is made of the payment link otherwise, and of the recharge what the link leaves out', () => {
    expect(rechargeQrText({ link_payment: link })).toBe(payload);
    const [bare = ''] = link.split('?');
    expect(rechargeQrText({ link_payment: bare, money: 500_000, content: 'TRAM8K2Q7D' })).toBe(
      payload,
    );
  });
  test.each([
    ['names no account', 'https://img.example.com/qr.png'],
    ['says what no code can say', link.replace('TRAM8K2Q7D', 'n%E1%BA%A1p')],
    ['is empty', ''],
  ])('is unknown when the link %s', (_, given) => {
    expect(rechargeQrText({ link_payment: given })).toBeNull();
  });
});

describe('the recharge of a ticket', () => {
  const asked = { money: 500_000, bankId: 'b1', answeredAt: Date.UTC(2026, 10, 20, 8, 40) };

  test('that has only what the specification names is completed from what was asked', () => {
    expect(rechargeOfTicket({ _id: 'r1', link_payment: link }, asked)).toEqual({
      _id: 'r1',
      link_payment: link,
      money: 500_000,
      content: 'TRAM8K2Q7D',
      bank: '',
      bank_id: 'b1',
      createdAt: '2026-11-20T08:40:00.000Z',
      is_succeeded: 0,
    });
  });

  test('says more about itself than what was asked does', () => {
    const ticket = {
      _id: 'r1',
      link_payment: link,
      money: 500_001,
      content: 'OTHER',
      bank: 'Vietcombank',
      bank_id: 'b2',
      createdAt: '2026-11-20T08:39:59.000Z',
      is_succeeded: 1,
    } as const;
    expect(rechargeOfTicket(ticket, asked)).toEqual(ticket);
  });
});
