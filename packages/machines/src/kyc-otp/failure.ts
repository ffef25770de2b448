/** What a call that did not succeed means for a verification. */
import type { ApiError, Result } from '@tram/api/result';
import { outcomeUnknown } from '../attempt/outcome-unknown.ts';
import type { KycOtpReason, KycPart } from './types.ts';

/** `lost`: nobody knows whether the server did it. The others are answers. */
export type KycFailure =
  | 'lost'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'too-many-requests'
  | 'too-large'
  | 'wrong-code'
  | 'too-many-attempts'
  | 'expired-code'
  | 'pictures-refused'
  | 'form-refused'
  | 'unknown';

/** The parts of the form by the names that the server gives them (contract, `IdentitySubmission`). */
const parts: ReadonlyMap<string, KycPart> = new Map([
  ['front_card', 'frontCard'],
  ['back_card', 'backCard'],
  ['portrait', 'portraitCard'],
  ['signature_image', 'signature'],
  ['fullName', 'fullName'],
  ['dob', 'dob'],
  ['id', 'id'],
  ['issueDate', 'issueDate'],
  ['issuePlace', 'issuePlace'],
  ['address', 'address'],
  ['email', 'email'],
  ['phone', 'phone'],
]);

const pictures: ReadonlySet<KycPart> = new Set<KycPart>([
  'frontCard',
  'backCard',
  'portraitCard',
  'signature',
]);

/** The part that a refusal wants mended; `null` when it names none that we know. */
export function fieldOf({ field }: ApiError): KycPart | null {
  return field === undefined ? null : (parts.get(field) ?? null);
}

/** What a failure is; `null` for a success. */
export function failureOf(result: Result<unknown>): KycFailure | null {
  if (result.ok) return null;
  const { error } = result;
  // Sent once: there is no earlier try that the refusal says nothing about.
  if (outcomeUnknown(error, 1)) return 'lost';
  const { kind, status } = error;
  if (kind === 'unauthorized' || kind === 'forbidden' || kind === 'conflict') return kind;
  if (kind === 'invalid') return faultOf(error);
  return status === 429 ? 'too-many-requests' : 'unknown';
}

function faultOf(error: ApiError): KycFailure {
  if (error.status === 413) return 'too-large';
  if (error.field === 'otp') {
    if (error.triesLeft === undefined) return 'expired-code';
    return error.triesLeft > 0 ? 'wrong-code' : 'too-many-attempts';
  }
  const field = fieldOf(error);
  return field !== null && pictures.has(field) ? 'pictures-refused' : 'form-refused';
}

const reasons: Readonly<Record<KycFailure, KycOtpReason>> = {
  lost: 'not-received',
  unauthorized: 'session-ended',
  forbidden: 'not-allowed',
  conflict: 'unknown',
  'too-many-requests': 'too-many-requests',
  'too-large': 'too-large',
  'wrong-code': 'wrong-code',
  'too-many-attempts': 'too-many-attempts',
  'expired-code': 'expired-code',
  'pictures-refused': 'pictures-refused',
  'form-refused': 'form-refused',
  unknown: 'unknown',
};

/** The reason to give for a call that failed. */
export function reasonOf(failure: KycFailure): KycOtpReason {
  return reasons[failure];
}
