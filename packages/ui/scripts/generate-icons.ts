/**
 * Writes one small module an icon from the Tabler outline set (MIT) to `src/icon/generated/`,
 * so that a page carries only the icons that it draws. Run with `pnpm generate` after a name is added.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { iconNames } from './icon-names.ts';

const source = path.join(import.meta.dirname, '../node_modules/@tabler/icons/icons/outline');
const target = path.join(import.meta.dirname, '../src/icon/generated');

function componentName(name: string): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `Icon${words.join('')}`;
}

/** Tabler's shapes are paths only; the first one is an invisible frame. */
function shapes(svg: string): string[] {
  return [...svg.matchAll(/<path ([^>]*?)\/>/g)]
    .map((match) => /\bd="([^"]+)"/.exec(match[1] ?? '')?.[1])
    .filter((d) => d !== undefined)
    .filter((d) => d !== 'M0 0h24v24H0z');
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const name of iconNames) {
  const paths = shapes(readFileSync(path.join(source, `${name}.svg`), 'utf8'));
  if (paths.length === 0) throw new Error(`The icon ${name} has no path.`);
  const module = `import { createIcon } from '../createIcon.tsx';

/** Tabler outline icon \`${name}\` (MIT). */
export const ${componentName(name)} = createIcon('${paths.join('')}');
`;
  writeFileSync(path.join(target, `${componentName(name)}.ts`), module);
}
console.log(`${iconNames.length} icons written to src/icon/generated`);
