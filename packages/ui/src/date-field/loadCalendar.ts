import type { CalendarPanel } from './CalendarPanel.tsx';

type Panel = typeof CalendarPanel;

let panel: Promise<Panel> | undefined;

/**
 * The calendar's code, which is heavy (React Aria) and comes when somebody is about to open one. A second call gives the
 * same code; after a failure it tries again.
 * @throws what the import throws, as when the connection is lost
 */
export function loadCalendar(): Promise<Panel> {
  panel ??= import('./CalendarPanel.tsx').then(
    (module) => module.CalendarPanel,
    (error: unknown) => {
      panel = undefined;
      throw error;
    },
  );
  return panel;
}
