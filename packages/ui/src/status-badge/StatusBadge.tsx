import type { ReactNode } from 'react';
import { Tag } from '../tag/Tag.tsx';
import {
  statusOf,
  type StatusCode,
  type StatusSet,
  type StatusValue,
} from './status-sets/status.ts';
import { StatusLabel } from './useStatusLabel.tsx';

export { useStatusLabel } from './useStatusLabel.tsx';

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

/**
 * A state of the specification as icon, words and tone. Renders a `Tag`. A change is not announced: say it in a toast.
 * Server components render it, too: the set, which holds icons, never has to reach the browser.
 */
export function StatusBadge<Set extends StatusSet>({
  set,
  value,
  received,
  children,
}: StatusBadgeProps<Set>) {
  const { label, tone, icon: StatusIcon } = statusOf(set, value ?? received);
  return (
    <Tag tone={tone} icon={<StatusIcon size={16} />}>
      {children ?? <StatusLabel label={label} />}
    </Tag>
  );
}
