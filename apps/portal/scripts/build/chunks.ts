import path from 'node:path';
import type { Rolldown } from 'vite';
import {
  errors,
  laterModules,
  type PlacesOf,
  placesIn,
  rules,
  screenAt,
  screens,
} from './places.ts';

const machines = '../../../packages/machines/src';

/**
 * What is imported separately, but only together with this file: a file of some hundred bytes of
 * its own would cost as much again in headers.
 */
const neighbours: Readonly<Record<string, string>> = {
  'screens/layout/Layout.tsx': 'inside',
  'screens/layout/loader.ts': 'inside',
  'data/first-call.ts': 'inside',
  [screenAt('/')]: 'inside-pcs',
  'app/client.ts': 'calls',
  'app/session-lifecycle.ts': 'session-lifecycle',
  // The sign-up stores it, and the session's lifecycle, which the sign-up does without, reads it.
  'app/wanted-place.ts': 'wanted-place',
  ...Object.fromEntries(laterModules.map((module) => [module, 'later'])),
};

/** Small modules that several places share, and a file for each of these: cut by the places they would be files of some hundred bytes. */
const shared = {
  // The landing page, what is known of prices inside, and the messages that the English words of every page translate.
  'home-rules': [
    `${rules}/price.ts`,
    `${errors}/outcomes.ts`,
    `${errors}/preconditions.ts`,
    'app/known-sum.ts',
  ],
  // The landing page, dialogs that pay, the calendar of ends, and the notice of a near end.
  'data-retention': [
    'features/data-retention/DataRetention.tsx',
    'features/data-retention/data-retention.ts',
    'features/data-retention/unsaid-words.vi.ts',
    'features/data-retention/words.vi.ts',
  ],
  // What runs now: the clock in the layout, and the screens of cloud machines.
  running: [
    `${rules}/cloud-price.ts`,
    `${rules}/session-clock.ts`,
    `${rules}/usual-time.ts`,
    `${machines}/cloud-image/model.ts`,
    `${machines}/cloud-image/rules.ts`,
    `${machines}/hardware-request/rules.ts`,
    'features/lists/use-all-pages.ts',
    'features/session-clock/running-sessions.ts',
    'features/usual-time/usual-time.ts',
    'features/usual-time/waits.ts',
  ],
  // The actors of payments and of all machines, which come with the library of state machines.
  actors: [
    `${machines}/actors/deadline.ts`,
    `${machines}/actors/watch.ts`,
    `${machines}/payment/machine.ts`,
    'features/lifecycles/readings.ts',
  ],
  // The filters over a list, which a long list of machines has from its first screen on.
  filters: [
    `${rules}/search-folding.ts`,
    'features/lists/FilterBar.tsx',
    'features/lists/FilterSearchField.tsx',
    'features/lists/filters.ts',
    'features/lists/words.vi.ts',
    'features/machine-list/MachineSearch.tsx',
    'features/machine-list/machine-filters.ts',
    'features/machine-list/words.vi.ts',
    'features/lists/lists.css.ts',
  ],
  'pc-actors': ['features/pc/pc-actors.ts', 'features/pc/read-image.ts'],
  // Times and the like: nearly all screens inside.
  'inside-values': [
    `${rules}/cloud-time.ts`,
    `${rules}/remaining-time.ts`,
    `${rules}/zone-time.ts`,
    `${machines}/recharge-qr/rules.ts`,
    '../../../packages/ui/src/icon/generated/IconFilter.ts',
    '../../../packages/ui/src/icon/generated/IconSearch.ts',
    '../../../packages/ui/src/icon/generated/IconX.ts',
    '../../../packages/ui/src/field/belongsToInputMethod.ts',
    '../../../packages/api/src/pages.ts',
    'features/cloud/time-in-words.ts',
    'features/payment/evidence.ts',
    'features/server-time/ticker.ts',
    'features/server-time/time-left.ts',
    'features/server-time/use-now.ts',
  ],
} as const;

const realtime =
  /[\\/]packages[\\/]api[\\/]src[\\/](?:generated[\\/]events|realtime(?:-events)?)\.ts$|[\\/](?:socket|engine)\.io-(?:client|parser)[\\/]|[\\/]@socket\.io[\\/]/;

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

/** How many of the login and the sign-up are among the places. */
function authScreens(places: ReturnType<PlacesOf>): number {
  return (places.has('login') ? 1 : 0) + (places.has('register') ? 1 : 0);
}

/**
 * Names a module's file by the places that need it: `auth-home-inside` is what all of them need. Null where the bundler decides:
 * for the screens themselves, for what a single screen needs, and for everything that is not always loaded.
 */
function scriptName(source: string, placesOf: PlacesOf): Rolldown.CodeSplittingNameFunction {
  const own = new Set(
    [...screens.others, ...Object.values(screens).map(([screen = '']) => screen)].map((file) =>
      path.join(source, file),
    ),
  );
  const beside = new Map(
    [
      ...Object.entries(neighbours),
      ...Object.entries(shared).flatMap(([name, files]) =>
        files.map((file) => [file, name] as const),
      ),
    ].map(([file, name]) => [path.join(source, file), name]),
  );
  return (id, modules) => {
    const neighbour = beside.get(id);
    if (neighbour !== undefined) return neighbour;
    if (own.has(id)) return null;
    const places = placesOf(id, modules);
    const auth = authScreens(places);
    const home = places.has('home');
    const layout = places.has('layout');
    const pcs = places.has('pcs');
    const client = places.has('client');
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
    // with every screen that takes a part of it. What the session's lifecycle has in common with it is about answers; the rest,
    // the library of state machines above all, comes with the first lifecycle.
    if (name === '') {
      if (places.has('session')) return pcs ? 'answers' : 'session-lifecycle';
      if (client) return 'calls';
      if (pcs) return 'inside-pcs';
      // A dialog that is opened needs what is there already; a screen that a visit begins with shall not load all of it.
      return places.has('later') && !places.has('others') ? 'later' : null;
    }
    return name;
  };
}

/**
 * Styles block the first paint, so there are fewer files of them than of scripts: every page's, and one more for the login and the
 * sign-up, the landing page or the inside. An open page carries the text of its own, so what another needs alone stays out of it.
 */
function styleName(placesOf: PlacesOf): Rolldown.CodeSplittingNameFunction {
  return (id, modules) => {
    const places = placesOf(id, modules);
    const layout = places.has('layout');
    const inside = layout || places.has('pcs');
    const home = places.has('home');
    if (places.has('start')) return 'styles';
    if (authScreens(places) > 0) return home || inside ? 'styles' : 'auth-styles';
    if (home) return inside ? 'home-inside-styles' : 'home-styles';
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
    // The connection's library is asked for by the first thing that the connection does: one file instead of one after the other.
    { name: 'realtime', test: realtime, priority: 2, includeDependenciesRecursively: false },
    {
      name: scriptName(source, places),
      debugName: 'places',
      priority: 1,
      // What a module needs is needed in the same places or in more of them, and has its own file.
      includeDependenciesRecursively: false,
    },
  ];
}
