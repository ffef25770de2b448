import { Outlet } from '../../router.ts';

/** The authenticated layout: top bar, side menu, content. */
export function Layout() {
  return (
    <main>
      <Outlet />
    </main>
  );
}
