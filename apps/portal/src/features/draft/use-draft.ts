import { useEffect, useEffectEvent, useState } from 'react';
import type { Services } from '../../app/services.ts';
import { useServices } from '../../app/services-context.ts';

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
 * What a form begins with: what this customer had typed into it when their session ended under it, or `initialValues`. A
 * refused token leads to the login and back to the same place (specification, section 6), and nothing typed is lost on the way.
 * Give what is typed to `useKeptDraft`.
 * @param name of the form and of what it is about; one shape of values a name
 */
export function useDraft<Values extends object>(name: string, initialValues: Values): Values {
  const services = useServices();
  const [begun] = useState(() => draftsOf(services).get(keyOf(services, name)) ?? initialValues);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a name keeps came from the same form
  return begun as Values;
}

/**
 * Keeps what is typed for `useDraft` where the session ends while the form is on screen; what is closed in any other way is
 * forgotten, and so is what has come back.
 */
export function useKeptDraft(name: string, values: () => object): void {
  const services = useServices();
  const [key] = useState(() => keyOf(services, name));
  const read = useEffectEvent(values);
  useEffect(() => {
    draftsOf(services).delete(key);
    return () => {
      if (services.session.token() === null) draftsOf(services).set(key, read());
    };
  }, [services, key]);
}
