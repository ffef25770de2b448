/** What the world says: the newest counts. Of what the customer asks for it is the first, as it is where nothing waits. */
const news = new Set(['RECORD', 'ACCOUNT', 'REFRESH', 'DEADLINE']);

/** Whether the customer asks for something by an event. */
export function isAsked({ type }: { readonly type: string }): boolean {
  return !news.has(type);
}

/** Events that wait for the code of the lifecycle that takes them, one of each type. */
export interface EventQueue<Event> {
  readonly isEmpty: () => boolean;
  readonly add: (event: Event) => void;
  /** All of them in their order; none is left. */
  readonly takeAll: () => readonly Event[];
}

export function createEventQueue<Event extends { readonly type: string }>(): EventQueue<Event> {
  const waiting = new Map<string, Event>();
  return {
    isEmpty: () => waiting.size === 0,
    add(event) {
      if (isAsked(event) && waiting.has(event.type)) return;
      waiting.delete(event.type);
      waiting.set(event.type, event);
    },
    takeAll() {
      const events = [...waiting.values()];
      waiting.clear();
      return events;
    },
  };
}
