import path from 'node:path';
import type { Rolldown } from 'vite';

const rules = '../../../packages/machines/src/rules';
const validation = '../../../packages/machines/src/validation';

/**
 * The screens that customers of the three places of the portal always load, and what each takes out of an index (below), from
 * `src`.
 */
const screens = {
  /** What every page begins with. */
  start: ['main.tsx'],
  login: ['screens/login/LoginScreen.tsx', `${validation}/login.ts`],
  register: ['screens/register/RegisterScreen.tsx', `${validation}/register.ts`],
  home: [
    'screens/home/HomeScreen.tsx',
    `${rules}/price.ts`,
    `${rules}/rental-period.ts`,
    `${rules}/date-format.ts`,
  ],
  /** Around every screen behind the login. */
  layout: ['screens/layout/Layout.tsx'],
  /** The first screen behind the login. */
  pcs: ['screens/pcs/PcsScreen.tsx', `${rules}/date-format.ts`, `${rules}/rental-period.ts`],
} as const;

type Screen = keyof typeof screens;

/**
 * Indexes of small modules, of which every screen takes a few: who imports one does not need what it names. What is not named
 * above is left to the bundler, which knows what is used.
 */
const indexes = /[\\/]packages[\\/]machines[\\/]src[\\/](?:rules|validation)\.ts$/;

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
};

/** Where a module is needed, read from the graph once. */
function placesIn(source: string): Places {
  let needs: Readonly<Record<Screen, ReadonlySet<string>>> | null = null;
  return (id, modules) => {
    const of = (screen: Screen): ReadonlySet<string> =>
      needsOf(
        screens[screen].map((module) => path.join(source, module)),
        modules,
      );
    needs ??= {
      start: of('start'),
      login: of('login'),
      register: of('register'),
      home: of('home'),
      layout: of('layout'),
      pcs: of('pcs'),
    };
    const { start, login, register, home, layout, pcs } = needs;
    return {
      start: start.has(id),
      auth: [login, register].filter((screen) => screen.has(id)).length,
      home: home.has(id),
      layout: layout.has(id),
      pcs: pcs.has(id),
    };
  };
}

/**
 * Names a module's file by the places that need it: `auth-home-inside` is what all of them need. Null where the bundler decides:
 * for the screens themselves, for what a single screen needs, and for everything that is not always loaded.
 */
function scriptName(source: string, places: Places): Rolldown.CodeSplittingNameFunction {
  const own = new Set(Object.values(screens).map(([screen]) => path.join(source, screen)));
  return (id, modules) => {
    if (own.has(id)) return null;
    const { auth, home, layout, pcs } = places(id, modules);
    // What a screen shares with another place goes with that place's file, though its neighbour does not need it.
    const inside = layout || (pcs && (auth > 0 || home));
    const names = [
      ...(auth === 2 || (auth === 1 && (home || inside)) ? ['auth'] : []),
      ...(home ? ['home'] : []),
      ...(inside ? ['inside'] : []),
    ];
    const name = names.join('-');
    // Some hundred bytes, not worth a file of their own; the link that looks like a button is on nearly every screen.
    if (name === 'auth-inside' || id.endsWith('LinkButton.tsx')) return 'auth-home-inside';
    // The landing page's fields are those of the dialogs inside.
    if (name === 'home') return /[\\/]packages[\\/]/.test(id) ? 'home-kit' : null;
    // What the first screen inside shares with the others there: cut apart it is eight files of some hundred bytes.
    if (name === '') return pcs && /[\\/]packages[\\/]ui[\\/]/.test(id) ? 'inside-kit' : null;
    return name;
  };
}

/**
 * Styles stand in the way of the first paint, so there are fewer files of them than of scripts: one for the login and the
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
 * 106 kB (brotli), most of them of some hundred bytes, and each has its own headers and is compressed by itself. Cut by
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
