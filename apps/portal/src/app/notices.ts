/** How a notice looks (specification, section 4): green, pink-red, yellow. */
export type NoticeStatus = 'valid' | 'inValid' | 'warn';

export interface Notice {
  readonly id: number;
  readonly status: NoticeStatus;
  readonly message: string;
  /** A second sentence below the message: what to do, or what it concerns. */
  readonly detail: string | null;
}

export interface NoticeOptions {
  readonly detail?: string;
  /** Keep the notice on the next screen; by default a navigation removes it (specification, section 9). */
  readonly keep?: boolean;
}

/** Tells the customer something that just happened. */
export type Notify = (status: NoticeStatus, message: string, options?: NoticeOptions) => void;

/** The notices on screen, oldest first. The store is what the toast region draws; it draws nothing itself. */
export interface Notices {
  readonly notify: Notify;
  readonly dismiss: (id: number) => void;
  /** The customer has gone to another screen: removes what was not meant to stay. */
  readonly leaveScreen: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly current: () => readonly Notice[];
  /** Whether there has been one yet: until then nobody needs the toast's code. */
  readonly everShown: () => boolean;
}

/** Three at most (art direction, section 5): the oldest gives way. */
const most = 3;

/** Makes the one store of an application. */
export function createNotices(): Notices {
  let notices: readonly Notice[] = [];
  let staying: ReadonlySet<number> = new Set();
  let nextId = 1;
  const listeners = new Set<() => void>();

  function show(next: readonly Notice[]): void {
    if (next.length === notices.length && next.every((one, index) => one === notices[index]))
      return;
    notices = next;
    for (const listener of listeners) listener();
  }

  return {
    notify(status, message, options = {}) {
      const notice: Notice = { id: nextId++, status, message, detail: options.detail ?? null };
      if (options.keep === true) staying = new Set([...staying, notice.id]);
      // The same words twice are one event pressed twice: the newer takes the older one's place.
      const others = notices.filter(
        (one) => one.status !== status || one.message !== message || one.detail !== notice.detail,
      );
      show([...others, notice].slice(-most));
    },
    dismiss(id) {
      show(notices.filter((one) => one.id !== id));
    },
    leaveScreen() {
      const kept = notices.filter((one) => staying.has(one.id));
      staying = new Set();
      show(kept);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => notices,
    everShown: () => nextId > 1,
  };
}
