import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `book` (MIT). */
export const IconBook = createIcon('M3 19a9 9 0 0 1 9 0a9 9 0 0 1 9 0M3 6a9 9 0 0 1 9 0a9 9 0 0 1 9 0M3 6l0 13M12 6l0 13M21 6l0 13');
