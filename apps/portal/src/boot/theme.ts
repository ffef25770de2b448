/** What a customer can choose; without a choice the page follows the system, its setting for more contrast included. */
export type Theme = 'light' | 'dark' | 'contrast';

export const themeKey = 'app_theme';

export function isTheme(value: string | null | undefined): value is Theme {
  return value === 'light' || value === 'dark' || value === 'contrast';
}

/** Puts the choice on `<html>`, where the tokens read it; anything but a theme means the system's. */
export function applyTheme(element: HTMLElement, choice: string | null): void {
  if (isTheme(choice)) element.dataset['theme'] = choice;
  else delete element.dataset['theme'];
}
