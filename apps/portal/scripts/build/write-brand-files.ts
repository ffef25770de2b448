import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrandFile } from '../../src/document/brand/brand-files.ts';

/** Writes an operator's web manifest and icons into the folder that browsers get. */
export async function writeBrandFiles(folder: string, files: readonly BrandFile[]): Promise<void> {
  for (const file of files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.content);
  }
}
