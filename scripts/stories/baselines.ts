import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { Mode } from '../../.storybook/modes.ts';
import { root } from '../root.ts';
import { encode } from './picture.ts';

/** A story in one of the modes: `dark/components-actions-button--default`. */
export interface Drawing {
  readonly story: string;
  readonly mode: Mode;
}

const folder = path.join(root, '.storybook/baselines');
const versionFile = path.join(folder, 'browser.txt');

export function nameOf({ story, mode }: Drawing): string {
  return `${mode}/${story}`;
}

/** Path of the picture of a drawing with this name, from the root folder. */
export function placeOf(name: string): string {
  return `.storybook/baselines/${name}.png`;
}

function fileOf(drawing: Drawing): string {
  return path.join(root, placeOf(nameOf(drawing)));
}

/** The committed picture, or null where none is committed yet. */
export function baselineOf(drawing: Drawing): Buffer | null {
  const file = fileOf(drawing);
  return existsSync(file) ? readFileSync(file) : null;
}

/** Makes a screenshot the baseline of its story. */
export function keepAsBaseline(drawing: Drawing, screenshot: Buffer): void {
  const file = fileOf(drawing);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, encode(screenshot));
}

/** Names of the committed pictures without a drawing: their story was removed. */
export function withoutStory(names: Iterable<string>): readonly string[] {
  const wanted = new Set(names);
  return globSync('*/*.png', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/').replace(/\.png$/, ''))
    .filter((name) => !wanted.has(name))
    .toSorted();
}

export function removeBaseline(name: string): void {
  rmSync(path.join(folder, `${name}.png`));
}

/** The Chromium that the baselines were drawn with, `156.0.8078.79`; null before there are any. */
export function browserOfBaselines(): string | null {
  return existsSync(versionFile) ? readFileSync(versionFile, 'utf8').trim() : null;
}

export function keepBrowserOfBaselines(version: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(versionFile, `${version}\n`);
}
