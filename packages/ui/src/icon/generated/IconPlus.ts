import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `plus` (MIT). */
export const IconPlus = createIcon('M12 5l0 14M5 12l14 0');
