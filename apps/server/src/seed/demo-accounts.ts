import { DAY } from '@tram/machines/rules';
import { nameColumns } from '../auth/account-name.ts';
import { newId } from '../database/columns.ts';
import { accounts } from '../database/schema/accounts.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';

/** The password of every account that can be tried. */
export const demoPassword = 'tram-demo-2026';

interface DemoAccounts {
  readonly demo: string;
  /** A studio that rents too, so that not every machine is free. Nobody can log in as it. */
  readonly studio: string;
}

/** Creates the accounts of the sandbox, each with an empty balance. */
export async function seedDemoAccounts(
  unit: UnitOfWork,
  passwordHash: string,
): Promise<DemoAccounts> {
  const since = new Date(unit.now.getTime() - 120 * DAY);
  const ids: DemoAccounts = { demo: newId(), studio: newId() };
  const verified = { emailVerifiedAt: since, createdAt: since, updatedAt: since, passwordHash };
  await unit.transaction.insert(accounts).values([
    {
      ...verified,
      id: ids.demo,
      ...nameColumns('demo'),
      fullName: 'Đỗ Quốc Bửu',
      email: 'demo@tram.example',
      phone: '0901234567',
      kyc: 1,
      discountPc: 5,
      discountVps: 10,
      discountCloud: 10,
    },
    {
      ...verified,
      ...nameColumns('new-customer'),
      fullName: 'Nguyễn Thị Mai An',
      email: 'new-customer@tram.example',
      phone: '0912345678',
      emailVerifiedAt: unit.now,
      createdAt: unit.now,
      updatedAt: unit.now,
    },
    {
      ...verified,
      ...nameColumns('admin'),
      fullName: 'Quản trị viên',
      email: 'admin@tram.example',
      phone: '0923456789',
      role: 'ADMIN' as const,
    },
    {
      ...verified,
      id: ids.studio,
      ...nameColumns('xuong-phim-sen'),
      fullName: 'Xưởng phim Sen',
      email: 'xuong-phim-sen@tram.example',
      phone: '0934567890',
      // No hash: no password is this account's.
      passwordHash: '',
    },
  ]);
  return ids;
}
