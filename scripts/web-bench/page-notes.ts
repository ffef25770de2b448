import type { Subject } from './subjects.ts';

/** What a page notes of itself while it is measured; times are ms since the visit began. */
interface PageNotes {
  /** When what the page is used by was in the document. */
  presentAt: number | null;
  /** When it was on screen. */
  usableAt: number | null;
  /** When React had taken it over, so that it does more than the browser does with HTML. */
  answersAt: number | null;
  /** Sum of the layout shifts that no action caused. */
  shift: number;
  /** Lengths of the tasks over 50 ms. */
  readonly longTasks: number[];
  /** From a key or press to the frame that shows its effect, by interaction; the browser tells of 16 ms and more. */
  readonly interactions: Map<number, number>;
}

declare global {
  var benchNotes: PageNotes;
}

/** Runs in the page, before anything else does. */
export function noteThePage({ usable }: Pick<Subject, 'usable'>): void {
  const notes: PageNotes = {
    presentAt: null,
    usableAt: null,
    answersAt: null,
    shift: 0,
    longTasks: [],
    interactions: new Map(),
  };
  globalThis.benchNotes = notes;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the browser gets this function alone
  const observe = (
    options: PerformanceObserverInit & { readonly durationThreshold?: number },
    read: (entry: PerformanceEntry) => void,
  ): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe(options);
  };
  observe({ type: 'longtask', buffered: true }, ({ duration }) => notes.longTasks.push(duration));
  observe({ type: 'layout-shift', buffered: true }, (entry) => {
    // TypeScript knows no layout shifts.
    const value: unknown = Reflect.get(entry, 'value');
    const isCaused = Reflect.get(entry, 'hadRecentInput') === true;
    if (typeof value === 'number' && !isCaused) notes.shift += value;
  });
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) return;
    const known = notes.interactions.get(entry.interactionId) ?? 0;
    notes.interactions.set(entry.interactionId, Math.max(known, entry.duration));
  });

  const noteAnswering = (): void => {
    const element = document.querySelector(usable);
    const isTakenOver =
      element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
    if (isTakenOver) notes.answersAt = performance.now();
    else requestAnimationFrame(noteAnswering);
  };
  const noteUsable = (): void => {
    if (document.querySelector(usable) === null) return;
    appearing.disconnect();
    notes.presentAt = performance.now();
    // The first frame begins before it is on screen, the second after.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        notes.usableAt = performance.now();
        noteAnswering();
      }),
    );
  };
  const appearing = new MutationObserver(noteUsable);
  appearing.observe(document, { childList: true, subtree: true });
}
