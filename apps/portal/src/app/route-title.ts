import { useMatches } from '../router.ts';
import { useRuntimeConfig } from './services-context.ts';
import type { RoutePath } from '../routes.ts';
import { isRouteHandle } from './screen-route.ts';
import { useWords } from './words.ts';
import { appWords } from './words.vi.ts';

/** The path, as the route table writes it, of the screen that is shown. */
export function useRoutePath(): RoutePath {
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(isRouteHandle);
  return handle?.title ?? '*';
}

/** The title of the screen that is shown, and of its document: 'Đăng nhập', 'Đăng nhập · Trạm'. */
export function useRouteTitle(): { screen: string; document: string } {
  const words = useWords(appWords);
  const { name } = useRuntimeConfig();
  const screen = words.titles[useRoutePath()];
  return { screen, document: words.documentTitle(screen, name) };
}
