import type { ReactNode } from 'react';
import { Tag } from '../tag/Tag.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { statusBadgeWords } from '../words/vietnamese/values.ts';
import { statusOf, type StatusSet, type StatusValue } from './status-sets/status.ts';

export interface StatusBadgeProps {
  /** One of the sets of `@tram/ui/status-sets`. */
  readonly set: StatusSet;
  /** The value that the API sent. An unknown one shows its raw text, neutral, and one that is not there a dash. */
  readonly value: StatusValue;
  /** Other words for the same state, such as with a time: 'Kết Thúc 21:40'. @default the set's label in the language of the kit */
  readonly children?: ReactNode | undefined;
}

/** A state of the specification as icon, words and tone. Renders a `Tag`. A change is not announced: say it in a toast. */
export function StatusBadge({ set, value, children }: StatusBadgeProps) {
  const words = useKitWords('statusBadge', statusBadgeWords);
  const { label, tone, icon: StatusIcon } = statusOf(set, value);
  return (
    <Tag tone={tone} icon={<StatusIcon size={16} />}>
      {children ?? words.label(label)}
    </Tag>
  );
}

/** The label of a status outside a badge, in the language of the kit: an option of a filter. */
export function useStatusLabel(): (set: StatusSet, value: string | number) => string {
  const words = useKitWords('statusBadge', statusBadgeWords);
  return (set, value) => words.label(statusOf(set, value).label);
}
