import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
} from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../src/document/oldest-browsers.ts';

// Not imported: a test runner would compile its 20 MB.
const compat: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** What MDN's browser-compat-data calls the browsers, and the oldest version of each that has to do. */
const browsers: readonly (readonly [BrowserName, name: string, version: number])[] = [
  ['chrome', 'Chrome', oldestBrowsers.chrome],
  ['chrome_android', 'Chrome on Android', oldestBrowsers.chrome],
  ['edge', 'Edge', oldestBrowsers.edge],
  ['firefox', 'Firefox', oldestBrowsers.firefox],
  ['safari', 'Safari', oldestBrowsers.safari],
  ['safari_ios', 'Safari on iOS', oldestBrowsers.ios],
];

/** A feature that one of the oldest browsers lacks. */
export interface NewerFeature {
  /** Where browser-compat-data describes it: `api.URL.canParse_static`. */
  readonly path: string;
  /** The browsers that lack it: `Chrome 109`. */
  readonly lackedBy: readonly string[];
}

function isIn({ support }: CompatStatement, browser: BrowserName, version: number) {
  const statements = support[browser];
  // Nothing is known, which is no reason to refuse it.
  if (statements === undefined) return true;
  return [statements]
    .flat()
    .some(
      ({
        version_added: added,
        version_removed: removed,
        flags,
        prefix,
        alternative_name: other,
      }) =>
        added !== false &&
        added !== 'preview' &&
        flags === undefined &&
        prefix === undefined &&
        other === undefined &&
        Number.parseFloat(added.replace('≤', '')) <= version &&
        (removed === undefined || Number.parseFloat(removed) > version),
    );
}

const described: ReadonlyMap<string, Identifier> = new Map([
  ['api', compat.api],
  ['css', compat.css],
  ['javascript', compat.javascript],
]);

/** What browser-compat-data has at a path; undefined where it has nothing. */
function find([root = '', ...names]: readonly string[]): Identifier | undefined {
  return names.reduce<Identifier | undefined>(
    (found, name) => (found !== undefined && Object.hasOwn(found, name) ? found[name] : undefined),
    described.get(root),
  );
}

/** A feature at a path if one of the oldest browsers lacks it; null if all have it, or where nothing is described. */
export function newerFeature(path: readonly string[]): NewerFeature | null {
  const { __compat: statement } = find(path) ?? {};
  if (statement === undefined) return null;
  const lackedBy = browsers
    .filter(([browser, , version]) => !isIn(statement, browser, version))
    .map(([, name, version]) => `${name} ${version}`);
  return lackedBy.length === 0 ? null : { path: path.join('.'), lackedBy };
}

/** The names below a path that are features themselves. */
export function namesAt(path: readonly string[]): readonly string[] {
  return Object.keys(find(path) ?? {}).filter((name) => name !== '__compat');
}
