import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `arrow-back-up` (MIT). */
export const IconArrowBackUp = createIcon('M9 14l-4 -4l4 -4M5 10h11a4 4 0 1 1 0 8h-1');
