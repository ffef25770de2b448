import { describe, expect, test } from 'vitest';
import { kycActions, kycAllows, kycStatusOf } from './rules.ts';
import type { KycStatus } from './rules.ts';

const sent = '2026-11-20T08:41:10.000Z';

describe('the status of a verification', () => {
  test.each<[number, number, string | Date | null, KycStatus]>([
    [1, 0, null, 'unsubmitted'],
    [1, 0, sent, 'waiting'],
    [1, 0, new Date(sent), 'waiting'],
    [1, 1, sent, 'verified'],
    [1, 2, sent, 'refused'],
    [1, 1, null, 'verified'], // Set by hand.
    [1, 2, null, 'refused'],
    [1, 3, sent, 'unknown'],
    [1, -1, sent, 'unknown'],
    [0, 0, null, 'hidden'],
    [0, 0, sent, 'hidden'],
    [0, 1, sent, 'hidden'],
    [0, 2, sent, 'hidden'],
    [2, 0, null, 'hidden'],
    // @spec 4.41 S21
  ])('kyc %i, isVerify %i, timeKyc %s: %s', (kyc, isVerify, timeKyc, status) => {
    expect(kycStatusOf({ kyc, isVerify, timeKyc })).toBe(status);
  });
});

describe('what is allowed', () => {
  test.each<[KycStatus, boolean]>([
    ['hidden', false],
    ['unsubmitted', true],
    ['waiting', false],
    ['verified', false],
    ['refused', true],
    ['unknown', false],
  ])('%s: to have a code mailed and to send the form: %s', (status, isAllowed) => {
    expect(kycAllows('requestCode', status)).toBe(isAllowed);
    expect(kycAllows('submit', status)).toBe(isAllowed);
  });

  test('a code can be requested exactly where a form may be sent', () => {
    expect(kycActions.requestCode).toEqual(kycActions.submit);
  });
});
