import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `arrow-up-right` (MIT). */
export const IconArrowUpRight = createIcon('M17 7l-10 10M8 7l9 0l0 9');
