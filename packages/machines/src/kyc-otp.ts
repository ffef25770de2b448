/** Public entry `@tram/machines/kyc-otp`: one identity verification with a mailed code. See `kyc-otp/README.md`. */
export * from './kyc-otp/machine.ts';
export * from './kyc-otp/ports.ts';
export * from './kyc-otp/rules.ts';
export { KYC_OTP_PACE } from './kyc-otp/setup.ts';
export type {
  KycAccount,
  KycImageKind,
  KycOtpContext,
  KycOtpEmitted,
  KycOtpEvent,
  KycOtpInput,
  KycOtpReason,
  KycPart,
  KycTicket,
  KycUncertainty,
  KycUpload,
} from './kyc-otp/model.ts';
export * from './kyc-otp/view.ts';
export type * from './actors/public-types.ts';
