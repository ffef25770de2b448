import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `chevron-up` (MIT). */
export const IconChevronUp = createIcon('M6 15l6 -6l6 6');
