/** What the layout loads after the first screen: the clock of cloud sessions that goes with the customer, in one piece. */
import { Suspense } from 'react';
import type { NavigationItem } from '@tram/ui/side-nav';
import { RunningDot } from './RunningDot.tsx';

export { SessionMark } from './SessionMark.tsx';
export { SessionWatch } from './SessionWatch.tsx';

/** The ways of the bar at the thumb, with a dot on the cloud machines while one runs. */
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
