import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { installedIn, packedProject } from '../../../scripts/packed/packed-project.ts';
import { root } from '../scripts/entries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The kit in a project outside the workspace, with React and its types. */
    readonly packed: { readonly folder: string; readonly tarball: string };
  }
}

/** Packs and installs the kit once for all test files. */
export function setup({ provide }: TestProject): () => void {
  const beside = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  const { folder, tarballs } = packedProject(
    ['packages/ui'],
    beside.map((name) => installedIn(root, name)),
  );
  provide('packed', { folder, tarball: tarballs[0] ?? '' });
  return () => rmSync(folder, { recursive: true, force: true });
}
