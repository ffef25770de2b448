import { accentStyleSheet } from '@tram/ui/accent';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { languageNames, languages } from '../apps/portal/src/boot/language.ts';

/** What the toolbar chooses for a whole page. Values stand in addresses, so they are short and without signs. */

export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** Colours of invented operators, as they would configure them; the first is ours. */
const accents = {
  tram: { title: 'Trạm blue', colour: null },
  violet: { title: 'Violet', colour: '#6d28d9' },
  magenta: { title: 'Magenta', colour: '#a21caf' },
  teal: { title: 'Teal', colour: '#0e7490' },
  graphite: { title: 'Graphite', colour: '#3f4652' },
} as const;
type Accent = keyof typeof accents;

/** Of the browser's own size of letters, percent. */
const textSizes = ['100', '150', '200'] as const;
type TextSize = (typeof textSizes)[number];

/** What is chosen; anything that is not on offer counts as the default. */
export interface Chosen {
  readonly theme: Theme;
  readonly accent: Accent;
  readonly textSize: TextSize;
}

export function chosenIn(globals: Readonly<Record<string, unknown>>): Chosen {
  const one = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value =>
    values.find((value) => value === globals[name]) ?? values[0];
  return {
    theme: one('theme', themes),
    accent: one('accent', ['tram', 'violet', 'magenta', 'teal', 'graphite']),
    textSize: one('textSize', textSizes),
  };
}

/** How the globals stand in the address of a frame. */
export function addressOf({ theme, accent, textSize }: Chosen, language: string): string {
  return `theme:${theme};accent:${accent};textSize:${textSize};language:${language}`;
}

const titled = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: titled({ light: 'Light', dark: 'Dark', contrast: 'More contrast' }),
      dynamicTitle: true,
    },
  },
  accent: {
    description: 'Accent of the operator',
    toolbar: {
      title: 'Accent',
      icon: 'paintbrush',
      items: Object.entries(accents).map(([value, { title }]) => ({ value, title })),
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language of the stories',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: languages.map((value) => ({ value, title: languageNames[value] })),
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Size of letters',
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: titled({ '100': 'Text 100 %', '150': 'Text 150 %', '200': 'Text 200 %' }),
      dynamicTitle: true,
    },
  },
};

/** Widths of the toolbar. Its own button takes a choice back to the full width. */
export const viewports = {
  mobile1: width('Small phone, 320 px', 'mobile', 320, 568),
  phone: width('Phone of the design, 390 px', 'mobile', 390, 844),
  tablet: width('Tablet, 768 px', 'tablet', 768, 1024),
  laptop: width('Laptop, 1200 px', 'desktop', 1200, 900),
  desktop: width('Desktop of the design, 1440 px', 'desktop', 1440, 900),
} as const;

function width(name: string, type: 'mobile' | 'tablet' | 'desktop', wide: number, high: number) {
  return { name, type, styles: { width: `${wide}px`, height: `${high}px` } } as const;
}

/** The element whose rules make an operator's accent; made when one is first chosen. */
function accentElement(): HTMLStyleElement {
  const known = document.querySelector<HTMLStyleElement>('style[data-accent]');
  if (known !== null) return known;
  const made = document.createElement('style');
  made.dataset['accent'] = '';
  document.head.append(made);
  return made;
}

/** Shows the document as the toolbar says, with the first render, so that a story is played and measured that way. */
export function useToolbar({ theme, accent, textSize }: Chosen, language: string): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
  useLayoutEffect(() => {
    const { colour } = accents[accent];
    if (colour === null) return undefined;
    const element = accentElement();
    element.textContent = accentStyleSheet(colour);
    return () => {
      element.textContent = '';
    };
  }, [accent]);
  useLayoutEffect(() => {
    if (textSize === '100') return undefined;
    document.documentElement.style.fontSize = `${textSize}%`;
    return () => {
      document.documentElement.style.fontSize = '';
    };
  }, [textSize]);
}
