/** The kit's themes, as `data-theme` names them. */
export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

export const themeCookie = 'theme';

export function isTheme(name: string): name is Theme {
  return themes.some((theme) => theme === name);
}
