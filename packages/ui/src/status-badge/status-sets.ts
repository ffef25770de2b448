/**
 * Every status set of the specification (section 4; art direction, section 6) as data: code → label, tone, icon.
 * A status looks and reads the same everywhere because nothing else in the product names its colour. Several files in
 * `status-sets/`, by what pages show together, so that a page carries no icons that it does not show.
 */
import type * as cloud from './status-sets/cloud.ts';
import type * as payment from './status-sets/payment.ts';
import type * as pcImage from './status-sets/pc-image.ts';
import type * as rental from './status-sets/rental.ts';
import type * as request from './status-sets/request.ts';
import type * as route from './status-sets/route.ts';
import type { StatusSet } from './status-sets/status.ts';
import type * as toast from './status-sets/toast.ts';

export * from './status-sets/cloud.ts';
export * from './status-sets/payment.ts';
export * from './status-sets/pc-image.ts';
export * from './status-sets/rental.ts';
export * from './status-sets/request.ts';
export * from './status-sets/route.ts';
export {
  status,
  statusOf,
  type Status,
  type StatusCode,
  type StatusSet,
  type StatusValue,
} from './status-sets/status.ts';
export * from './status-sets/toast.ts';

/** The labels of a set, or of each of several. */
type LabelOf<Set> = Set extends StatusSet ? Set[keyof Set]['label'] : never;

type Sets = typeof cloud &
  typeof payment &
  typeof pcImage &
  typeof rental &
  typeof request &
  typeof route &
  typeof toast;

/** Every label of the sets above, so that the words of another language can leave none out. */
export type StatusLabel = LabelOf<Sets[keyof Sets]>;

/** Yes/No flag (0 or 1): plain text, not a status. */
export const yesNoLabels = { 0: 'Không', 1: 'Có' } as const satisfies Readonly<
  Record<string, string>
>;

/** Visibility flag (0 or 1): plain text, not a status. */
export const visibilityLabels = { 0: 'Ẩn', 1: 'Hiện' } as const satisfies Readonly<
  Record<string, string>
>;
