import type { Geometry } from './in-page/main.ts';

/** A way of showing a story, and what is measured then. */
export interface Circumstance {
  /** Prefix of each fault. */
  readonly name: string;
  /** Of the window, px. */
  readonly width: number;
  /** The browser's default font size, px; 16 is usual. */
  readonly letters: number;
  readonly forcedColors: 'active' | 'none';
  readonly asks: readonly (keyof Geometry)[];
}

const desktop = { width: 1200, letters: 16, forcedColors: 'none' } as const;

/** A window of 1280 px at 400 % (WCAG 2.2, 1.4.10), and the narrowest phone. */
const narrow = { ...desktop, width: 320 } as const;

/**
 * What every component must support (art direction, sections 7 and 8), in an order of few changes. The pointer is coarse and reduced motion is
 * preferred throughout.
 */
export const circumstances: readonly Circumstance[] = [
  { ...desktop, name: 'under a finger', asks: ['motion', 'smallTargets'] },
  { ...desktop, name: 'with forced colours', forcedColors: 'active', asks: ['lostInForcedColors'] },
  {
    ...desktop,
    name: 'with text at 200 %',
    letters: 32,
    asks: ['sidewaysOverflow', 'clippedText', 'overlappingText'],
  },
  {
    ...narrow,
    name: 'at 320 px',
    asks: ['sidewaysOverflow', 'clippedText', 'overlappingText', 'smallTargets'],
  },
  {
    ...narrow,
    name: 'with forced colours at 320 px',
    forcedColors: 'active',
    asks: ['lostInForcedColors'],
  },
];
