import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from '../router.ts';
import { accessOf } from './guard.ts';
import { NoticeHost } from './NoticeHost.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { useServices } from './services-context.ts';

/** The frame around every screen: it draws nothing of its own but the announcer and, once there is one, the notices. */
export function RootFrame() {
  const services = useServices();
  const isInside = accessOf(useLocation().pathname) === 'customers';

  // After the first screen has been painted: the session listens to its end, here and in other tabs.
  useEffect(() => {
    // Without its code the session still works; the next call that needs it tries again.
    if (isInside) services.lifecycle().catch(() => undefined);
  }, [services, isInside]);

  return (
    <>
      <Outlet />
      <RouteAnnouncer />
      <NoticeHost />
      <ScrollRestoration />
    </>
  );
}
