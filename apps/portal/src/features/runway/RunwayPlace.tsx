import { lazy, Suspense } from 'react';
import { importChunk } from '../../app/import-chunk.ts';
import { useWhenQuiet } from '../../data/use-when-quiet.ts';
import { useDialogAddress, useDialogOpening } from '../dialog-address/use-dialog-address.ts';
import { WaitsForCode } from '../waits-for-code/WaitsForCode.tsx';

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
  const part = useWhenQuiet(loadParts);
  return part === null ? null : <part.RunwayNote />;
}

/** The panel about the balance, open while the address says so; its code is loaded by the first opening. */
export function RunwayDialogs() {
  const opening = useDialogOpening(useDialogAddress(names));
  if (opening === null) return null;
  return (
    <Suspense fallback={<WaitsForCode />}>
      <RunwayPanel key={opening.key} {...opening.props} />
    </Suspense>
  );
}
