/**
 * Cascade layers of the published CSS, the weakest first. Within a file the later rule wins where two are as strong as each other;
 * between files that share rules only a layer can say who wins, whatever is loaded first.
 */
const layers = ['tram.document', 'tram.theme', 'tram.shared', 'tram.component'] as const;
type Layer = (typeof layers)[number];

/**
 * Said first in every file. What resets and Tailwind 4 call their layers is named along: without a word from the application they are
 * then weaker than the kit, and Tailwind's utilities stronger, when the kit is loaded first.
 */
const order = `@layer ${['properties', 'theme', 'base', 'reset', ...layers, 'components', 'utilities'].join(',')};\n`;

/** Faces are no rules and stay outside; what is not named here belongs to a component. */
const ofFile: readonly (readonly [file: RegExp, layer: Layer | null])[] = [
  [/(?:^|\/)theme\/(?:faces\.css|fonts\.css\.ts)/u, null],
  [/(?:^|\/)theme\/(?:beside-reset|document)\.css\.ts/u, 'tram.document'],
  [/(?:^|\/)theme\/theme\.css\.ts/u, 'tram.theme'],
  // Controls whose styles are built on a field's put their classes beside its.
  [/(?:^|\/)field\/(?:Field|read-only)\.css\.ts/u, 'tram.shared'],
];

function layerOf(file: string): Layer | null {
  const found = ofFile.find(([pattern]) => pattern.test(file));
  return found === undefined ? 'tram.component' : found[1];
}

/** One file of CSS from several. @param files their text by their names, a file after those that it builds on */
export function layered(files: ReadonlyMap<string, string>): string {
  const textOf = (wanted: Layer | null) =>
    [...files].flatMap(([file, css]) => (layerOf(file) === wanted ? [css.trim()] : [])).join('');
  const blocks = layers.flatMap((layer) => {
    const rules = textOf(layer);
    return rules === '' ? [] : [`@layer ${layer}{${rules}}\n`];
  });
  return `${order}${textOf(null)}${blocks.join('')}`;
}
