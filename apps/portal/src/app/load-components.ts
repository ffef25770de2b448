import { matchRoutes, type RouteObject } from '../router.ts';

/**
 * Loads the code of the screens at a path into the routes. Rendering to HTML and hydrating need it at once: the router would
 * draw a fallback over the markup while it is loading.
 */
export async function loadComponents(routes: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    if (typeof route.lazy !== 'object' || route.lazy.Component === undefined) continue;
    const Component = await route.lazy.Component();
    if (Component !== undefined) route.Component = Component;
    delete route.lazy;
  }
}
