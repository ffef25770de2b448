import type { ReactNode } from 'react';
import { Tag } from '../tag/Tag.tsx';
import { statusOf, type StatusSet } from './status-sets.ts';

export interface StatusBadgeProps {
  /** One of the sets of `@tram/ui/status-sets`. */
  readonly set: StatusSet;
  /** The value that the API sent. An unknown one shows its raw text, neutral. */
  readonly value: string | number;
  /** Other words for the same state, for a second language or with a time: 'Kết Thúc 21:40'. @default the set's label */
  readonly children?: ReactNode;
}

/** A state of the specification as icon, words and tone. Renders a `Tag`. A change is not announced: say it in a toast. */
export function StatusBadge({ set, value, children }: StatusBadgeProps) {
  const { label, tone, icon: StatusIcon } = statusOf(set, value);
  return (
    <Tag tone={tone} icon={<StatusIcon size={16} />}>
      {children ?? label}
    </Tag>
  );
}
