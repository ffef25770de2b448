import { lazy, Suspense, useSyncExternalStore, useEffect, useRef } from 'react';
import { importChunk } from './import-chunk.ts';
import { useServices } from './services-context.ts';
import { useLocation, Outlet, ScrollRestoration } from '../router.ts';
import { useRouteTitle } from './screen-route.ts';

const ToastRegion = lazy(async () => {
  const { ToastRegion: Region } = await importChunk(() => import('@tram/ui/toast'));
  return { default: Region };
});

/** Where notices appear. Nothing, and none of the toast's code, until the first one. */
function NoticeHost() {
  const { notices } = useServices();
  const isNeeded = useSyncExternalStore(notices.subscribe, notices.everShown, () => false);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastRegion queue={notices.queue} />
    </Suspense>
  );
}

/** Moves the focus to the heading of the new screen, so that the keyboard and a screen reader start where the eye does. */
function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (!(heading instanceof HTMLElement)) return;
  // -1 keeps it out of the tab order; the ring would only point at what the customer did not choose to focus.
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

/**
 * After a navigation to another path: sets the document's title and moves the focus to the screen's h1, whose words a screen reader
 * says then; a live region would only say them twice. On the first load the browser does that on its own. A change of the query alone
 * (a filter, a page of a list) does not change the focus. Renders nothing.
 */
function RouteChange() {
  const { pathname } = useLocation();
  const title = useRouteTitle();
  const { notices } = useServices();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = title.document;
  }, [title.document]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    notices.queue.navigated();
    focusHeading();
  }, [pathname, notices]);

  return null;
}

/** The frame around every screen: it draws nothing of its own but, once there is one, the notices. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <RouteChange />
      <NoticeHost />
      <ScrollRestoration />
    </>
  );
}
