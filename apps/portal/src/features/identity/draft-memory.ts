import type { KycTicket } from '@tram/machines/kyc-otp';
import { draftPrefix } from '../../app/forget-drafts.ts';
import type { IdentityForm } from './identity-form.ts';

/** The typed fields that are kept. */
export const draftFields = [
  'fullName',
  'dob',
  'issueDate',
  'issuePlace',
  'phone',
  'address',
  'email',
] as const satisfies (keyof IdentityForm)[];

/** What was typed and not sent yet. */
export type IdentityDraft = Readonly<Record<(typeof draftFields)[number], string>>;

/** What comes back after a reload. */
export interface KeptIdentity {
  readonly fields: Partial<IdentityDraft>;
  /** When the mailed code is good, so that another need not be mailed; never the code. */
  readonly ticket: KycTicket | null;
}

/** Keeps what was typed into the form in this tab. */
export interface IdentityMemory {
  readonly rememberFields: (values: IdentityDraft) => void;
  readonly rememberTicket: (ticket: KycTicket | null) => void;
  readonly remembered: () => KeptIdentity;
  readonly forget: () => void;
}

const nothing: KeptIdentity = { fields: {}, ticket: null };

function isMoment(value: unknown): value is number | null {
  return value === null || typeof value === 'number';
}

function ticketIn(value: unknown): KycTicket | null {
  if (typeof value !== 'object' || value === null) return null;
  const expiresAt: unknown = Reflect.get(value, 'expiresAt');
  const resendAt: unknown = Reflect.get(value, 'resendAt');
  return isMoment(expiresAt) && isMoment(resendAt) ? { expiresAt, resendAt } : null;
}

/** The part of a form, or of what was stored of one, that is kept. */
export function typedFields(value: unknown): Partial<IdentityDraft> {
  const fields: { -readonly [Name in keyof IdentityDraft]?: string } = {};
  if (typeof value !== 'object' || value === null) return fields;
  for (const name of draftFields) {
    const field: unknown = Reflect.get(value, name);
    if (typeof field === 'string') fields[name] = field;
  }
  return fields;
}

/**
 * A memory in this tab alone (`sessionStorage`), under its owner's account id: what somebody else typed here is never shown.
 * It is forgotten with the submission, and with every draft when the session ends (`forgetDrafts`); over the login and back the
 * same fields come in memory alone (`useDraft`).
 *
 * Only what a long form would be tedious without. Pictures, the signature and the number of the card are never in it: with
 * them somebody who comes to the computer later could sign in the customer's name, and choosing them again takes a moment. Nor
 * are the two boxes: a consent is given anew each time.
 * @param owner account id; with null nothing is kept
 */
export function createIdentityMemory(owner: string | null): IdentityMemory {
  const key = owner === null ? null : `${draftPrefix}identity_${owner}`;

  function remembered(): KeptIdentity {
    try {
      const value: unknown = JSON.parse((key && sessionStorage.getItem(key)) ?? 'null');
      if (typeof value !== 'object' || value === null) return nothing;
      return {
        fields: typedFields(Reflect.get(value, 'fields')),
        ticket: ticketIn(Reflect.get(value, 'ticket')),
      };
    } catch {
      return nothing;
    }
  }

  function remember(change: Partial<KeptIdentity>): void {
    if (key === null) return;
    try {
      sessionStorage.setItem(key, JSON.stringify({ ...remembered(), ...change }));
    } catch {
      // A reload then begins with what the account knows.
    }
  }

  return {
    // By name: whoever passes the whole form does not pass the rest of it on.
    rememberFields: (values) => remember({ fields: typedFields(values) }),
    rememberTicket: (ticket) => remember({ ticket }),
    remembered,
    forget() {
      try {
        if (key !== null) sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
