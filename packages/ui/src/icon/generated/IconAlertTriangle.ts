import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `alert-triangle` (MIT). */
export const IconAlertTriangle = createIcon('M12 9v4M10.363 3.591l-8.106 13.534a1.914 1.914 0 0 0 1.636 2.871h16.214a1.914 1.914 0 0 0 1.636 -2.87l-8.106 -13.536a1.914 1.914 0 0 0 -3.274 0M12 16h.01');
