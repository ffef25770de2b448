import { importChunk } from '../../app/import-chunk.ts';

export { RunwayNote } from './RunwayNote.tsx';

/** The panel, whose code is loaded when it is first opened. */
export function loadPanel() {
  return importChunk(() => import('./RunwayDialog.tsx'));
}
