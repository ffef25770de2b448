import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `device-gamepad-2` (MIT). */
export const IconDeviceGamepad2 = createIcon('M12 5h3.5a5 5 0 0 1 0 10h-5.5l-4.015 4.227a2.3 2.3 0 0 1 -3.923 -2.035l1.634 -8.173a5 5 0 0 1 4.904 -4.019h3.4M14 15l4.07 4.284a2.3 2.3 0 0 0 3.925 -2.023l-1.6 -8.232M8 9v2M7 10h2M14 10h2');
