import * as v from 'valibot';

/** An object whose fields each say one thing at a time: what is missing is not also too short. */
export function oneMessagePerField<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.config(v.object(entries), { abortPipeEarly: true });
}
