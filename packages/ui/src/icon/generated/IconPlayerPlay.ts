import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `player-play` (MIT). */
export const IconPlayerPlay = createIcon('M7 4v16l13 -8l-13 -8');
