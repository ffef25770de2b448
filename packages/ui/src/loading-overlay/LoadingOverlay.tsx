import { useEffect, useState } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { useKitWords } from '../words/KitWordsProvider.tsx';
import { line, plate, spinner, veil } from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps {
  /** Requests that the customer's own doing started are running: the line is there at once. Not for background refetches. */
  readonly active: boolean;
  /** The customer can do nothing until they end: the veil joins after `delay`. @default false */
  readonly waiting?: boolean;
  /** How long they may take before the veil, in ms. @default 400 */
  readonly delay?: number;
}

/**
 * Tells that something is being fetched: a 3 px line at the top of the page, and over the page a veil with words when the
 * customer waits. Mount it once. Renders a `<output>` (a status) that is always there, so that the veil's words are
 * announced when they come.
 */
export function LoadingOverlay({ active, waiting = false, delay = 400 }: LoadingOverlayProps) {
  return (
    <>
      <output data-loading-overlay="">{active && waiting && <Veil delay={delay} />}</output>
      {/* After the veil, so that it stays in sight. */}
      {active && <div aria-hidden="true" className={line} />}
    </>
  );
}

function Veil({ delay }: { readonly delay: number }) {
  const words = useKitWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  if (!late) return null;
  return (
    <span className={veil}>
      <span className={plate}>
        <span className={spinner}>
          <Spinner />
        </span>
        {words.loading.label}
      </span>
    </span>
  );
}
