/**
 * The only module that imports the router library. Screens import from here, so that a new major version (whose package
 * has another name) is a change of one file.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Outlet,
  redirect,
  replace,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom';
