import path from 'node:path';
import type { Rolldown } from 'vite';

const rules = '../../../packages/machines/src/rules';
const validation = '../../../packages/machines/src/validation';

/**
 * The screens that customers of the three places of the portal always load, and what each takes out of an index (below), from
 * `src`.
 */
const screens = {
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

/**
 * Names a module's file by the places that need it: `auth-home-inside` is what all of them need. Null where the bundler decides:
 * for the screens themselves, for what a single screen needs, and for everything that is not always loaded.
 */
function byPlace(source: string): Rolldown.CodeSplittingNameFunction {
  const rootsOf = (screen: Screen): string[] =>
    screens[screen].map((module) => path.join(source, module));
  const own = new Set(Object.values(screens).map(([screen]) => path.join(source, screen)));
  let needs: Readonly<Record<Screen, ReadonlySet<string>>> | null = null;

  return (id, modules) => {
    if (own.has(id)) return null;
    needs ??= {
      login: needsOf(rootsOf('login'), modules),
      register: needsOf(rootsOf('register'), modules),
      home: needsOf(rootsOf('home'), modules),
      layout: needsOf(rootsOf('layout'), modules),
      pcs: needsOf(rootsOf('pcs'), modules),
    };
    const { login, register, home, layout, pcs } = needs;
    const auth = [login, register].filter((screen) => screen.has(id)).length;
    const open = auth > 0 || home.has(id);
    // What a screen shares with another place goes with that place's file, though its neighbour does not need it.
    const inside = layout.has(id) || (open && pcs.has(id));
    const isShared = home.has(id) || inside;
    const places = [
      ...(auth === 2 || (auth === 1 && isShared) ? ['auth'] : []),
      ...(home.has(id) ? ['home'] : []),
      ...(inside ? ['inside'] : []),
    ];
    return places.length === 0 || places.join() === 'home' ? null : places.join('-');
  };
}

/**
 * How the scripts are cut. Left alone, the bundler cuts along every difference between any two screens: the login was 22 scripts of
 * 106 kB (brotli), most of them of some hundred bytes, and each has its own headers and is compressed by itself. Cut by area
 * it is 9 of 105 kB.
 * @param root folder of the package
 */
export function chunkGroups(root: string): Rolldown.CodeSplittingGroup[] {
  return [
    // The libraries of every page: they change seldom and stay in the browser's cache over a deploy.
    {
      name: 'framework',
      tags: ['$initial'],
      test: /[\\/]node_modules[\\/].*(?<!\.css)$/,
      priority: 3,
    },
    { name: 'start', tags: ['$initial'], priority: 2 },
    {
      name: byPlace(path.join(root, 'src')),
      debugName: 'places',
      priority: 1,
      // What a module needs is needed in the same places or in more of them, and has its own file.
      includeDependenciesRecursively: false,
    },
  ];
}
