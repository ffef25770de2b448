import type { ReactNode } from 'react';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { useWords } from '../../app/words.ts';
import { dot, dotted } from './SessionMark.css.ts';
import { useRunningSessions } from './use-running-sessions.ts';
import { sessionClockWords } from './words.vi.ts';

/** The picture of the menu's cloud item; while cloud machines run with a dot on it, which is said too. */
export function RunningDot({ children }: { readonly children: ReactNode }) {
  const words = useWords(sessionClockWords);
  if (useRunningSessions().length === 0) return children;
  return (
    <span className={dotted}>
      {children}
      <span aria-hidden="true" className={dot} />
      <VisuallyHidden>{words.mark.dot}</VisuallyHidden>
    </span>
  );
}
