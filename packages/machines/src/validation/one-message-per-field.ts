import * as v from 'valibot';

/**
 * An object whose fields each say one thing at a time: what is missing is not also too short. What is no object at all gets
 * the unknown error of section 8; every other message is one of its fields'.
 */
export function oneMessagePerField<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.config(v.object(entries, 'Có lỗi xảy ra'), { abortPipeEarly: true });
}
