import { useEffect, useState } from 'react';
import type { Account } from '@tram/api/types';
import type { KycTicket } from '@tram/machines/kyc-otp';
import { useFormState, type FormStore } from '@tram/ui/use-form';
import { draftPrefix } from '../../app/forget-customer.ts';
import { readStored, writeStored } from '../../app/stored.ts';
import { useDraft, useKeptDraft } from '../draft/use-draft.ts';
import { emptyIdentityForm, type IdentityForm } from './identity-form.ts';

const draftFields = [
  'fullName',
  'dob',
  'issueDate',
  'issuePlace',
  'phone',
  'address',
  'email',
] as const satisfies (keyof IdentityForm)[];

type IdentityDraft = Readonly<Record<(typeof draftFields)[number], string>>;

interface KeptIdentity {
  readonly fields: Partial<IdentityDraft>;
  /** How long the mailed code is valid, so that another need not be mailed; never the code itself. */
  readonly ticket: KycTicket | null;
}

export type IdentityMemory = ReturnType<typeof createIdentityMemory>;

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
function typedFields(value: unknown): Partial<IdentityDraft> {
  const fields: { -readonly [Name in keyof IdentityDraft]?: string } = {};
  if (typeof value !== 'object' || value === null) return fields;
  for (const name of draftFields) {
    const field: unknown = Reflect.get(value, name);
    if (typeof field === 'string') fields[name] = field;
  }
  return fields;
}

/**
 * Stored in this tab alone (`sessionStorage`), under its owner's account id: what another customer typed here is never shown.
 * It is forgotten with the submission, and with every draft when the session ends (`forgetDrafts`); over the login and back the
 * same fields come in memory alone (`useDraft`).
 *
 * It holds only the fields that would be tedious to type again. Pictures, the signature and the number of the card are never in
 * it: with them a later user of the computer could sign in the customer's name, and choosing them again takes a moment. Nor are
 * the two boxes: a consent has to be given each time.
 * @param owner account id; with null nothing is kept
 */
export function createIdentityMemory(owner: string | null) {
  const key = owner === null ? null : `${draftPrefix}identity_${owner}`;

  function remembered(): KeptIdentity {
    const { fields, ticket }: { fields?: unknown; ticket?: unknown } = {
      ...Object(key && readStored('sessionStorage', key)),
    };
    return { fields: typedFields(fields), ticket: ticketIn(ticket) };
  }

  /** Null forgets everything. Where the browser stores nothing a reload begins with what the account knows. */
  function store(kept: KeptIdentity | null): void {
    if (key !== null) writeStored('sessionStorage', key, kept);
  }

  return {
    /**
     * Field by field: a caller may pass the whole form, of which the rest must not be stored.
     * @param begun what the form began with: the same again is no draft, unless something else was stored meanwhile
     */
    rememberFields(values: IdentityDraft, begun: Partial<IdentityDraft>) {
      const before = remembered();
      const isTyped = draftFields.some((name) => values[name] !== begun[name]);
      if (!isTyped && Object.keys(before.fields).length === 0) return;
      store({ ...before, fields: typedFields(values) });
    },
    rememberTicket: (ticket: KycTicket | null) => store({ ...remembered(), ticket }),
    remembered,
    forget: () => store(null),
  };
}

const draftName = 'identity';

interface InitialForm {
  readonly values: IdentityForm;
  /** Its fields were typed before a reload; what is never kept is missing. */
  readonly isRestored: boolean;
}

/**
 * What the form begins with: what the account knows, and over it what was typed before a reload, or before the session ended
 * under it, as far as that is kept.
 */
export function useInitialForm(account: Account, memory: IdentityMemory): InitialForm {
  const [beforeReload] = useState(() => memory.remembered().fields);
  const typed = useDraft<Partial<IdentityDraft>>(draftName, beforeReload);
  const [begun] = useState<InitialForm>(() => {
    const { fullName, phone, email } = account;
    return {
      values: { ...emptyIdentityForm, fullName, phone, email, ...typed },
      isRestored: Object.keys(typed).length > 0,
    };
  });
  return begun;
}

/** Keeps what is typed into the form for `useInitialForm`. */
export function useStoredForm(
  form: FormStore<IdentityForm>,
  begun: InitialForm,
  memory: IdentityMemory,
): void {
  const { values } = useFormState(form);
  useEffect(() => {
    // What comes from the account is no draft; what came over the login is stored again.
    memory.rememberFields(values, begun.isRestored ? {} : begun.values);
  }, [begun, memory, values]);
  useKeptDraft(draftName, () => typedFields(form.getState().values));
}

/** Whether something is missing that is never kept: pictures, the signature or the number of the card. */
export function lacksUnstored(values: IdentityForm): boolean {
  const { frontCard, backCard, portraitCard, signature, id } = values;
  return [frontCard, backCard, portraitCard].includes(null) || signature === '' || id === '';
}
