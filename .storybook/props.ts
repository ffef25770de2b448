import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import docgen from '@joshwooding/vite-plugin-react-docgen-typescript';
import type { Plugin, PluginOption } from 'vite';

const kit = path.join(import.meta.dirname, '../packages/ui/src');

const isReacts = (file: string) => file.includes('node_modules');

/** The same values whatever their order: `'s' | 'm'` and `["m","s"]`. */
const sorted = (values: readonly string[]) => values.toSorted().join();

const literal = String.raw`(?:'[^'\n]+'|\d+)`;

/** By its values, each union of the kit's sources in the order of its author: `xs`, `s`, `m`, `l`. */
function unionsOfKit(): ReadonlyMap<string, readonly string[]> {
  const union = new RegExp(String.raw`${literal}(?:\s*\|\s*${literal})+`, 'gu');
  const texts = globSync('**/*.{ts,tsx}', { cwd: kit }).map((file) =>
    readFileSync(path.join(kit, file), 'utf8'),
  );
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(union)].map(([found]) => {
        const values = found.split('|').map((value) => value.trim().replaceAll("'", ''));
        return [sorted(values), values] as const;
      }),
    ),
  );
}

/** A member of a union as the compiler writes it: `"m"`. */
const bare = ({ value }: { readonly value: string }) => value.replaceAll('"', '');

/** The compiler lists the members of a union as it first met them anywhere. */
function inAuthorsOrder(): Plugin {
  const unions = unionsOfKit();
  return {
    name: 'props-in-authors-order',
    enforce: 'post',
    transform(code) {
      if (!code.includes('__docgenInfo')) return null;
      return code.replaceAll(/"value":\s*(\[\{"value":[^\]]*\])/gu, (whole, list: string) => {
        const members: readonly { readonly value: string }[] = JSON.parse(list);
        const order = unions.get(sorted(members.map(bare)));
        if (order === undefined) return whole;
        const ordered = members.toSorted(
          (one, other) => order.indexOf(bare(one)) - order.indexOf(bare(other)),
        );
        return `"value": ${JSON.stringify(ordered)}`;
      });
    },
  };
}

/**
 * Props for the pages of components, with types as the compiler knows them: unions spelled out, inherited props included.
 * Attributes of the elements themselves are left out: they are React's, and every page would list three hundred.
 */
export function propsPlugin(): PluginOption {
  return [
    docgen({
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      exclude: ['**/*.{stories,test,pairs}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // The form in which Storybook takes defaults.
      savePropValueAsString: true,
      propFilter: ({ parent, declarations = [] }) =>
        [...declarations, ...(parent === undefined ? [] : [parent])].some(
          ({ fileName }) => !isReacts(fileName),
        ),
    }),
    inAuthorsOrder(),
  ];
}
