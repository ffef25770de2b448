/** Builds the portal into `dist/`, or into the folder that is named; what is in it stands at `build/portal.ts`. */
import path from 'node:path';
import { buildPortal } from './build/portal.ts';

const root = path.join(import.meta.dirname, '..');
const out = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
await buildPortal(root, out, (line) => console.log(line));
