/**
 * Every status set of the specification (section 4; art direction, section 6) as data: code → label, tone, icon.
 * A status looks and reads the same everywhere because nothing else in the product names its colour. A file each in
 * `status-sets/`, so that a page carries the sets and icons that it shows.
 */
import type { paymentStatuses } from './status-sets/payment.ts';
import type { processStatuses } from './status-sets/process.ts';
import type { verificationStatuses } from './status-sets/verification.ts';
import type { rentalStatuses } from './status-sets/rental.ts';
import type { vpsOrderStatuses } from './status-sets/vps-order.ts';
import type { pcImageStatuses } from './status-sets/pc-image.ts';
import type { cloudImageStatuses } from './status-sets/cloud-image.ts';
import type { cloudRentalStatuses } from './status-sets/cloud-rental.ts';
import type { cloudDeletionStatuses } from './status-sets/cloud-deletion.ts';
import type { cloudPackageStatuses } from './status-sets/cloud-package.ts';
import type { hardwareRequestStatuses } from './status-sets/hardware-request.ts';
import type { routeStatuses } from './status-sets/route.ts';
import type { timeLeftStatuses } from './status-sets/time-left.ts';
import type { toastStatuses } from './status-sets/toast.ts';
import type { StatusSet } from './status-sets/status.ts';

export { paymentStatuses } from './status-sets/payment.ts';
export { processStatuses } from './status-sets/process.ts';
export { verificationStatuses } from './status-sets/verification.ts';
export { rentalStatuses } from './status-sets/rental.ts';
export { vpsOrderStatuses } from './status-sets/vps-order.ts';
export { pcImageStatuses } from './status-sets/pc-image.ts';
export { cloudImageStatuses } from './status-sets/cloud-image.ts';
export { cloudRentalStatuses } from './status-sets/cloud-rental.ts';
export { cloudDeletionStatuses } from './status-sets/cloud-deletion.ts';
export { cloudPackageStatuses } from './status-sets/cloud-package.ts';
export { hardwareRequestStatuses } from './status-sets/hardware-request.ts';
export { routeStatuses } from './status-sets/route.ts';
export { timeLeftStatuses } from './status-sets/time-left.ts';
export { toastStatuses } from './status-sets/toast.ts';
export { statusOf, type Status, type StatusSet } from './status-sets/status.ts';

/** The labels of a set, or of each of several. */
type LabelOf<Set extends StatusSet> = Set extends StatusSet ? Set[keyof Set]['label'] : never;

/** Every label of the sets above, so that the words of another language can leave none out. */
export type StatusLabel = LabelOf<
  | typeof paymentStatuses
  | typeof processStatuses
  | typeof verificationStatuses
  | typeof rentalStatuses
  | typeof vpsOrderStatuses
  | typeof pcImageStatuses
  | typeof cloudImageStatuses
  | typeof cloudRentalStatuses
  | typeof cloudDeletionStatuses
  | typeof cloudPackageStatuses
  | typeof hardwareRequestStatuses
  | typeof routeStatuses
  | typeof timeLeftStatuses
  | typeof toastStatuses
>;

/** Yes/No flag (0 or 1): plain text, not a status. */
export const yesNoLabels = { 0: 'Không', 1: 'Có' } as const satisfies Readonly<
  Record<string, string>
>;

/** Visibility flag (0 or 1): plain text, not a status. */
export const visibilityLabels = { 0: 'Ẩn', 1: 'Hiện' } as const satisfies Readonly<
  Record<string, string>
>;
