import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `x` (MIT). */
export const IconX = createIcon('M18 6l-12 12M6 6l12 12');
