/** Public entry `@tram/machines/kyc-otp`: one identity verification with a mailed code. See `kyc-otp/README.md`. */
export type { FailureName } from './answers/failure.ts';
export type { DeadlineEvent, DeadlineInput } from './actors/deadline.ts';
export { kycOtpMachine } from './kyc-otp/machine.ts';
export { withKycOtpPorts } from './kyc-otp/ports.ts';
export type { KycOtpPorts } from './kyc-otp/ports.ts';
export { kycActions, kycAllows, kycMethods, kycStatusOf } from './kyc-otp/rules.ts';
export type { KycAction, KycFlags, KycMethod, KycStatus } from './kyc-otp/rules.ts';
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
export { kycOtpView } from './kyc-otp/view.ts';
export type { KycOtpStep, KycOtpView } from './kyc-otp/view.ts';
export type { WatchCommand, WatchInput } from './actors/watch.ts';
