import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `screen-share` (MIT). */
export const IconScreenShare = createIcon('M21 12v3a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10a1 1 0 0 1 1 -1h9M7 20l10 0M9 16l0 4M15 16l0 4M17 4h4v4M16 9l5 -5');
