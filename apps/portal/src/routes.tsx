import {
  guarded,
  revalidates,
  screenRoute,
  type RoutePath,
  type Screen,
} from './app/screen-route.ts';
import type { Services } from './app/services.ts';
import { RootFrame } from './app/RootFrame.tsx';
import { RouteFailure } from './app/RouteFailure.tsx';
import { importChunk } from './app/import-chunk.ts';
import type { insideScreens as InsideScreens } from './inside-screens.ts';
import type { RouteObject } from './router.ts';

/** Screens outside the authenticated layout (specification, section 2). */
const openScreens: readonly Screen[] = [
  {
    path: '/home',
    access: 'everybody',
    component: async () => (await import('./screens/home/HomeScreen.tsx')).HomeScreen,
    load: async () => (await import('./screens/home/loader.ts')).load,
  },
  {
    path: '/login',
    access: 'guests',
    component: async () => (await import('./screens/login/LoginScreen.tsx')).LoginScreen,
  },
  {
    path: '/register',
    access: 'guests',
    component: async () => (await import('./screens/register/RegisterScreen.tsx')).RegisterScreen,
  },
];

/** What a login leads to. */
const firstInside: Screen = {
  path: '/',
  access: 'customers',
  component: async () => (await import('./screens/pcs/PcsScreen.tsx')).PcsScreen,
  load: async () => (await import('./screens/pcs/loader.ts')).load,
};

/** The paths of the other screens inside the authenticated layout, in the order of the specification. */
const insidePaths = [
  '/vps',
  '/order-vps-management',
  '/clouds',
  '/create-clouds',
  '/order-cloud-management',
  '/order-cloud-history',
  '/payment-history',
  '/identity-verification',
  '/order-management',
  '/log-management',
  '/user-guide-management',
  '/api',
] as const satisfies readonly (keyof typeof InsideScreens)[];

/** The list of their code, which the first of them that is opened loads; `main.tsx` may ask for it ahead of time. */
export async function loadInsideScreens(): Promise<typeof InsideScreens> {
  return (await import('./inside-screens.ts')).insideScreens;
}

function insideScreen(path: (typeof insidePaths)[number]): Screen {
  const code = async (): Promise<Pick<Screen, 'component' | 'load'>> =>
    (await loadInsideScreens())[path];
  return {
    path,
    access: 'customers',
    component: async () => (await code()).component(),
    load: async () => (await (await code()).load?.()) ?? (() => null),
  };
}

/** Any other path: the 404 page, for customers; a visitor goes to the landing page like from everywhere else. */
const anyOther: Screen = {
  path: '*',
  access: 'customers',
  component: async () => (await import('./screens/not-found/NotFoundScreen.tsx')).NotFoundScreen,
};

/** Every path that the route table knows, in its order: what the build makes preloads for. */
export const routePaths: readonly RoutePath[] = [
  ...openScreens.map((screen) => screen.path),
  firstInside.path,
  ...insidePaths,
  anyOther.path,
];

/**
 * The whole map of the portal. Every route is lazy, with its guard first and its data beside its code.
 * @param services what loaders work with; there are no globals, so a server rendering two operators' pages is safe
 */
export function createRoutes(services: Services): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootFrame,
      ErrorBoundary: RouteFailure,
      children: [
        ...openScreens.map((screen) => screenRoute(services, screen)),
        {
          id: 'layout',
          loader: guarded(
            services,
            'customers',
            async () => (await import('./screens/layout/loader.ts')).load,
          ),
          shouldRevalidate: revalidates(services),
          lazy: {
            Component: () =>
              importChunk(async () => (await import('./screens/layout/Layout.tsx')).Layout),
          },
          children: [firstInside, ...insidePaths.map(insideScreen)].map((screen) =>
            screenRoute(services, screen),
          ),
        },
        screenRoute(services, anyOther),
      ],
    },
  ];
}
