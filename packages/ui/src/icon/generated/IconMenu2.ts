import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `menu-2` (MIT). */
export const IconMenu2 = createIcon('M4 6l16 0M4 12l16 0M4 18l16 0');
