import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `device-desktop` (MIT). */
export const IconDeviceDesktop = createIcon('M3 5a1 1 0 0 1 1 -1h16a1 1 0 0 1 1 1v10a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-10M7 20h10M9 16v4M15 16v4');
