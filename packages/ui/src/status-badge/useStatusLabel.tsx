import { useKitWords } from '../words/useKitWords.ts';
import { statusBadgeWords } from '../words/vietnamese/values.ts';
import { statusOf, type StatusCode, type StatusSet } from './status-sets/status.ts';

/** A set's label in the language of the kit. The one part of a badge that a server component leaves to the browser. */
export function StatusLabel({ label }: { readonly label: string }) {
  return useKitWords('statusBadge', statusBadgeWords).label(label);
}

/** The label of a status outside a badge, in the language of the kit: an option of a filter. */
export function useStatusLabel(): <Set extends StatusSet>(
  set: Set,
  value: StatusCode<Set>,
) => string {
  const words = useKitWords('statusBadge', statusBadgeWords);
  return (set, value) => words.label(statusOf(set, value).label);
}
