import { lazy, Suspense, useSyncExternalStore, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { importChunk } from './import-chunk.ts';
import { useServices } from './services-context.ts';
import { useLocation, Outlet, ScrollRestoration } from '../router.ts';
import { useRouteTitle } from './screen-route.ts';
import { useWords } from './words.ts';
import { appWords } from './words.vi.ts';

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
 * After a navigation to another path: sets the document's title, moves the focus to the screen's h1 and says the title
 * politely. On the first load the browser does all of that on its own. A change of the query alone (a filter, a page of a
 * list) changes neither focus nor announcement.
 */
function RouteAnnouncer() {
  const words = useWords(appWords);
  const { pathname } = useLocation();
  const title = useRouteTitle();
  const { notices } = useServices();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = title.document;
  }, [title.document]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    notices.queue.navigated();
    setAnnouncement(words.opened(title.screen));
    focusHeading();
  }, [pathname, notices, title.screen, words]);

  return (
    <VisuallyHidden>
      <output>{announcement}</output>
    </VisuallyHidden>
  );
}

/** The frame around every screen: it draws nothing of its own but the announcer and, once there is one, the notices. */
export function RootFrame() {
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <NoticeHost />
      <ScrollRestoration />
    </>
  );
}
