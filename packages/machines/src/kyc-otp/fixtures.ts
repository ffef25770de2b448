/**
 * Samples of every event and answer of an identity verification, and a snapshot of every state that a customer can rest in.
 * Tests walk the lifecycle with them, stories show them. A new event does not compile until it has its samples.
 */
import { noCode, noReason } from './model.ts';
import type { ApiError, Result } from '@tram/api/result';
import type { OtpTicket } from '@tram/api/types';
import type { SnapshotFrom } from 'xstate';
import {
  conflictError,
  forbiddenError,
  invalidError,
  networkError,
  notFoundError,
  serverError,
  tooManyRequestsError,
  unauthorizedError,
  unknownOutcomes,
} from '../fixtures/api-errors.ts';
import type { Samples } from '../fixtures/samples.ts';
import { MINUTE } from '../rules/time.ts';
import { kycOtpMachine } from './machine.ts';
import type { KycAccount, KycOtpContext, KycOtpEvent, KycTicket } from './model.ts';

/** When the samples' code was asked for, ms of server time. */
export const KYC_NOW = Date.UTC(2026, 10, 20, 8, 40);

/** An account that is asked for verification and has sent nothing. */
export const unsubmittedAccount: KycAccount = {
  kyc: 1,
  isVerify: 0,
  timeKyc: null,
  reasonFailKyc: null,
  updatedAt: '2026-11-20T02:39:56.000Z',
};

/** The same, later: submitted, and what the operator made of it. */
export const waitingAccount: KycAccount = {
  ...unsubmittedAccount,
  timeKyc: '2026-11-20T08:41:10.000Z',
  updatedAt: '2026-11-20T08:41:10.000Z',
};
export const verifiedAccount: KycAccount = {
  ...waitingAccount,
  isVerify: 1,
  updatedAt: '2026-11-20T09:10:00.000Z',
};
export const refusedAccount: KycAccount = {
  ...waitingAccount,
  isVerify: 2,
  reasonFailKyc: 'Ảnh mặt trước bị mờ',
  updatedAt: '2026-11-20T09:10:00.000Z',
};

/** The refused one, sent again. */
export const waitingAgainAccount: KycAccount = {
  ...waitingAccount,
  timeKyc: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
};

/** An account that is not asked for verification, and one with a status of the future. */
export const hiddenAccount: KycAccount = { ...unsubmittedAccount, kyc: 0 };
export const unknownAccount: KycAccount = JSON.parse(
  JSON.stringify({ ...waitingAccount, isVerify: 7 }),
);

/** A code is in the mail: good for ten minutes, another one after one. */
export const otpTicket: OtpTicket = {
  statusCode: 200,
  message: 'Đã gửi mã OTP đến email của bạn',
  expiresAt: new Date(KYC_NOW + 10 * MINUTE).toISOString(),
  resendAt: new Date(KYC_NOW + MINUTE).toISOString(),
};

/** The same as the lifecycle keeps it. */
export const kycTicket: KycTicket = {
  expiresAt: KYC_NOW + 10 * MINUTE,
  resendAt: KYC_NOW + MINUTE,
};

/** Refusals of a form. */
export const wrongCodeError: ApiError = {
  ...invalidError,
  message: 'Mã OTP không đúng. Bạn còn 4 lần thử',
  field: 'otp',
  triesLeft: 4,
};
export const wornOutCodeError: ApiError = {
  ...wrongCodeError,
  message:
    'Bạn đã nhập sai mã OTP 5 lần nên mã này không dùng được nữa. Bạn gửi lại mã để nhận mã mới',
  triesLeft: 0,
};
export const goneCodeError: ApiError = {
  ...invalidError,
  message: 'Mã OTP không còn hiệu lực. Bạn gửi lại mã để nhận mã mới',
  field: 'otp',
};
export const pictureError: ApiError = {
  ...invalidError,
  message: 'Ảnh chân dung: File ảnh bị hỏng, bạn chụp hoặc chọn lại ảnh khác',
  field: 'portrait',
};
export const fieldError: ApiError = {
  ...invalidError,
  message: 'Ngày cấp phải sau ngày sinh',
  field: 'issueDate',
};
export const tooLargeError: ApiError = {
  ...invalidError,
  status: 413,
  message: 'Dữ liệu gửi lên quá lớn',
};

/** Every event, with the values that decide differently. */
export const kycOtpEvents: Samples<KycOtpEvent> = {
  SUBMIT: [
    { type: 'SUBMIT', missing: [] },
    { type: 'SUBMIT', missing: ['frontCard', 'isConfirmed'] },
  ],
  CHOOSE: [
    { type: 'CHOOSE', method: 'email' },
    { type: 'CHOOSE', method: 'sms' },
  ],
  ENTER_CODE: [
    { type: 'ENTER_CODE', code: '482913' },
    { type: 'ENTER_CODE', code: '48291' },
    { type: 'ENTER_CODE', code: '48291a' },
  ],
  RESEND: [{ type: 'RESEND' }],
  CANCEL: [{ type: 'CANCEL' }],
  ACKNOWLEDGE: [{ type: 'ACKNOWLEDGE' }],
  REFRESH: [{ type: 'REFRESH' }],
  PROGRESS: [
    { type: 'PROGRESS', sent: 0.4 },
    { type: 'PROGRESS', sent: 1 },
  ],
  RESEND_ALLOWED: [{ type: 'RESEND_ALLOWED' }],
  DEADLINE: [{ type: 'DEADLINE' }],
  RECORD: [
    { type: 'RECORD', record: unsubmittedAccount },
    { type: 'RECORD', record: waitingAccount },
    { type: 'RECORD', record: verifiedAccount },
    { type: 'RECORD', record: refusedAccount },
    { type: 'RECORD', record: waitingAgainAccount },
    { type: 'RECORD', record: hiddenAccount },
    { type: 'RECORD', record: unknownAccount },
  ],
  READ_FAILED: [
    { type: 'READ_FAILED', error: networkError },
    { type: 'READ_FAILED', error: unauthorizedError },
    { type: 'READ_FAILED', error: forbiddenError },
  ],
};

const failed = (errors: readonly ApiError[]) =>
  errors.map((error): Result<never> => ({ ok: false, error }));
const entryRefusals = [unauthorizedError, forbiddenError] as const;
const commonFailures = failed([
  ...unknownOutcomes,
  ...entryRefusals,
  conflictError,
  tooManyRequestsError,
  notFoundError,
]);
const read = (account: KycAccount): Result<KycAccount> => ({ ok: true, value: account });

/** Every answer that an invoked port can give, by its actor. */
export const kycOtpAnswers = {
  requestOtp: [{ ok: true, value: otpTicket } satisfies Result<OtpTicket>, ...commonFailures],
  submitIdentity: [
    read(waitingAccount),
    ...commonFailures,
    ...failed([
      wrongCodeError,
      wornOutCodeError,
      goneCodeError,
      pictureError,
      fieldError,
      tooLargeError,
      invalidError,
    ]),
  ],
  readAccount: [
    ...kycOtpEvents.RECORD.map(({ record }) => read(record)),
    ...failed([networkError, serverError, ...entryRefusals]),
  ],
};

type Snapshot = SnapshotFrom<typeof kycOtpMachine>;

const fresh: KycOtpContext = {
  account: unsubmittedAccount,
  ...noReason,
  ...noCode,
  progress: null,
  uncertainty: null,
  checks: 0,
};
const withCode: KycOtpContext = { ...fresh, hasCode: true, ticket: kycTicket, mayResend: false };
const ended: KycOtpContext = {
  ...withCode,
  hasCode: false,
  mayResend: true,
  reason: 'expired-code',
};
const having = (account: KycAccount): KycOtpContext => ({ ...fresh, account });
const at = (value: Snapshot['value'], context: KycOtpContext): Snapshot =>
  kycOtpMachine.resolveState({ value, context });

/** The states that a snapshot is of: the names of their leaves. */
type KycOtpPlace =
  | 'reading'
  | 'hidden'
  | 'editing'
  | 'refused'
  | 'waiting'
  | 'verified'
  | 'unknown'
  | 'choosing'
  | 'requesting'
  | 'code.entering'
  | 'code.ended'
  | 'resending'
  | 'submitting'
  | 'checking.asking'
  | 'checking.pausing'
  | 'submitted'
  | 'failed';

/** A snapshot of every state that a customer can rest in, by the name of its leaf. */
export const kycOtpSnapshots: Readonly<Record<KycOtpPlace, Snapshot>> = {
  reading: at('reading', { ...fresh, account: null }),
  hidden: at('hidden', having(hiddenAccount)),
  editing: at('editing', fresh),
  refused: at('refused', having(refusedAccount)),
  waiting: at('waiting', having(waitingAccount)),
  verified: at('verified', having(verifiedAccount)),
  unknown: at('unknown', having(unknownAccount)),
  choosing: at('choosing', fresh),
  requesting: at('requesting', fresh),
  'code.entering': at({ code: 'entering' }, withCode),
  'code.ended': at({ code: 'ended' }, ended),
  resending: at('resending', { ...withCode, mayResend: true }),
  submitting: at('submitting', { ...withCode, progress: 0.4 }),
  'checking.asking': at({ checking: 'asking' }, { ...withCode, uncertainty: 'lost', progress: 1 }),
  'checking.pausing': at(
    { checking: 'pausing' },
    { ...withCode, uncertainty: 'lost', progress: 1, checks: 1, error: networkError },
  ),
  submitted: at('submitted', having(waitingAccount)),
  failed: at('failed', {
    ...withCode,
    reason: 'pictures-refused',
    error: pictureError,
    field: 'portraitCard',
  }),
};
