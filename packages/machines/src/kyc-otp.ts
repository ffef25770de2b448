/** Public entry `@tram/machines/kyc-otp`: one identity verification with a mailed code. See `kyc-otp/README.md`. */
export type { FailureName } from './answers/failure.ts';
export type { DeadlineEvent, DeadlineInput } from './actors/deadline.ts';
export * from './kyc-otp/machine.ts';
export * from './kyc-otp/ports.ts';
export * from './kyc-otp/rules.ts';
export { KYC_OTP_PACE } from './kyc-otp/setup.ts';
export type { KycUpload } from './kyc-otp/model.ts';
export type {
  KycAccount,
  KycUncertainty,
  KycImageKind,
  KycOtpContext,
  KycOtpEmitted,
  KycOtpEvent,
  KycOtpInput,
  KycOtpReason,
  KycPart,
  KycTicket,
} from './kyc-otp/model.ts';
export * from './kyc-otp/view.ts';
export type { WatchCommand, WatchInput } from './actors/watch.ts';
