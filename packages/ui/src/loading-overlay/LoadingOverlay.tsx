import { useEffect, useState } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { loadingWords } from '../words/vietnamese/frame.ts';
import { label, line, plate, spinner, veil } from './LoadingOverlay.css.ts';

export interface LoadingOverlayProps {
  /** Requests that the customer's own doing started are running. Not for background refetches. */
  readonly active: boolean;
  /** The customer can do nothing until they end: the veil joins the line. @default false */
  readonly waiting?: boolean | undefined;
  /** How long they may take before anything is shown, in ms. @default 200 */
  readonly delay?: number | undefined;
}

/**
 * Shows that something is being fetched: once it takes longer than 200 ms a 3 px line at the top of the page, and over the page a
 * veil when the customer waits, whose words follow after a second. It never takes the focus. Mount it once. Renders a `<output>` (a status) that is always
 * there, so that the veil's words are announced when they come.
 */
export function LoadingOverlay({ active, waiting = false, delay = 200 }: LoadingOverlayProps) {
  const late = useLate(active, delay);
  return (
    <>
      <output data-loading-overlay="">{late && waiting && <Veil />}</output>
      {/* After the veil, so that it stays in sight. */}
      {late && <div aria-hidden="true" className={line} />}
    </>
  );
}

/** Whether something has been going on for a while. */
function useLate(active: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delay]);
  return active && late;
}

function Veil() {
  const words = useKitWords('loading', loadingWords);
  return (
    <span className={veil}>
      <span className={plate}>
        <span className={spinner}>
          <Spinner />
        </span>
        <span className={label}>{words.label}</span>
      </span>
    </span>
  );
}
