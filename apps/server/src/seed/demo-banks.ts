import { MINIMUM_RECHARGE } from '@tram/machines/rules';
import { banks } from '../database/schema.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** The largest single transfer of NAPAS 247, VND: below 500 million. */
const largestTransfer = 499_999_999;

/** Banks with their BIN and an account that exists nowhere but here. */
const demoBanks = [
  { bankName: 'Vietcombank', bin: '970436', accountNumber: '1023456789' },
  { bankName: 'Techcombank', bin: '970407', accountNumber: '19038877665544' },
  { bankName: 'MB Bank', bin: '970422', accountNumber: '0680123456789' },
  { bankName: 'ACB', bin: '970416', accountNumber: '24681357' },
  { bankName: 'BIDV', bin: '970418', accountNumber: '31410001234567' },
] as const;

/**
 * The receiving accounts of the sandbox. A production server gets none: its operator enters real ones, so that no
 * customer is ever asked to pay an invented account.
 */
export async function seedDemoBanks(unit: UnitOfWork): Promise<void> {
  const shared = {
    accountName: 'CONG TY TNHH TRAM',
    minimum: MINIMUM_RECHARGE,
    maximum: largestTransfer,
    createdAt: unit.now,
    updatedAt: unit.now,
  };
  await unit.transaction
    .insert(banks)
    .values(demoBanks.map((bank, rank) => Object.assign({ rank }, shared, bank)));
}
