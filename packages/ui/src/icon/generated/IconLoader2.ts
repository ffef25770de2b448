import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `loader-2` (MIT). */
export const IconLoader2 = createIcon('M12 3a9 9 0 1 0 9 9');
