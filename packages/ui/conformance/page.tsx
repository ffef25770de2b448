import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import type { Sample } from './sample.ts';

/** A sample as it stands on a page: in what belongs around it. */
export function settled({ element, within }: Sample): ReactNode {
  return within === undefined ? element : within(element);
}

/** Calls back once everything beside it is in the page, before any effect changes it. Renders nothing. */
function Alive({ onAlive }: { readonly onAlive: (() => void) | undefined }) {
  useLayoutEffect(() => onAlive?.(), [onAlive]);
  return null;
}

/** The page that a sample is tried on, the same on the server and in the browser: twice, side by side, in strict mode. */
export function SamplePage({
  sample,
  onAlive,
}: {
  readonly sample: Sample;
  readonly onAlive?: () => void;
}) {
  return (
    <StrictMode>
      <div>{settled(sample)}</div>
      {sample.alone === undefined && <div>{settled(sample)}</div>}
      <Alive onAlive={onAlive} />
    </StrictMode>
  );
}
