import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  installedIn,
  packedProject,
  type PackedProject,
} from '../../../scripts/packed/packed-project.ts';

const root = path.join(import.meta.dirname, '..');
const written = path.join(import.meta.dirname, 'bare-project');

/** A project with the tarballs of `@tram/api` and `@tram/machines`, in this order, with the types of Node and nothing else. */
export function packedLifecycles(): PackedProject {
  const project = packedProject(
    ['packages/api', 'packages/machines'],
    [installedIn(root, '@types/node')],
  );
  for (const file of readdirSync(written))
    copyFileSync(path.join(written, file), path.join(project.folder, file));
  return project;
}
