import path from 'node:path';
import type { Rolldown } from 'vite';
import { routes, screenFile, type RoutePath } from '../../src/routes.ts';

/** The file of the screen at a path. @throws where the table has no such route */
function screenAt(pattern: RoutePath): string {
  const route = routes.find((one) => one.path === pattern);
  if (route === undefined) throw new Error(`There is no route ${pattern}`);
  return path.posix.normalize(screenFile(route));
}

const errors = '../../../packages/api/src/error-catalogue';
const rules = '../../../packages/machines/src/rules';
const validation = '../../../packages/machines/src/validation';
const statusSets = '../../../packages/ui/src/status-badge/status-sets';

/**
 * The screens that customers of the three places of the portal always load, and what each takes out of an index (below), from
 * `src`.
 */
const screens = {
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
    `${errors}/preconditions.ts`,
    `${rules}/current-rental.ts`,
    `${rules}/date-format.ts`,
    `${rules}/rental-period.ts`,
    `${statusSets}/pc-image.ts`,
  ],
  /** Not a screen: what a login loads before its request. */
  session: ['app/session-lifecycle.ts'],
  /** What every call goes through; a screen with an upload imports a part of it directly. */
  client: ['app/client.ts'],
} as const;

type Screen = keyof typeof screens;

/**
 * What is imported separately, but only together with this file: a file of some hundred bytes of
 * its own would cost as much again in headers.
 */
const neighbours = {
  'screens/layout/Layout.tsx': 'inside',
  'screens/layout/loader.ts': 'inside',
  'data/first-call.ts': 'inside',
  [screenAt('/')]: 'inside-pcs',
  'app/client.ts': 'calls',
} as const;

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

const styles = /\.css(?:$|\?)/;

/** The words of a second language: `words.en.ts` of the portal, and those of the kit and of the forms. */
const english =
  /(?:\.en\.ts|[\\/]words[\\/]english(?:\.ts|[\\/][\w-]+\.ts)|[\\/]validation[\\/]english\.ts)$/;

/** Where the words are those of an open page, or of every page. */
const openPages =
  /[\\/](?:app|screens[\\/](?:home|login|register)|features[\\/]auth-page)[\\/][\w-]+\.en\.ts$|[\\/]packages[\\/]/;

/** Whether a file of the build has English words, or loads them. */
export function isEnglish(file: string): boolean {
  return /(?:^|\/)(?:english(?:-inside)?|language-loader)-[\w-]+\.js$/.test(file);
}

/** Two files for any number of screens: one for the open pages, and one for the inside. */
function englishName(id: string): string {
  return openPages.test(id) ? 'english' : 'english-inside';
}

type Places = (
  id: string,
  modules: Modules,
) => {
  readonly start: boolean;
  /** How many of the login and the sign-up need it. */
  readonly auth: number;
  readonly home: boolean;
  readonly layout: boolean;
  readonly pcs: boolean;
  readonly session: boolean;
  readonly client: boolean;
};

/** Where a module is needed, read from the graph once. */
function placesIn(source: string): Places {
  let needs: Readonly<Record<Screen, ReadonlySet<string>>> | null = null;
  return (id, modules) => {
    const of = (screen: Screen): ReadonlySet<string> => {
      const roots = screens[screen].map((module) => path.join(source, module));
      const lost = roots.find((root) => modules.getModuleInfo(root) === null);
      if (lost !== undefined) throw new Error(`${lost} is named here and not part of the build`);
      return needsOf(roots, modules);
    };
    needs ??= {
      start: of('start'),
      login: of('login'),
      register: of('register'),
      home: of('home'),
      layout: of('layout'),
      pcs: of('pcs'),
      session: of('session'),
      client: of('client'),
    };
    const { start, login, register, home, layout, pcs, session, client } = needs;
    return {
      start: start.has(id),
      auth: [login, register].filter((screen) => screen.has(id)).length,
      home: home.has(id),
      layout: layout.has(id),
      pcs: pcs.has(id),
      session: session.has(id),
      client: client.has(id),
    };
  };
}

/**
 * Names a module's file by the places that need it: `auth-home-inside` is what all of them need. Null where the bundler decides:
 * for the screens themselves, for what a single screen needs, and for everything that is not always loaded.
 */
function scriptName(source: string, places: Places): Rolldown.CodeSplittingNameFunction {
  const own = new Set(Object.values(screens).map(([screen]) => path.join(source, screen)));
  const beside = new Map(
    Object.entries(neighbours).map(([id, name]) => [path.join(source, id), name]),
  );
  return (id, modules) => {
    const neighbour = beside.get(id);
    if (neighbour !== undefined) return neighbour;
    if (own.has(id)) return null;
    const { auth, home, layout, pcs, session, client } = places(id, modules);
    // What a screen shares with another place goes with that place's file, though its neighbour does not need it.
    const inside = layout || (pcs && (auth > 0 || home));
    // How an answer is read, before the client is there and by the client: which must not bring the layout with it.
    if (client && layout && auth === 0 && !home) return 'answers';
    const names = [
      ...(auth === 2 || (auth === 1 && (home || inside)) ? ['auth'] : []),
      ...(home ? ['home'] : []),
      ...(inside ? ['inside'] : []),
    ];
    const name = names.join('-');
    // Some hundred bytes, not worth a separate file; the link that looks like a button is on nearly every screen, and the
    // client is loaded by all of them.
    if (name === 'auth-inside' || /(?:LinkButton\.tsx|idempotency-key\.ts)$/.test(id)) {
      return 'auth-home-inside';
    }
    // The landing page's fields are those of the dialogs inside.
    if (name === 'home') return /[\\/]packages[\\/]/.test(id) ? 'home-kit' : null;
    // What the first screen inside shares with the others there: cut apart it is eight files of some hundred bytes, and more
    // with every screen that takes a part of it. What the session's lifecycle has in common with that of a PC, the library
    // above all, is a file for both.
    if (name === '') {
      // The rest of the session's is used by no other screen, and is loaded after the first paint.
      if (session) return pcs ? 'lifecycles' : null;
      if (client) return 'calls';
      return pcs ? 'inside-pcs' : null;
    }
    return name;
  };
}

/**
 * Styles block the first paint, so there are fewer files of them than of scripts: one for the login and the
 * sign-up, which is also every page's; a second one where the landing page or the inside needs more.
 */
function styleName(places: Places): Rolldown.CodeSplittingNameFunction {
  return (id, modules) => {
    const { start, auth, home, layout, pcs } = places(id, modules);
    if (start || auth > 0) return 'styles';
    if (home) return layout || pcs ? 'home-inside-styles' : 'home-styles';
    return layout ? 'inside-styles' : null;
  };
}

/**
 * How the scripts are cut. Left alone, the bundler cuts along every difference between any two screens: the login was 22 scripts of
 * 106 kB (brotli), most of them of some hundred bytes, and each has its own headers and is compressed separately. Cut by
 * place it is 8 of 105 kB.
 * @param root folder of the package
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  const source = path.join(root, 'src');
  const places = placesIn(source);
  return [
    {
      name: styleName(places),
      debugName: 'styles',
      test: styles,
      priority: 4,
      includeDependenciesRecursively: false,
    },
    {
      name: englishName,
      debugName: 'english',
      test: english,
      priority: 5,
      includeDependenciesRecursively: false,
    },
    // The libraries of every page: they change seldom and stay in the browser's cache over a deploy.
    {
      name: 'framework',
      tags: ['$initial'],
      test: /[\\/]node_modules[\\/].*(?<!\.css)$/,
      priority: 3,
    },
    { name: 'start', tags: ['$initial'], priority: 2 },
    {
      name: scriptName(source, places),
      debugName: 'places',
      priority: 1,
      // What a module needs is needed in the same places or in more of them, and has its own file.
      includeDependenciesRecursively: false,
    },
  ];
}
