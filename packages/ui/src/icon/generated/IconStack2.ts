import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `stack-2` (MIT). */
export const IconStack2 = createIcon('M12 4l-8 4l8 4l8 -4l-8 -4M4 12l8 4l8 -4M4 16l8 4l8 -4');
