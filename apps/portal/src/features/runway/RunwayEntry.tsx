import { lazy } from 'react';
import { importChunk } from '../../app/import-chunk.ts';
import { useWhenConnected } from '../../data/live.ts';
import { useDialogAddress, useDialogOpening } from '../address/dialog-address.ts';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';

/** Loads the dialog too: the list of files that it needs is then in the note's file, not in this one, which is in every first load. */
const loadNote = () => importChunk(() => import('./RunwayNote.tsx'));
const RunwayDialog = lazy(async () => {
  const { loadRunwayDialog } = await loadNote();
  return { default: (await loadRunwayDialog()).RunwayDialog };
});

/** The parameter of the dialog: `?runway=open`, over every screen. */
const names = ['runway'] as const;

/** Opens the dialog about the balance over any screen. */
export function useOpenRunway(): () => void {
  const { open } = useDialogAddress(names);
  return () => open('runway');
}

/** What the balance is good for, for the top bar; loaded after the first screen, because nothing waits for it. */
export function LaterRunwayNote() {
  const loaded = useWhenConnected(loadNote);
  return loaded === null ? null : <loaded.RunwayNote />;
}

/** The dialog about the balance, open while the address names it; its code is loaded by the first opening. */
export function RunwayDialogs() {
  const opening = useDialogOpening(useDialogAddress(names));
  if (opening === null) return null;
  return (
    <ChunkBoundary>
      <RunwayDialog key={opening.key} {...opening.props} />
    </ChunkBoundary>
  );
}
