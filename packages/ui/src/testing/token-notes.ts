import type { Palette, Tone } from '../theme/palette.ts';
import type { duration, fontWeight, layer, radius } from '../theme/scale.ts';

/** What each token is for, in the words of the pages under Foundations and of the Design Tokens files. */

export type ColorToken = Exclude<keyof Palette, 'tone'>;

export interface ColorGroup {
  readonly title: string;
  readonly about: string;
  readonly tokens: readonly ColorToken[];
}

/** Colours that are drawn in the page. */
export const colorGroups: readonly ColorGroup[] = [
  {
    title: 'Surfaces',
    about: 'Canvas is the page, surface lies on it, raised is what opens over it.',
    tokens: ['canvas', 'surface', 'surface2', 'surface3', 'raised'],
  },
  {
    title: 'Lines',
    about: 'Line parts, line-2 holds together, line-control is the edge of what can be filled in.',
    tokens: ['line', 'line2', 'lineControl'],
  },
  {
    title: 'Text',
    about: 'Text is read, text-2 supports it, text-3 labels it or says that it is not available.',
    tokens: ['text', 'text2', 'text3'],
  },
  {
    title: 'Accent',
    about:
      'For what can be pressed, and nothing else. The only colours that an operator can change; the focus ring stays.',
    tokens: [
      'accent',
      'accentHover',
      'accentActive',
      'onAccent',
      'accentText',
      'accentSoft',
      'accentLine',
      'focus',
    ],
  },
  {
    title: 'Display',
    about: 'Live numbers on ink: what a machine or a balance says right now.',
    tokens: [
      'display',
      'displayLine',
      'displayText',
      'display2',
      'displayFill',
      'displayTick',
      'displayWarning',
      'displayCritical',
      'displayPositive',
    ],
  },
  {
    title: 'Danger',
    about: 'The button of a confirmation that cannot be taken back. A state that is bad is a tone.',
    tokens: ['danger', 'dangerHover', 'onDanger'],
  },
];

/** What lies between the page and what opens over it. */
export const overPage = ['scrim', 'shadowFloat', 'shadowDialog'] as const satisfies ColorToken[];

export const colorNotes: Readonly<Record<ColorToken, string>> = {
  canvas: 'The page and the side menu',
  surface: 'Cards, tables and the top bar',
  surface2: 'Heads of tables, wells',
  surface3: 'Hover, disabled controls, the track of a segmented control',
  raised: 'Dialogs, menus, toasts and inputs',
  line: 'Hairlines between things',
  line2: 'Edges of secondary buttons and menus',
  lineControl: 'Edges of inputs and checkboxes',
  text: 'What is read',
  text2: 'What supports it',
  text3: 'Labels, and what is not available',
  accent: 'Primary buttons, selection',
  accentHover: 'Accent under the pointer',
  accentActive: 'Accent while it is pressed',
  onAccent: 'Text and icons on accent',
  accentText: 'Links and tertiary buttons',
  accentSoft: 'The ground of a selected row or page',
  accentLine: 'The edge of a selected row or page',
  focus: 'The focus ring, 2 px at a distance of 2 px',
  display: 'The ink of a display',
  displayLine: 'The edge of a display',
  displayText: 'Digits of a display',
  display2: 'Captions of a display',
  displayFill: 'The filled part of a time ruler',
  displayTick: 'Ticks of a time ruler',
  displayWarning: 'Digits that run out soon',
  displayCritical: 'Digits that have run out',
  displayPositive: 'Digits of what runs well',
  danger: 'The button that cannot be taken back',
  dangerHover: 'Danger under the pointer',
  onDanger: 'Text and icons on danger',
  scrim: 'The veil under a dialog',
  shadowFloat: 'Menus, popovers and toasts',
  shadowDialog: 'Dialogs, sheets and drawers',
};

export const toneNotes: Readonly<Record<Tone, string>> = {
  neutral: 'A state without a judgement',
  info: 'Something is under way',
  positive: 'It went well, it runs',
  caution: 'Something to know before going on',
  warning: 'Something runs out, or needs an answer',
  critical: 'The state of a thing is bad: cancelled, failed',
  invalid: 'An answer to what the customer just did',
};

/** The four colours of a tone. */
export const toneParts: Readonly<Record<keyof Palette['tone'][Tone], string>> = {
  text: 'words',
  icon: 'icon',
  background: 'ground',
  border: 'edge',
};

export const radiusNotes: Readonly<Record<keyof typeof radius, string>> = {
  inner: 'Things inside a control',
  control: 'Buttons, inputs and displays',
  card: 'Cards and menus',
  dialog: 'Dialogs',
  sheet: 'The upper corners of a sheet on phones',
};

export const weightNotes: Readonly<Record<keyof typeof fontWeight, string>> = {
  body: 'Running text',
  label: 'Labels and buttons',
  strong: 'What stands out in a text',
  heading: 'Headings',
};

export const durationNotes: Readonly<Record<keyof typeof duration, string>> = {
  hover: 'Hover and press',
  float: 'Menus, toasts, the chosen segment',
  dialog: 'Dialogs, sheets and drawers',
};

export const easingNote = 'Starts fast and settles';

export const layerNotes: Readonly<Record<keyof typeof layer, string>> = {
  stickyHead: 'Heads of tables that stay',
  menu: 'Menus, popovers and tooltips',
  topBar: 'The bar at the top of the page',
  bottomBar: 'The bar at the bottom on phones',
  dialog: 'Dialogs and their veil',
  loading: 'The plate over a page that waits',
  toast: 'Messages',
};

/** The steps of a scale, each with what it is worth and what it is for. */
export function withNotes<Step extends string, Worth>(
  steps: Readonly<Record<Step, Worth>>,
  notes: Readonly<Record<Step, string>>,
): readonly { readonly name: Step; readonly worth: Worth; readonly note: string }[] {
  const names = Object.keys(steps).filter((name): name is Step => name in notes);
  return names.map((name) => ({ name, worth: steps[name], note: notes[name] }));
}
