import type { Icon } from '../../icon/createIcon.tsx';
import { IconCircleDashed } from '../../icon/generated/IconCircleDashed.ts';
import type { Tone } from '../../theme/palette.ts';

export interface Status {
  readonly label: string;
  readonly tone: Tone;
  readonly icon: Icon;
}

/** Keyed by the value that the API sends, as a string. */
export type StatusSet = Readonly<Record<string, Status>>;

/** Makes one status of a set, with its label as a type of its own: `{ 0: status('Chờ xử lý', 'caution', IconHourglass) } as const satisfies StatusSet`. */
// Lets bundlers leave out the sets of a file that a page does not show.
/* @__NO_SIDE_EFFECTS__ */
export function status<const Label extends string>(
  label: Label,
  tone: Tone,
  icon: Icon,
): Status & { readonly label: Label } {
  return { label, tone, icon };
}

/** A code of a set: of `0: …` the number and its text. Every text and number where the set is known at run time alone. */
export type StatusCode<Set extends StatusSet> = string extends keyof Set
  ? string | number
  : (keyof Set & (string | number)) | `${keyof Set & (string | number)}`;

/** What an API sends as a status; nothing, where it leaves it out. */
export type StatusValue = string | number | null | undefined;

/**
 * The status of a value; a value that the set does not know keeps its raw text, neutral, with a dashed circle, and one that is not
 * there is a dash.
 */
export function statusOf(set: StatusSet, value: StatusValue): Status {
  const code = String(value ?? '–');
  const known = Object.hasOwn(set, code) ? set[code] : undefined;
  return known ?? { label: code, tone: 'neutral', icon: IconCircleDashed };
}
