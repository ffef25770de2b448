import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `clock-exclamation` (MIT). */
export const IconClockExclamation = createIcon('M20.986 12.502a9 9 0 1 0 -5.973 7.98M12 7v5l3 3M19 16v3M19 22v.01');
