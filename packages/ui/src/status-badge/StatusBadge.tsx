import type { ReactNode } from 'react';
import { Tag } from '../tag/Tag.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { statusBadgeWords } from '../words/vietnamese/values.ts';
import {
  statusOf,
  type StatusCode,
  type StatusSet,
  type StatusValue,
} from './status-sets/status.ts';

interface StatusBadgeOfSet<Set extends StatusSet> {
  /** One of the sets of `@tram/ui/status-sets`, or one of your own. */
  readonly set: Set;
  /** Other words for the same state, such as with a time: 'Kết Thúc 21:40'. @default the set's label in the language of the kit */
  readonly children?: ReactNode | undefined;
}

/** A status that the code names: a code that the set does not have is a type error. */
interface KnownStatus<Set extends StatusSet> {
  /** One of the codes of the set; nothing shows a dash. */
  readonly value: StatusCode<Set> | null | undefined;
  readonly received?: undefined;
}

/** A status that came from a server, which may know more of them than this set. */
interface ReceivedStatus {
  /** The value as it came. An unknown one shows its raw text, neutral, and one that is not there a dash. */
  readonly received: StatusValue;
  readonly value?: undefined;
}

export type StatusBadgeProps<Set extends StatusSet = StatusSet> = StatusBadgeOfSet<Set> &
  (KnownStatus<Set> | ReceivedStatus);

/** A state of the specification as icon, words and tone. Renders a `Tag`. A change is not announced: say it in a toast. */
export function StatusBadge<Set extends StatusSet>({
  set,
  value,
  received,
  children,
}: StatusBadgeProps<Set>) {
  const words = useKitWords('statusBadge', statusBadgeWords);
  const { label, tone, icon: StatusIcon } = statusOf(set, value ?? received);
  return (
    <Tag tone={tone} icon={<StatusIcon size={16} />}>
      {children ?? words.label(label)}
    </Tag>
  );
}

/** The label of a status outside a badge, in the language of the kit: an option of a filter. */
export function useStatusLabel(): <Set extends StatusSet>(
  set: Set,
  value: StatusCode<Set>,
) => string {
  const words = useKitWords('statusBadge', statusBadgeWords);
  return (set, value) => words.label(statusOf(set, value).label);
}
