import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `minus` (MIT). */
export const IconMinus = createIcon('M5 12l14 0');
