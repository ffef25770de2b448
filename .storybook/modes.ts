/**
 * The modes that stories are drawn in, by Chromatic (as its modes: https://www.chromatic.com/docs/modes/) and by
 * `npm run compare:stories`. A mode is a set of globals and the size of the window, px: 1200 × 900 is where stories run as tests.
 */
const desktop = { width: 1200, height: 900 };
/** The phone of the design. */
const phone = { width: 390, height: 844 };
/** The narrowest window that loses nothing; Storybook's own small phone. */
const smallPhone = { width: 320, height: 568 };

export const modes = {
  light: { theme: 'light', viewport: desktop },
  dark: { theme: 'dark', viewport: desktop },
  contrast: { theme: 'contrast', viewport: desktop },
  phone: { theme: 'light', viewport: phone },
  'phone-dark': { theme: 'dark', viewport: phone },
  'phone-contrast': { theme: 'contrast', viewport: phone },
  'small-phone': { theme: 'light', viewport: smallPhone },
  'small-phone-dark': { theme: 'dark', viewport: smallPhone },
  'small-phone-contrast': { theme: 'contrast', viewport: smallPhone },
} as const;

export type Mode = keyof typeof modes;

export function isMode(name: string): name is Mode {
  return name in modes;
}

/** Frames that a story can ask for (`globals: { viewport: { value: 'mobile1' } }`), and what its themes are called there. */
const frames = {
  desktop: ['light', 'dark', 'contrast'],
  phone: ['phone', 'phone-dark', 'phone-contrast'],
  mobile1: ['small-phone', 'small-phone-dark', 'small-phone-contrast'],
} as const;

/** What decides about the modes of a story. */
export interface StoryToDraw {
  /** `Components/Actions/Button` */
  readonly title: string;
  /** The first of its file shows what the page is about; the others differ from it in one thing. */
  readonly isFirst: boolean;
  /** The frame that it asks for. */
  readonly viewport?: unknown;
}

/**
 * The modes of a story; the first is its own, in which it is measured too. One that asks for a frame is drawn there and nowhere else.
 *
 * - the kit's components: light; the first story of a file in the other themes and on the phone as well
 * - pages of the foundations, which list values: light
 * - screens of the portal: on the phone; the first story of a file in dark on the desktop as well. A change of any file of the portal
 *   reaches all of them, so that each mode of theirs costs what a whole release of the kit does
 * - stories that prove a check show nothing, and the page of words before all of them: not drawn
 */
export function modesOf({ title, isFirst, viewport }: StoryToDraw): readonly Mode[] {
  if (title.startsWith('Checks/') || title === 'Welcome') return [];
  const frame = viewport === 'desktop' || viewport === 'phone' || viewport === 'mobile1';
  const [light, dark, contrast] = frames[frame ? viewport : 'desktop'];
  if (title.startsWith('Screens/')) {
    if (frame) return [light];
    return isFirst ? ['phone', dark] : ['phone'];
  }
  if (title.startsWith('Foundations/') || !isFirst) return [light];
  return frame ? [light, dark, contrast] : [light, dark, 'phone', contrast];
}

/** What Chromatic reads of a story (`parameters.chromatic`). */
export function chromaticParameters(story: StoryToDraw): {
  readonly disableSnapshot: boolean;
  readonly modes: Readonly<Partial<Record<Mode, (typeof modes)[Mode]>>>;
} {
  const names = modesOf(story);
  return {
    disableSnapshot: names.length === 0,
    modes: Object.fromEntries(names.map((name) => [name, modes[name]])),
  };
}

/**
 * The most that one build may draw of everything. Chromatic bills what is drawn: a free account has 5,000 snapshots a month, the
 * smallest paid one 35,000. See README.md for what a build takes.
 */
export const snapshotBudget = 1200;
