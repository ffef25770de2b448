/** What a customer can choose; without a choice the page follows the system. */
export type Theme = 'light' | 'dark';

/** Storage key of the choice. */
export const themeKey = 'app_theme';

/** Puts the choice on `<html>`, where the tokens read it; anything but a theme means the system's. */
export function applyTheme(element: HTMLElement, choice: string | null): void {
  if (choice === 'light' || choice === 'dark') element.dataset['theme'] = choice;
  else delete element.dataset['theme'];
}
