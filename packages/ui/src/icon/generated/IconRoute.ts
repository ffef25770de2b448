import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `route` (MIT). */
export const IconRoute = createIcon('M3 19a2 2 0 1 0 4 0a2 2 0 0 0 -4 0M19 7a2 2 0 1 0 0 -4a2 2 0 0 0 0 4M11 19h5.5a3.5 3.5 0 0 0 0 -7h-8a3.5 3.5 0 0 1 0 -7h4.5');
