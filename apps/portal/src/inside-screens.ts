import type { ScreenModule } from './app/screen-route.ts';

/**
 * The screens inside the authenticated layout but the first one. A file of its own: the names of all their files are a long list,
 * which the open pages and the first screen do not carry.
 */
export const insideScreens = import.meta.glob<ScreenModule>([
  './screens/*/*Screen.tsx',
  './screens/*/loader.ts',
  '!./screens/{home,login,register,pcs,not-found,layout,route-failure}/*',
]);
