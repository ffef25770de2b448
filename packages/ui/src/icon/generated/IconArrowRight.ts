import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `arrow-right` (MIT). */
export const IconArrowRight = createIcon('M5 12l14 0M13 18l6 -6M13 6l6 6');
