import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `check` (MIT). */
export const IconCheck = createIcon('M5 12l5 5l10 -10');
