import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `chevron-right` (MIT). */
export const IconChevronRight = createIcon('M9 6l6 6l-6 6');
