import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `flag-2` (MIT). */
export const IconFlag2 = createIcon('M5 14h14v-9h-14v16');
