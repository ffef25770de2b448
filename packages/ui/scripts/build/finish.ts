/** The last step of a build: what neither Vite nor tsc leave as users need it. */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFile, publicEntries, root } from '../entries.ts';

const dist = path.join(root, 'dist');
const declared = new Set(publicEntries().map(({ source }) => builtFile(source, '.d.ts')));

// Styles are sheets of CSS; the types of a component never name its classes.
for (const file of globSync(['**/*.css.d.ts', 'theme/styles.d.ts', 'theme/styles/*.d.ts'], {
  cwd: dist,
})) {
  if (!declared.has(path.posix.join('dist', file))) rmSync(path.join(dist, file));
}

// What a component imports for its styles alone; tsc leaves such imports in its types.
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const place = path.join(dist, file);
  const types = readFileSync(place, 'utf8');
  const withoutStyles = types.replaceAll(/^import '[^']+\.css\.ts';\n/gmu, '');
  if (withoutStyles !== types) writeFileSync(place, withoutStyles);
}

/** What is copied into the package, with the licence that has to go along. */
const copied = [
  '@fontsource-variable/archivo',
  '@fontsource/jetbrains-mono',
  '@tabler/icons',
  '@vanilla-extract/recipes',
];

function licenceOf(name: string): string {
  const folder = path.join(root, 'node_modules', name);
  const [file] = globSync('LICENSE*', { cwd: folder });
  if (file === undefined) throw new Error(`${name} has no licence to go along`);
  return `${name}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
}

writeFileSync(
  path.join(dist, 'THIRD-PARTY-LICENSES.txt'),
  `${copied.map(licenceOf).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`,
);
