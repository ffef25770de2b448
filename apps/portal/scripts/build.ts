/** Builds the portal into `dist/`, or into the folder that `TRAM_PORTAL_DIR` names; `build/portal.ts` says what is in it. */
import path from 'node:path';
import { buildPortal } from './build/portal.ts';

const root = path.join(import.meta.dirname, '..');
const out = path.resolve(root, '../..', process.env['TRAM_PORTAL_DIR'] ?? 'apps/portal/dist');
await buildPortal(root, out, (line) => console.log(line));
