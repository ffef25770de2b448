import { Suspense, type ReactNode } from 'react';
import type { NavigationItem } from '@tram/ui/side-nav';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { lowTime } from '@tram/machines/rules';
import { IconCloudComputing } from '@tram/ui/icon/IconCloudComputing';
import { useWords } from '../../app/words.ts';
import { EndWatch } from '../end-warnings/EndWatch.tsx';
import { LeavingHost } from '../logout-guard/LeavingHost.tsx';
import { WaitObserver } from '../usual-time/WaitObserver.tsx';
import { dot, dotted, isLow, lowIcon, mark, markIcon, markName } from './SessionMark.css.ts';
import { useCloudImages, useRunningSessions, leftInWords } from './running-sessions.ts';
import { sessionClockWords } from './words.vi.ts';
import { Link } from '../../router.ts';

/** What the layout loads after the first screen: the clock of cloud sessions, as one chunk. */

/** The icon of the menu's cloud item, with a dot and a hidden text while cloud machines run. */
function RunningDot({ children }: { readonly children: ReactNode }) {
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

/** What runs on every screen: warnings of ends, the question before a logout, and the recording of how long waits take. */
export function SessionWatch() {
  const images = useCloudImages();
  return (
    <>
      <EndWatch />
      <LeavingHost images={images} />
      <WaitObserver />
    </>
  );
}

/** The items of the bottom bar, with a dot on the cloud machines while one runs. */
export function withRunningDot(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items.map((item) =>
    item.id === '/clouds'
      ? {
          ...item,
          icon: (
            <Suspense fallback={item.icon}>
              <RunningDot>{item.icon}</RunningDot>
            </Suspense>
          ),
        }
      : item,
  );
}

/** In the menu, while cloud machines run: how many, and how much time the session that ends first has left. Links to them. */
export function SessionMark() {
  const words = useWords(sessionClockWords);
  const sessions = useRunningSessions();
  const [first] = sessions;
  if (first === undefined) return null;
  const { left, endsAt } = first.clock;
  const low = left < lowTime(endsAt - first.startedAt);
  const time = leftInWords(left, words.time);
  return (
    <section aria-label={words.mark.label}>
      <Link to="/clouds" className={low ? `${mark} ${isLow}` : mark}>
        <span className={low ? `${markIcon} ${lowIcon}` : markIcon}>
          <IconCloudComputing size={20} />
        </span>
        <span>
          <span className={markName}>{words.mark.running(sessions.length)}</span>
          {sessions.length === 1 ? words.mark.left(time) : words.mark.firstLeft(time)}
        </span>
      </Link>
    </section>
  );
}
