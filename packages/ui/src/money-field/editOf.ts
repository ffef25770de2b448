/** What was done to a text: digits alone typed into it, something taken out of it, or anything else. */
export type Edit = 'digits' | 'deletion' | 'other';

/** What an input event tells; one without words for it, such as that of a fill, is 'other'. */
export function editOf(event: Event): Edit {
  if (!(event instanceof InputEvent)) return 'other';
  if (event.inputType.startsWith('delete')) return 'deletion';
  return /^\d+$/.test(event.data ?? '') ? 'digits' : 'other';
}
