import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { copyText, type CopyResult } from './copy-text.ts';

/** How long a copy button says what it did, in ms. */
const shownFor = 2000;

export interface Copying {
  /** What to say just now; null again after two seconds. */
  readonly result: CopyResult | null;
  /** Copies; `near` is the button that was pressed. Resolves to the outcome. */
  readonly copy: (near: HTMLElement) => Promise<CopyResult>;
}

/** Copies `value` and remembers the outcome for two seconds. `shown` is selected when nothing else works. */
export function useCopy(value: string, shown?: RefObject<Element | null>): Copying {
  const [result, setResult] = useState<CopyResult | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(
    async (near: HTMLElement) => {
      const outcome = await copyText(value, near.parentElement ?? near, shown?.current ?? null);
      clearTimeout(timer.current);
      setResult(outcome);
      timer.current = setTimeout(() => setResult(null), shownFor);
      return outcome;
    },
    [value, shown],
  );
  return { result, copy };
}
