import { draftPrefix } from '../../app/forget-drafts.ts';

/** Begins the key of what was typed into a form when the portal reloaded the page; a logout forgets it with every other draft. */
const prefix = `${draftPrefix}form_`;

/** Keeps what was typed into a form over a reload of this tab. Never a password: no form with one keeps a draft. */
export function keepDraft(key: string, values: object): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(values));
  } catch {
    // Then the form begins anew.
  }
}

/** Forgets it: the form has come back, or was closed. */
export function forgetDraft(key: string): void {
  try {
    sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing was kept.
  }
}

/**
 * What was kept of a form, over what it begins with. The page before may have been of another build: only fields that the form still has,
 * of the kind that it has them, come back.
 */
export function keptDraft<Values extends object>(key: string, initialValues: Values): Values {
  let kept: unknown = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
  } catch {
    return initialValues;
  }
  if (typeof kept !== 'object' || kept === null) return initialValues;
  const fields = Object.entries(kept).filter(([name, value]: [string, unknown]) => {
    if (!Object.hasOwn(initialValues, name)) return false;
    const begins: unknown = Reflect.get(initialValues, name);
    return begins === null || value === null || typeof value === typeof begins;
  });
  return { ...initialValues, ...Object.fromEntries(fields) };
}
