import { useState } from 'react';
import { writeStoredText } from '../../app/stored.ts';
import { applyTheme, isTheme, themeKey, type Theme } from '../../boot/theme.ts';

/** What the customer can choose; `system` follows the machine. */
export type ThemeChoice = Theme | 'system';

export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark', 'contrast'];

function readChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

function choose(choice: ThemeChoice): void {
  applyTheme(document.documentElement, choice);
  // It holds for this page where the browser stores nothing.
  writeStoredText('localStorage', themeKey, choice === 'system' ? null : choice);
}

/** The chosen theme, and the way to choose another. The blocking script puts it in place before the next first paint. */
export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(readChoice);
  return [
    choice,
    (next) => {
      choose(next);
      setChoice(next);
    },
  ];
}
