import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type FormStore, type SchemaFormOptions } from '@tram/ui/use-form';
import { draftKey, draftsOf } from '../../app/drafts.ts';
import { draftPrefix } from '../../app/forget-customer.ts';
import { reloadEvent } from '../../app/import-chunk.ts';
import { useServices } from '../../app/services-context.ts';
import type { Services } from '../../app/services.ts';
import { readStored, writeStored } from '../../app/stored.ts';

/** Prefix of the keys of forms that are kept over a reload by the portal; a logout removes them with all other drafts. */
const prefix = `${draftPrefix}form_`;

/** Stores what was typed into a form over a reload of this tab. Never a password: no form with one keeps a draft. */
export function keepDraft(key: string, values: object): void {
  writeStored('sessionStorage', prefix + key, values);
}

/** Removes the draft: its form has been restored, or was closed. */
export function forgetDraft(key: string): void {
  writeStored('sessionStorage', prefix + key, null);
}

/**
 * The initial values of a form with what was kept of it. The previous page may have been of another build: only fields that the form
 * still has, with values of the same type, come back.
 */
export function keptDraft<Values extends object>(key: string, initialValues: Values): Values {
  const kept = readStored('sessionStorage', prefix + key);
  if (typeof kept !== 'object' || kept === null) return initialValues;
  const fields = Object.entries(kept).filter(([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(initialValues, name)) return false;
    const begins: unknown = Reflect.get(initialValues, name);
    return begins === null || value === null || typeof value === typeof begins;
  });
  return { ...initialValues, ...Object.fromEntries(fields) };
}

function keyOf({ session }: Services, name: string): string {
  return draftKey(session.user()?._id ?? '', name);
}

/**
 * What a form begins with: what this customer had typed into it when their session ended under it (not by a logout in this
 * tab) or when the portal reloaded the page for a new version; else `initialValues`. A refused token leads to the login and
 * back to the same place (specification, section 6), and nothing typed is lost on the way. Give what is typed to
 * `useKeptDraft`.
 * @param name of the form and of what it is about; one shape of values a name
 */
export function useDraft<Values extends object>(name: string, initialValues: Values): Values {
  const services = useServices();
  const [begun] = useState(() => {
    const key = keyOf(services, name);
    return draftsOf(services).get(key) ?? keptDraft(key, initialValues);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is kept under a name was typed into the form of that name
  return begun as Values;
}

/**
 * Keeps what is typed for `useDraft` where the session ends, or the portal reloads the page, while the form is on screen; the
 * draft of a form that is closed in any other way, or has been restored, is removed.
 */
export function useKeptDraft(name: string, values: () => object): void {
  const services = useServices();
  const [key] = useState(() => keyOf(services, name));
  const read = useEffectEvent(values);
  useEffect(() => {
    draftsOf(services).delete(key);
    forgetDraft(key);
    const keep = (): void => keepDraft(key, read());
    window.addEventListener(reloadEvent, keep);
    return () => {
      const typed = read();
      if (services.session.token() === null) draftsOf(services).set(key, typed);
      window.removeEventListener(reloadEvent, keep);
      forgetDraft(key);
      // When a chunk is missing, the form is unmounted just before the page is reloaded for it.
      const keepLast = (): void => keepDraft(key, typed);
      window.addEventListener(reloadEvent, keepLast);
      setTimeout(() => window.removeEventListener(reloadEvent, keepLast));
    };
  }, [services, key]);
}

/**
 * `useForm` for a form of which nothing typed is lost: its initial values are `useDraft`'s, and `useKeptDraft` keeps its values.
 * @param draftName of the form and of what it is about; one shape of values a name
 */
export function useDraftForm<Values extends object, Output>(
  draftName: string,
  options: SchemaFormOptions<Values, Output>,
): FormStore<Values> {
  const initialValues = useDraft<Values>(draftName, options.initialValues);
  const form = useForm<Values, Output>({ ...options, initialValues });
  useKeptDraft(draftName, () => form.getState().values);
  return form;
}
