/** What `pnpm licenses list --json` says: packages by their licence. */
export type Licences = Readonly<Record<string, readonly { readonly name: string }[]>>;

/** Licences (SPDX) of which nothing more is asked than to be named. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages with another licence, and why each is good all the same. */
const named: readonly { readonly name: RegExp; readonly licence: string; readonly why: string }[] =
  [
    { name: /^axe-core$/, licence: 'MPL-2.0', why: 'tests alone, unchanged' },
    { name: /^lightningcss(?:-|$)/, licence: 'MPL-2.0', why: 'the build alone, unchanged' },
    { name: /^caniuse-lite$/, licence: 'CC-BY-4.0', why: 'data of the build alone' },
    {
      name: /^@img\/sharp-(?:libvips|win32|wasm32)-?/,
      licence: 'LGPL-3.0-or-later',
      why: 'a library that the server loads, and its users may replace',
    },
    {
      name: /^@img\/sharp-(?:win32|wasm32)-/,
      licence: 'Apache-2.0 AND LGPL-3.0-or-later',
      why: 'the same',
    },
    { name: /^require-like$/, licence: 'Unknown', why: 'MIT by its file License' },
    {
      name: /^@react-aria\/optimize-locales-plugin$/,
      licence: 'Unknown',
      why: 'Apache-2.0 by its file LICENSE',
    },
  ];

/** Whether an SPDX expression leaves a choice of which every part is allowed. */
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((licence) => allowed.has(licence)));
}

/** Packages whose licence nobody has allowed, as `name: licence`. */
export function unknownLicences(licences: Licences): readonly string[] {
  return Object.entries(licences).flatMap(([licence, packages]) =>
    isAllowed(licence)
      ? []
      : packages
          .filter(
            ({ name }) => !named.some((one) => one.licence === licence && one.name.test(name)),
          )
          .map(({ name }) => `${name}: ${licence}`),
  );
}
