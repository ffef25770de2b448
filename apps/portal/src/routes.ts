import type { Input } from '@tram/api/client';
import type { OperationId } from '@tram/api/operations';

/** Who may open a route (specification, section 2). */
export type Access =
  /** Everybody, logged in or not: the landing page. */
  | 'everybody'
  /** Only without a token: login and register. */
  | 'guests'
  /** Only with a token: all the rest, unknown paths too. */
  | 'customers';

type ListOperation = Extract<OperationId, `list${string}`>;

/** The call that a screen begins with, where the address alone says what is asked. Account and frame ask for themselves. */
export type FirstCall = {
  readonly [Id in ListOperation]: {
    readonly operation: Id;
    readonly query?: Omit<NonNullable<Input<Id> extends { query?: infer Q } ? Q : never>, 'page'>;
    /** `current`: the page that `?page=` names. `upToCurrent`: that one and all before it ('Xem thêm'). Without it no page. */
    readonly page?: 'current' | 'upToCurrent';
    /** A query parameter of the address with which the screen shows something else, and makes no such call. */
    readonly unless?: readonly [name: string, value: string];
  };
}[ListOperation];

interface Route {
  readonly path: string;
  readonly access: Access;
  /** Folder and component of the screen: `vps/VpsScreen` is exported by `screens/vps/VpsScreen.tsx`. */
  readonly screen: `${string}/${string}Screen`;
  /** Its data need more than a first call: `loader.ts` in the same folder exports `loader`. */
  readonly loader?: true;
  readonly firstCall?: FirstCall;
}

/**
 * Every route of the portal, in the order of the specification, section 2. All else is derived from this table: guards and lazy
 * loading (`create-routes.ts`), titles (`app/words.vi.ts` has one a path), the files that a page preloads and the calls that
 * leave before the application is there (`scripts/build`). It is data alone: the build reads it in Node.
 */
export const routes = [
  {
    path: '/home',
    access: 'everybody',
    screen: 'home/HomeScreen',
    loader: true,
  },
  { path: '/login', access: 'guests', screen: 'login/LoginScreen' },
  { path: '/register', access: 'guests', screen: 'register/RegisterScreen' },
  {
    path: '/',
    access: 'customers',
    screen: 'pcs/PcsScreen',
    firstCall: { operation: 'listImages', page: 'upToCurrent' },
  },
  {
    path: '/vps',
    access: 'customers',
    screen: 'vps/VpsScreen',
    firstCall: { operation: 'listComputerConfigs' },
  },
  {
    path: '/order-vps-management',
    access: 'customers',
    screen: 'vps-orders/VpsOrdersScreen',
    loader: true,
  },
  {
    path: '/clouds',
    access: 'customers',
    screen: 'clouds/CloudsScreen',
    firstCall: { operation: 'listCloudImages', page: 'upToCurrent' },
  },
  {
    path: '/create-clouds',
    access: 'customers',
    screen: 'create-clouds/CreateCloudsScreen',
    firstCall: { operation: 'listCloudPackages' },
  },
  {
    path: '/order-cloud-management',
    access: 'customers',
    screen: 'cloud-orders/CloudOrdersScreen',
    loader: true,
  },
  {
    path: '/order-cloud-history',
    access: 'customers',
    screen: 'cloud-history/CloudHistoryScreen',
    loader: true,
  },
  {
    path: '/payment-history',
    access: 'customers',
    screen: 'recharge-history/RechargeHistoryScreen',
    firstCall: { operation: 'listRecharges', page: 'current', unless: ['view', 'statement'] },
  },
  {
    path: '/identity-verification',
    access: 'customers',
    screen: 'identity-verification/IdentityVerificationScreen',
    loader: true,
  },
  {
    path: '/order-management',
    access: 'customers',
    screen: 'pc-orders/PcOrdersScreen',
    loader: true,
  },
  {
    path: '/log-management',
    access: 'customers',
    screen: 'logs/LogsScreen',
    loader: true,
  },
  {
    path: '/user-guide-management',
    access: 'customers',
    screen: 'user-guides/UserGuidesScreen',
    firstCall: { operation: 'listUserGuides', page: 'current' },
  },
  {
    path: '/api',
    access: 'customers',
    screen: 'api-placeholder/ApiPlaceholderScreen',
  },
  // Any other path: the 404 page for customers; a visitor goes to the landing page like from everywhere else.
  { path: '*', access: 'customers', screen: 'not-found/NotFoundScreen' },
] as const satisfies readonly Route[];

export type RoutePath = (typeof routes)[number]['path'];

export type OpenPath = Exclude<(typeof routes)[number], { readonly access: 'customers' }>['path'];

/** The paths that are open without a login, in the order of the table. */
export const openPaths: readonly OpenPath[] = routes.flatMap((route) =>
  route.access === 'customers' ? [] : [route.path],
);

/** The file of a route's screen, from `src`. */
export function screenFile({ screen }: Pick<Route, 'screen'>): string {
  return `./screens/${screen}.tsx`;
}

/** The file of a route's own loader, from `src`. */
export function loaderFile({ screen }: Pick<Route, 'screen'>): string {
  return `./screens/${screen.split('/', 1)[0]}/loader.ts`;
}
