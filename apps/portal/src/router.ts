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
  NavLink,
  Outlet,
  redirect,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from 'react-router-dom';
export type {
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavLinkProps,
  RouteObject,
  ShouldRevalidateFunction,
  StaticHandlerContext,
} from 'react-router-dom';
