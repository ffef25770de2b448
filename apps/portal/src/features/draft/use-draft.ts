import { useEffect, useEffectEvent, useState } from 'react';
import { reloadEvent } from '../../app/import-chunk.ts';
import type { Services } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';

/** What was typed, by who typed it and where. In memory alone: it is for the way to the login and back. */
const drafts = new WeakMap<Services, Map<string, unknown>>();

function draftsOf(services: Services): Map<string, unknown> {
  const known = drafts.get(services) ?? new Map<string, unknown>();
  drafts.set(services, known);
  return known;
}

function keyOf({ session }: Services, name: string): string {
  return `${session.user()?._id ?? ''} ${name}`;
}

/**
 * What a form begins with: what this customer had typed into it when their session ended under it or the portal reloaded the page for
 * a new version, or `initialValues`. A refused token leads to the login and back to the same place (specification, section 6), and
 * nothing typed is lost on the way. Give what is typed to `useKeptDraft`.
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
 * Keeps what is typed for `useDraft` where the session ends, or the portal reloads the page, while the form is on screen; what is
 * closed in any other way is forgotten, and so is what has come back.
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
      // A part of the portal that is missing takes the form away in the very moment before the page is reloaded for it.
      const keepLast = (): void => keepDraft(key, typed);
      window.addEventListener(reloadEvent, keepLast);
      setTimeout(() => window.removeEventListener(reloadEvent, keepLast));
    };
  }, [services, key]);
}
