/** What a toast says of what just happened: valid (green), warn (yellow), inValid (pink-red); specification, section 4. */
export type ToastStatus = 'valid' | 'warn' | 'inValid';

export interface ToastOptions {
  readonly status: ToastStatus;
  /** What happened, in the words of the button that caused it: 'Gia hạn thành công'. */
  readonly title: string;
  /** What follows from it, or what to do. */
  readonly detail?: string | undefined;
  /** What it is about: a later toast about the same takes its place, so that no two contradict each other. */
  readonly subject?: string | undefined;
  /** Stays when the customer goes to another screen. @default false */
  readonly keepOnNavigation?: boolean | undefined;
  /** What can be done about it at once: 'Tải lại'. A press closes the toast. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined;
  /** Has no life of eight seconds: it is there until it is closed. @default true for inValid and with an action, else false */
  readonly stays?: boolean | undefined;
}

export interface QueuedToast extends ToastOptions {
  readonly id: string;
  /** Closed: still on the screen for the length of its leaving motion. */
  readonly leaving: boolean;
}

export interface ToastQueue {
  /**
   * Shows a toast for eight seconds, an error or one with an action until it is closed. The same words again, while they are still on the screen, begin a new life instead of a
   * second toast. At most three are on the screen: a fourth closes the oldest that closes on its own, or else the oldest.
   * Another about the same `subject` takes its place.
   * @returns the id for `close`
   */
  readonly show: (toast: ToastOptions) => string;
  readonly close: (id: string) => void;
  /** Closes what is said about a subject: it is not so any more, or is said elsewhere. */
  readonly closeSubject: (subject: string) => void;
  /** The customer went to another screen: closes every toast that does not say `keepOnNavigation`. */
  readonly navigated: () => void;
  /** Closes all: at logout. */
  readonly clear: () => void;
  /** For the region: the leaving motion has ended. */
  readonly remove: (id: string) => void;
  readonly getToasts: () => readonly QueuedToast[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** Life of a toast in ms (specification, section 9). */
export const toastLife = 8000;

const mostToasts = 3;

/** Whether a toast waits for the customer: an error must be read, an action must be reached. */
export function stays({ status, action, stays: given }: ToastOptions): boolean {
  return given ?? (status === 'inValid' || action !== undefined);
}

/** The toasts of one application, outside React, so that a request's answer can speak without a component. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly QueuedToast[] = [];
  let shown = 0;
  const listeners = new Set<() => void>();

  function replace(next: readonly QueuedToast[]): void {
    toasts = next;
    for (const listener of listeners) listener();
  }

  function leave(leaves: (toast: QueuedToast) => boolean): void {
    if (!toasts.some((toast) => !toast.leaving && leaves(toast))) return;
    replace(toasts.map((toast) => (leaves(toast) ? Object.assign({}, toast, left) : toast)));
  }

  return {
    show(options) {
      shown += 1;
      const id = `toast-${shown}`;
      const others = toasts.filter(
        (toast) => !isSame(toast, options) && !isAbout(toast, options.subject),
      );
      replace([...others, { ...options, id, leaving: false }]);
      const living = toasts.filter((toast) => !toast.leaving);
      if (living.length > mostToasts) {
        // What waits for the customer is closed unread only where all do.
        const older = living.slice(0, -1);
        const surplus = older.find((toast) => !stays(toast)) ?? older[0];
        leave((toast) => toast === surplus);
      }
      return id;
    },
    close: (id) => leave((toast) => toast.id === id),
    closeSubject: (subject) => leave((toast) => isAbout(toast, subject)),
    navigated: () => leave((toast) => toast.keepOnNavigation !== true),
    clear: () => leave(() => true),
    remove: (id) => replace(toasts.filter((toast) => toast.id !== id)),
    getToasts: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const left = { leaving: true } as const;

function isAbout(toast: ToastOptions, subject: string | undefined): boolean {
  return subject !== undefined && toast.subject === subject;
}

function isSame(one: ToastOptions, other: ToastOptions): boolean {
  return one.status === other.status && one.title === other.title && one.detail === other.detail;
}
