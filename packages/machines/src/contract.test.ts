import type { VmResultEvent } from '@tram/api/realtime';
import type { SessionUser as StoredUser } from '@tram/api/session';
import type * as contract from '@tram/api/types';
import { describe, expectTypeOf, test } from 'vitest';
import type { CloudImageOperation } from './cloud-image/rules.ts';
import type { CloudImageRecord, CloudImageResult } from './cloud-image/model.ts';
import type { HardwareRequestCode } from './hardware-request/rules.ts';
import type { HardwareRequestRecord } from './hardware-request/model.ts';
import type { HeldRoute, RoutesOfPc } from './ip-rotation/rules.ts';
import type { IpRotationRecord } from './ip-rotation/model.ts';
import type { KycFlags } from './kyc-otp/rules.ts';
import type { KycAccount, KycImageKind, KycPart } from './kyc-otp/model.ts';
import type { PcImageRecord } from './pc-image/model.ts';
import type { UnitPrices } from './rules/price.ts';
import type { RentalUnit } from './rules/rental-period.ts';
import type { SessionUser } from './session/model.ts';
import type { LoginValues } from './validation/login.ts';
import type { RegisterValues } from './validation/register.ts';

/** Types are checked when the tests are compiled; rules and forms stay free of imports and must not drift all the same. */
describe('what is written without the contract agrees with it', () => {
  test('units, prices and records', () => {
    expectTypeOf<RentalUnit>().toEqualTypeOf<contract.RentalUnit>();
    expectTypeOf<contract.Package>().toExtend<UnitPrices>();
    expectTypeOf<contract.Image>().toExtend<PcImageRecord>();
    expectTypeOf<contract.CloudImage>().toExtend<CloudImageRecord>();
    expectTypeOf<VmResultEvent>().toExtend<CloudImageResult>();
    expectTypeOf<CloudImageOperation | null | undefined>().toEqualTypeOf<
      contract.CloudImage['operation']
    >();
    expectTypeOf<HardwareRequestCode>().toEqualTypeOf<
      contract.CloudImage['accepted_add_hardwares']
    >();
    expectTypeOf<contract.CloudImage>().toExtend<HardwareRequestRecord>();
    expectTypeOf<contract.Image>().toExtend<IpRotationRecord>();
    expectTypeOf<contract.SshRoute>().toExtend<RoutesOfPc>();
    expectTypeOf<contract.WanSelection>().toExtend<HeldRoute>();
    expectTypeOf<contract.Account>().toExtend<KycAccount>();
    expectTypeOf<KycAccount>().toExtend<KycFlags>();
    expectTypeOf<Exclude<KycPart, KycImageKind | 'signature' | 'isConfirmed'>>().toExtend<
      keyof contract.IdentitySubmission
    >();
    expectTypeOf<SessionUser>().toEqualTypeOf<StoredUser>();
  });

  test('what the forms give can be sent', () => {
    expectTypeOf<LoginValues>().toExtend<contract.LoginCredentials>();
    expectTypeOf<Omit<RegisterValues, 'confirmPassword' | 'consent'>>().toExtend<contract.SignUp>();
  });
});
