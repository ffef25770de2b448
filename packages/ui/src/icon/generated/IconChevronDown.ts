import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `chevron-down` (MIT). */
export const IconChevronDown = createIcon('M6 9l6 6l6 -6');
