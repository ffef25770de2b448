import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `chevron-left` (MIT). */
export const IconChevronLeft = createIcon('M15 6l-6 6l6 6');
