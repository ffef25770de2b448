import { Outlet, ScrollRestoration } from '../router.ts';
import { NoticeHost } from './NoticeHost.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

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
