import '@tram/ui/styles';
import type { Session } from '@tram/api/session';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Boot, documentFlags } from './boot/protocol.ts';
import { App } from './app/App.tsx';
import { accessOf, refusedTo } from './app/navigation.ts';
import { loadLanguage } from './app/load-language.ts';
import { loadComponents, createRoutes, loadInsideScreens } from './create-routes.ts';
import { createServices } from './app/create-services.ts';
import type { Services } from './app/services.ts';
import { i18n } from './app/words.ts';
import { readPageData, readRuntimeConfig } from './config/page.ts';
import { rootId } from './document/page.ts';
import { createBrowserRouter, RouterProvider } from './router.ts';

/**
 * Ends the holding of submits (`boot/begin.ts`) and submits the held forms, now that the application listens. It waits for the
 * renders that the first effects have caused: a form takes the values typed so far into its state in such an effect.
 */
function releaseHeldSubmits(boot: Boot | undefined): void {
  setTimeout(() => {
    for (const form of boot?.release() ?? []) form.requestSubmit();
  }, 0);
}

/**
 * Keeps the flag on `<html>` that says whether somebody is signed in up to date; the blocking script set it. Also removes the
 * flag that says that the visitor is being redirected.
 */
function followSessionFlag(session: Session, element: HTMLElement): void {
  const follow = (): void => {
    if (session.token() === null) delete element.dataset[documentFlags.session];
    else element.dataset[documentFlags.session] = 'present';
  };
  session.subscribe(follow);
  follow();
  delete element.dataset[documentFlags.leaving];
}

/**
 * Starts the application. A page that came rendered is hydrated: its markup, what was typed into it and the focus stay.
 * Any other page keeps what its HTML shows until the first screen and its data are there.
 */
async function start(): Promise<void> {
  const container = document.getElementById(rootId);
  if (container === null) throw new Error(`The page has no #${rootId}`);

  const config = await readRuntimeConfig(window.tramBoot);
  if (config === null) return;
  const services = createServices(config, { session: {}, boot: window.tramBoot });
  // Now, so that its words come beside the screen's code.
  const english =
    document.documentElement.dataset[documentFlags.language] === 'en'
      ? loadLanguage('en')
      : undefined;
  const routes = createRoutes(services);

  // A token without its customer is no session: nobody could be asked for it, logged out of it or told of its end.
  if (services.session.user() === null) services.session.close();

  // The guard of the first page: before any code or data of a page that this customer will not see is asked for.
  const elsewhere = refusedTo(
    accessOf(window.location.pathname),
    services.session.token() !== null,
  );
  if (elsewhere !== null) window.history.replaceState(null, '', elsewhere);

  const page = readPageData();
  const rendered = page !== null && page.path === window.location.pathname ? page : null;
  if (rendered !== null) await loadComponents(routes, rendered.path);

  const router = createBrowserRouter(
    routes,
    rendered === null ? {} : { hydrationData: { loaderData: { ...rendered.loaderData } } },
  );
  services.attachRouter({
    navigate: (to, options) => router.navigate(to, options),
    // Where the customer is going counts: a loader's refused call belongs to the page that was asked for.
    place: () => router.state.navigation.location ?? router.state.location,
  });
  if (rendered === null) await firstScreen(router);
  followSessionFlag(services.session, document.documentElement);

  function ready(): void {
    releaseHeldSubmits(window.tramBoot);
    // A rendered page is Vietnamese: it is hydrated as it came.
    if (rendered !== null) void english?.then(i18n.show);
  }
  const application = (
    <StrictMode>
      <App
        services={services}
        loadedLanguage={rendered === null ? await english : undefined}
        onReady={ready}
      >
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (rendered === null) createRoot(container).render(application);
  else hydrateRoot(container, application);
  loadOnFirstActivity(services);
}

/** Loads the list of the inside screens on first pointer or keyboard activity, before one of them can be chosen. */
function loadOnFirstActivity({ session }: Services): void {
  const waiting = new AbortController();
  const load = (): void => {
    if (session.token() === null) return;
    waiting.abort();
    void loadInsideScreens().catch(() => null);
  };
  window.addEventListener('pointerover', load, { signal: waiting.signal, passive: true });
  window.addEventListener('keydown', load, { signal: waiting.signal });
}

/** Resolves when the first screen's code and data are there, or have failed. */
function firstScreen(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

// Not awaited: the screens' chunks import from this one, and would wait for it while it waits for them.
void start();
