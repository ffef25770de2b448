/**
 * What a customer may do about identity verification in which status: data alone, the same for the lifecycle and for the
 * server that refuses. Sources: specification, section 2 ("Identity verification") and section 4 (visibility flag, second
 * status set); interpretations, "Status values"; contract, `requestOtp` and `submitIdentity`.
 */

/** The fields of an account that say how its verification stands. */
export interface KycFlags {
  /** Visibility: 1 when the account is asked for verification. */
  readonly kyc: number;
  /** 0 waiting, 1 succeeded, 2 failed; says nothing before the first submission. */
  readonly isVerify: number;
  /** When the form was submitted; `null` before. */
  readonly timeKyc: string | Date | null;
}

/**
 * How a verification stands. `hidden`: not asked for. `unsubmitted`: nothing was sent yet. `waiting`: for the operator.
 * `refused`: by the operator, and it may be sent again. `unknown`: a value that this version does not know.
 */
export type KycStatus = 'hidden' | 'unsubmitted' | 'waiting' | 'verified' | 'refused' | 'unknown';

const submitted = ['waiting', 'verified', 'refused'] as const;

/** The status of an account. While the verification is hidden nothing else counts. */
export function kycStatusOf({ kyc, isVerify, timeKyc }: KycFlags): KycStatus {
  if (kyc !== 1) return 'hidden';
  if (isVerify === 0 && timeKyc === null) return 'unsubmitted';
  return submitted[isVerify] ?? 'unknown';
}

/** `requestCode`: have a code mailed. `submit`: send the form. */
export type KycAction = 'requestCode' | 'submit';

/** In which statuses each action is allowed: a code is worth nothing where no form may be sent. */
export const kycActions: Readonly<Record<KycAction, readonly KycStatus[]>> = {
  requestCode: ['unsubmitted', 'refused'],
  submit: ['unsubmitted', 'refused'],
};

export function kycAllows(action: KycAction, status: KycStatus): boolean {
  return kycActions[action].includes(status);
}

/** Ways to prove that it is the customer who sends the form: a mailed code alone (section 9). */
export const kycMethods = ['email'] as const;

export type KycMethod = (typeof kycMethods)[number];
