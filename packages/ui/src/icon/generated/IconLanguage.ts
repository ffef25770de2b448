import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon `language` (MIT). */
export const IconLanguage = createIcon('M9 6.371c0 4.418 -2.239 6.629 -5 6.629M4 6.371h7M5 9c0 2.144 2.252 3.908 6 4M12 20l4 -9l4 9M19.1 18h-6.2M6.694 3l.793 .582');
