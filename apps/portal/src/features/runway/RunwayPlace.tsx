import { lazy } from 'react';
import { importChunk } from '../../app/import-chunk.ts';
import { useWhenIdle } from '../../data/use-when-idle.ts';
import { useDialogAddress, useDialogOpening } from '../address/dialog-address.ts';
import { ChunkBoundary } from '../chunk-boundary/ChunkBoundary.tsx';

/** One place to load both from: what a file needs besides itself is written down in this one, which is in every first load. */
const loadParts = () => importChunk(() => import('./RunwayParts.tsx'));
const RunwayPanel = lazy(async () => {
  const { loadPanel } = await loadParts();
  return { default: (await loadPanel()).RunwayDialog };
});

/** The parameter of the panel: `?runway=open`, over every screen. */
const names = ['runway'] as const;

/** Opens the panel about the balance over whatever is on screen. */
export function useOpenRunway(): () => void {
  const { open } = useDialogAddress(names);
  return () => open('runway');
}

/** What the balance is good for, for the top bar: there once the first screen is, because nobody waits for it. */
export function LaterRunwayNote() {
  const part = useWhenIdle(loadParts);
  return part === null ? null : <part.RunwayNote />;
}

/** The panel about the balance, open while the address says so; its code is loaded by the first opening. */
export function RunwayDialogs() {
  const opening = useDialogOpening(useDialogAddress(names));
  if (opening === null) return null;
  return (
    <ChunkBoundary>
      <RunwayPanel key={opening.key} {...opening.props} />
    </ChunkBoundary>
  );
}
