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
import type { RouteObject } from './router.ts';
import { unbuiltRoutes, type UnbuiltRoute } from './unbuilt-routes.ts';

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

/** Screens inside the authenticated layout. All of the specification's routes are here or in `unbuiltRoutes`. */
const insideScreens: readonly Screen[] = [
  {
    path: '/',
    access: 'customers',
    component: async () => (await import('./screens/pcs/PcsScreen.tsx')).PcsScreen,
    load: async () => (await import('./screens/pcs/loader.ts')).load,
  },
  {
    path: '/payment-history',
    access: 'customers',
    component: async () =>
      (await import('./screens/recharge-history/RechargeHistoryScreen.tsx')).RechargeHistoryScreen,
    load: async () => (await import('./screens/recharge-history/loader.ts')).load,
  },
  {
    path: '/api',
    access: 'customers',
    component: async () =>
      (await import('./screens/api-placeholder/ApiPlaceholderScreen.tsx')).ApiPlaceholderScreen,
  },
];

function unbuilt(path: UnbuiltRoute): Screen {
  return {
    path,
    access: 'customers',
    component: async () => (await import('./screens/unbuilt/UnbuiltScreen.tsx')).UnbuiltScreen,
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
  ...insideScreens.map((screen) => screen.path),
  ...unbuiltRoutes,
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
          children: [...insideScreens, ...unbuiltRoutes.map(unbuilt)].map((screen) =>
            screenRoute(services, screen),
          ),
        },
        screenRoute(services, anyOther),
      ],
    },
  ];
}
