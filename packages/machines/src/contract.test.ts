import type { SessionUser as StoredUser } from '@tram/api/session';
import type * as contract from '@tram/api/types';
import { describe, expectTypeOf, test } from 'vitest';
import type { PcImageRecord } from './pc-image/types.ts';
import type { UnitPrices } from './rules/price.ts';
import type { RentalUnit } from './rules/rental-period.ts';
import type { SessionUser } from './session/types.ts';
import type { LoginValues } from './validation/login.ts';
import type { RegisterValues } from './validation/register.ts';

/** Types are checked when the tests are compiled; rules and forms stay free of imports and must not drift all the same. */
describe('what is written without the contract agrees with it', () => {
  test('units, prices and records', () => {
    expectTypeOf<RentalUnit>().toEqualTypeOf<contract.RentalUnit>();
    expectTypeOf<contract.Package>().toExtend<UnitPrices>();
    expectTypeOf<contract.Image>().toExtend<PcImageRecord>();
    expectTypeOf<SessionUser>().toEqualTypeOf<StoredUser>();
  });

  test('what the forms give can be sent', () => {
    expectTypeOf<LoginValues>().toExtend<contract.LoginCredentials>();
    expectTypeOf<Omit<RegisterValues, 'confirmPassword' | 'consent'>>().toExtend<contract.SignUp>();
  });
});
