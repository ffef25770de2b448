import type { ComponentType } from 'react';
import { RootFrame } from './app/RootFrame.tsx';
import { RouteFailure } from './app/RouteFailure.tsx';
import { importChunk } from './app/import-chunk.ts';
import {
  guarded,
  revalidates,
  screenRoute,
  type Loader,
  type ScreenModule,
} from './app/screen-route.ts';
import type { Services } from './app/services.ts';
import type { insideScreens as InsideScreens } from './inside-screens.ts';
import { type RouteObject, matchRoutes } from './router.ts';
import { loaderFile, routes, screenFile, type RoutePath } from './routes.ts';

/** The screens that a visit can begin with most often: they are found without the list of all others. */
const firstScreens = import.meta.glob<ScreenModule>([
  './screens/{home,login,register,pcs,not-found}/*Screen.tsx',
  './screens/home/loader.ts',
]);

/** The list of the other screens, which the first of them that is opened loads; the layout asks for it ahead of time. */
async function loadInsideScreens(): Promise<typeof InsideScreens> {
  return (await import('./inside-screens.ts')).insideScreens;
}

/** What a file of the table of routes exports by a name. @throws where the table names what is not there */
async function exportOf<Export>(file: string, name: string): Promise<Export> {
  const load = firstScreens[file] ?? (await loadInsideScreens())[file];
  const found = (await load?.())?.[name];
  if (found === undefined) throw new Error(`${file} does not export ${name}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `routes.test.ts` holds what the files of the table export
  return found as Export;
}

type Route = (typeof routes)[number];

function componentOf(route: Route): Promise<ComponentType> {
  return exportOf(screenFile(route), route.screen.slice(route.screen.indexOf('/') + 1));
}

export async function screenAt(path: RoutePath): Promise<ComponentType> {
  const route = routes.find((one) => one.path === path);
  if (route === undefined) throw new Error(`There is no route ${path}`);
  return componentOf(route);
}

/** What loads the data of a route: its own loader, or its first call. Undefined where it needs none. */
function loaderOf(route: Route): (() => Promise<Loader>) | undefined {
  if ('loader' in route) return () => exportOf(loaderFile(route), 'loader');
  if (!('firstCall' in route)) return undefined;
  return async () => (await import('./data/first-call.ts')).loaderOf(route.firstCall);
}

/**
 * The table of routes as the router takes it. Every route is lazy, with its guard first and its data beside its code.
 * @param services what loaders work with; there are no globals, so a server rendering two operators' pages is safe
 */
export function createRoutes(services: Services): RouteObject[] {
  const objects = (isInside: boolean): RouteObject[] =>
    routes
      .filter(({ access, path }) => (access === 'customers' && path !== '*') === isInside)
      .map((route) =>
        screenRoute(services, {
          path: route.path,
          access: route.access,
          component: () => componentOf(route),
          load: loaderOf(route),
        }),
      );
  return [
    {
      id: 'root',
      Component: RootFrame,
      ErrorBoundary: RouteFailure,
      children: [
        ...objects(false),
        {
          id: 'layout',
          loader: guarded(
            services,
            'customers',
            async () => (await import('./screens/layout/loader.ts')).loader,
          ),
          shouldRevalidate: revalidates(services),
          lazy: {
            Component: () =>
              importChunk(async () => (await import('./screens/layout/Layout.tsx')).Layout),
          },
          children: objects(true),
        },
      ],
    },
  ];
}

/**
 * Loads the code of the screens at a path into the routes. Rendering to HTML and hydrating need it at once: the router would
 * draw a fallback over the markup while it is loading.
 */
export async function loadComponents(created: RouteObject[], path: string): Promise<void> {
  for (const { route } of matchRoutes(created, path) ?? []) {
    if (typeof route.lazy !== 'object' || route.lazy.Component === undefined) continue;
    const Component = await route.lazy.Component();
    if (Component !== undefined) route.Component = Component;
    delete route.lazy;
  }
}
