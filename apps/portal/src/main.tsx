import '@tram/ui/styles';
import type { Session } from '@tram/api/session';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { chosenLanguage, type Language } from './boot/language.ts';
import type { DocumentFlags } from './boot/protocol.ts';
import { App } from './app/App.tsx';
import { accessOf, placeInstead } from './app/navigation.ts';
import { loadLanguage } from './app/load-language.ts';
import { loadComponents, createRoutes } from './create-routes.ts';
import { createServices } from './app/create-services.ts';
import { readPageData, readRuntimeConfig } from './config/page.ts';
import { type PageData, rootId } from './document/page.ts';
import { createBrowserRouter, RouterProvider } from './router.ts';

/**
 * Ends the holding of submits (`boot/begin.ts`) and submits the held forms, now that the application listens. It waits for the
 * renders that the first effects have caused: a form takes the values typed so far into its state in such an effect.
 */
function releaseHeldSubmits(): void {
  setTimeout(() => {
    for (const form of window.tramBoot?.release() ?? []) form.requestSubmit();
  }, 0);
}

/**
 * Keeps the flag on `<html>` that says whether somebody is signed in up to date; the blocking script set it. Also removes the
 * flag that says that the visitor is being redirected.
 */
function followSessionFlag(session: Session, flags: DocumentFlags): void {
  const follow = (): void => {
    if (session.token() === null) delete flags.session;
    else flags.session = 'present';
  };
  session.subscribe(follow);
  follow();
  delete flags.leaving;
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
  const routes = createRoutes(services);

  // A token without its customer is no session: nobody could be asked for it, logged out of it or told of its end.
  if (services.session.user() === null) services.session.close();

  // The guard of the first page: before any code or data of a page that this customer will not see is asked for.
  const elsewhere = placeInstead(
    accessOf(window.location.pathname),
    window.location,
    services.session.token() !== null,
  );
  if (elsewhere !== null) window.history.replaceState(null, '', elsewhere);

  const page = readPageData();
  const rendered = page !== null && page.path === window.location.pathname ? page : null;
  // Now, so that its words come beside the screen's code.
  const isEnglish = languageOf(rendered) === 'en';
  const english = isEnglish ? loadLanguage('en') : undefined;
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
  followSessionFlag(services.session, document.documentElement.dataset);

  // Asked again: the words of the screens that have come since are waited for too, and those that are here cost nothing.
  const loaded = (await english) && (await loadLanguage('en'));
  const application = (
    <StrictMode>
      <App services={services} loadedLanguage={loaded} onReady={releaseHeldSubmits}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  if (rendered === null) createRoot(container).render(application);
  else hydrateRoot(container, application);
}

/**
 * The language that the page begins in. One that came rendered stays as it was painted; on any other nothing is said yet, and
 * the choice counts, which a kept page or a host of files alone may not have known.
 */
function languageOf(rendered: PageData | null): Language {
  const sent = document.documentElement.lang === 'en' ? 'en' : 'vi';
  return rendered === null ? (chosenLanguage(document.cookie) ?? sent) : sent;
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
