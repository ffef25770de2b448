import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `plug-connected` (MIT). */
export const IconPlugConnected = createIcon('M7 12l5 5l-1.5 1.5a3.536 3.536 0 1 1 -5 -5l1.5 -1.5M17 12l-5 -5l1.5 -1.5a3.536 3.536 0 1 1 5 5l-1.5 1.5M3 21l2.5 -2.5M18.5 5.5l2.5 -2.5M10 11l-2 2M13 14l-2 2');
