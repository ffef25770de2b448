import { useEffect, useState } from 'react';
import type { Account } from '@tram/api/types';
import { useFormState, type FormStore } from '@tram/ui/use-form';
import { useDraft, useKeptDraft } from '../draft/use-draft.ts';
import { typedFields, type IdentityDraft, type IdentityMemory } from './draft-memory.ts';
import { emptyIdentityForm, type IdentityForm } from './identity-form.ts';

/** The form in the drafts. */
const draftName = 'identity';

/** What a form begins with. */
export interface BegunForm {
  readonly values: IdentityForm;
  /** It was typed before, and what is never kept is gone from it. */
  readonly isRestored: boolean;
}

/**
 * What the form begins with: what the account knows, and over it what was typed before a reload, or before the session ended
 * under it. Of either, what is kept of it (`draft-memory.ts`).
 */
export function useBegunForm(account: Account, memory: IdentityMemory): BegunForm {
  const [beforeReload] = useState(() => memory.remembered().fields);
  const typed = useDraft<Partial<IdentityDraft>>(draftName, beforeReload);
  const [begun] = useState<BegunForm>(() => {
    const { fullName, phone, email } = account;
    return {
      values: { ...emptyIdentityForm, fullName, phone, email, ...typed },
      isRestored: Object.keys(typed).length > 0,
    };
  });
  return begun;
}

/** Keeps what is typed into the form for `useBegunForm`. */
export function useFormMemory(
  form: FormStore<IdentityForm>,
  begun: BegunForm,
  memory: IdentityMemory,
): void {
  const { values } = useFormState(form);
  useEffect(() => {
    // What the account says is no draft.
    if (begun.isRestored || values !== begun.values) memory.rememberFields(values);
  }, [begun, memory, values]);
  useKeptDraft(draftName, () => typedFields(form.getState().values));
}

/** Whether something is missing that is never kept: pictures, the signature or the number of the card. */
export function lacksUnkept(values: IdentityForm): boolean {
  const { frontCard, backCard, portraitCard, signature, id } = values;
  return [frontCard, backCard, portraitCard].includes(null) || signature === '' || id === '';
}
