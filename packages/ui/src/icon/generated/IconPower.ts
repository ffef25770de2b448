import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `power` (MIT). */
export const IconPower = createIcon('M7 6a7.75 7.75 0 1 0 10 0M12 4l0 8');
