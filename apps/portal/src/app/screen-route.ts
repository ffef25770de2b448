import type { ComponentType } from 'react';
import {
  redirect,
  replace,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  useMatches,
} from '../router.ts';
import type { Access, RoutePath } from '../routes.ts';
import { placeInstead, loginPathFor } from './navigation.ts';
import { importChunk } from './import-chunk.ts';
import type { Services } from './services.ts';
import { useRuntimeConfig } from './services-context.ts';
import { useWords } from './words.ts';
import { appWords } from './words.vi.ts';

/**
 * Fetches what a screen shows first. It runs while the screen's own code is still loading; what it returns is the
 * screen's `useLoaderData`. Throw `leadAway(request, path)` to go elsewhere.
 */
export type Loader<Data = unknown> = (
  services: Services,
  request: LoaderFunctionArgs,
) => Promise<Data> | Data;

export type ScreenModule = Readonly<Record<string, ComponentType | Loader>>;

interface Screen {
  readonly path: RoutePath;
  readonly access: Access;
  readonly component: () => Promise<ComponentType>;
  readonly load: (() => Promise<Loader>) | undefined;
}

/** What the frame around the screens reads of a route. */
interface RouteHandle {
  readonly title: RoutePath;
}

function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}

/**
 * A redirect for a loader whose page is not for this customer. Back, Forward and a reload are at the page's own entry of the
 * history already: it is replaced, or Back would end in the same redirect for ever. What a link leads to has no entry yet, and
 * the page with the link keeps its own.
 */
export function leadAway({ request }: LoaderFunctionArgs, path: string): Response {
  const { pathname, search } = new URL(request.url);
  const { location } = window;
  return location.pathname === pathname && location.search === search
    ? replace(path)
    : redirect(path);
}

/**
 * A loader behind its guard. The guard stands before everything: a customer without a token costs no request, not even for
 * the loader's code.
 */
export function guarded(
  services: Services,
  access: Access,
  load?: () => Promise<Loader>,
): (request: LoaderFunctionArgs) => Promise<unknown> {
  return async (request) => {
    const url = new URL(request.request.url);
    const elsewhere = placeInstead(access, url, services.session.token() !== null);
    if (elsewhere !== null && services.sessionEnd.hasEnded()) {
      // From a screen that was kept after the end of the session on to another one: the login, and from there to it.
      services.sessionEnd.continueToLogin();
      throw leadAway(request, loginPathFor(url));
    }
    if (elsewhere !== null) throw leadAway(request, elsewhere);
    if (load === undefined) return null;
    const run = await importChunk(load);
    return run(services, request);
  };
}

/**
 * After a session has ended in the background its screen stays with what was typed, and so it does when only its query
 * string changes (a dialog is closed, a filter is set): the guard is not asked.
 */
export function revalidates(services: Services): ShouldRevalidateFunction {
  return ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
    currentUrl.pathname === nextUrl.pathname && services.sessionEnd.hasEnded()
      ? false
      : defaultShouldRevalidate;
}

/** A route with its guard. The loader's code and the screen's code are asked for together; neither waits for the other. */
export function screenRoute(services: Services, screen: Screen): RouteObject {
  const { path, access, component, load } = screen;
  return {
    id: path,
    path,
    handle: { title: path } satisfies RouteHandle,
    loader: guarded(services, access, load),
    shouldRevalidate: revalidates(services),
    lazy: { Component: () => importChunk(component) },
  };
}

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
