import path from 'node:path';
import type { Rolldown } from 'vite';
import { loaderFile, routes, screenFile, type RoutePath } from '../../src/routes.ts';

/** The file of the screen at a path, from `src`. @throws where the table has no such route */
export function screenAt(pattern: RoutePath): string {
  const route = routes.find((one) => one.path === pattern);
  if (route === undefined) throw new Error(`There is no route ${pattern}`);
  return path.posix.normalize(screenFile(route));
}

export const errors = '../../../packages/api/src/error-catalogue';
export const rules = '../../../packages/machines/src/rules';
const validation = '../../../packages/machines/src/validation';
const statusSets = '../../../packages/ui/src/status-badge/status-sets';

/** What the layout loads when the first screen is quiet, from `src`. */
export const laterModules = [
  'data/background.ts',
  'features/activity/Activity.tsx',
  'features/runway/RunwayNote.tsx',
  'features/session-clock/parts.tsx',
  'screens/layout/commands-parts.tsx',
  'screens/layout/keep-focus.ts',
] as const;

/**
 * What customers of the three places of the portal always load, and what each takes out of an index (below), from `src`. What is
 * loaded by an import of its own comes first.
 */
export const screens = {
  start: ['main.tsx'],
  login: [screenAt('/login'), `${validation}/login.ts`],
  register: [screenAt('/register'), `${validation}/register.ts`],
  home: [
    screenAt('/home'),
    `${rules}/price.ts`,
    `${rules}/rental-period.ts`,
    `${rules}/date-format.ts`,
  ],
  /** Around every screen behind the login. */
  layout: ['screens/layout/Layout.tsx'],
  /** The first screen behind the login. */
  pcs: [
    screenAt('/'),
    `${rules}/current-rental.ts`,
    `${rules}/date-format.ts`,
    `${rules}/low-time.ts`,
    `${rules}/rental-period.ts`,
    `${statusSets}/pc-image.ts`,
  ],
  /** Not a screen: what a login loads before its request. */
  session: ['app/session-lifecycle.ts'],
  /** What every call goes through; a screen with an upload imports a part of it directly. */
  client: ['app/client.ts'],
  /** What comes by itself after the first screen inside. Of the indexes: what no other screen begins with. */
  later: [
    ...laterModules,
    `${rules}/activity-feed.ts`,
    `${rules}/current-rentals.ts`,
    `${rules}/end-warnings.ts`,
    `${rules}/freshness.ts`,
    `${rules}/leaving.ts`,
    `${rules}/price-preview.ts`,
    `${rules}/rental-continuation.ts`,
    `${rules}/rental-terms.ts`,
    `${rules}/runway.ts`,
    `${rules}/vps-rental.ts`,
  ],
  /** What the other screens inside begin with. */
  others: routes
    .filter(({ access, path: pattern }) => access === 'customers' && pattern !== '/')
    .flatMap((route) =>
      'loader' in route ? [screenFile(route), loaderFile(route)] : [screenFile(route)],
    ),
} as const;

type Place = keyof typeof screens;

const isPlace = (key: string): key is Place => Object.hasOwn(screens, key);
const places = Object.keys(screens).filter(isPlace);

/**
 * Indexes of small modules, of which every screen takes a few: an importer of one does not need all that it names. What is not named
 * above is left to the bundler, which knows what is used.
 */
const indexes =
  /[\\/]packages[\\/](?:api[\\/]src[\\/]error-catalogue|machines[\\/]src[\\/](?:rules|validation)|ui[\\/]src[\\/]status-badge[\\/]status-sets)\.ts$/;

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Modules and everything that they cannot run without. */
function needsOf(roots: readonly string[], modules: Modules): ReadonlySet<string> {
  const needs = new Set<string>();
  const visit = (id: string): void => {
    if (needs.has(id)) return;
    needs.add(id);
    if (indexes.test(id)) return;
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return needs;
}

/** Of the places, those that need a module. */
export type PlacesOf = (id: string, modules: Modules) => ReadonlySet<Place>;

/**
 * Where a module is needed, read from the graph once.
 * @param source folder that the places are named from
 */
export function placesIn(source: string): PlacesOf {
  let needs: readonly (readonly [Place, ReadonlySet<string>])[] | null = null;
  return (id, modules) => {
    const of = (place: Place): ReadonlySet<string> => {
      const roots = screens[place].map((module) => path.join(source, module));
      const lost = roots.find((root) => modules.getModuleInfo(root) === null);
      if (lost !== undefined) throw new Error(`${lost} is named here and not part of the build`);
      return needsOf(roots, modules);
    };
    needs ??= places.map((place) => [place, of(place)]);
    return new Set(needs.flatMap(([place, modulesOf]) => (modulesOf.has(id) ? [place] : [])));
  };
}
