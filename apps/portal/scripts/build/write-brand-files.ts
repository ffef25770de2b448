import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '../../src/boot/language.ts';
import type { BrandFile } from '../../src/document/brand/brand-files.ts';

/** How the file of a page on a static host ends, by its language. */
export const pageEndings: Readonly<Record<Language, string>> = { vi: '.html', en: '.en.html' };

/** Writes an operator's web manifest, icons and page for old browsers into the folder that browsers get. */
export async function writeBrandFiles(folder: string, files: readonly BrandFile[]): Promise<void> {
  for (const { path: address, contentType, content } of files) {
    // A page that has both languages in it is sent for either.
    const endings = contentType.startsWith('text/html') ? Object.values(pageEndings) : [''];
    for (const ending of endings) {
      const target = path.join(folder, address + ending);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  }
}
