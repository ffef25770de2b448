import { createToastQueue, type ToastQueue, type ToastStatus } from '@tram/ui/toast-queue';

export type Notices = ReturnType<typeof createNotices>;

/** The notices of an application, and whether the code that draws them is needed yet. */
export function createNotices() {
  const queue = createToastQueue();
  let shown = false;
  queue.subscribe(() => {
    shown = true;
  });
  return { queue, everShown: () => shown, subscribe: queue.subscribe };
}

interface NoticeOptions {
  /** A second sentence below the message: what follows, or what to do. */
  readonly detail?: string;
  /** Keep the notice on the next screen; by default a navigation removes it (specification, section 9). */
  readonly keep?: boolean;
  /** What it is about: a later notice about the same takes its place. */
  readonly subject?: string | undefined;
}

/** Tells the customer what has just happened: valid (green), inValid (pink-red), warn (yellow). */
export type Notify = (status: ToastStatus, message: string, options?: NoticeOptions) => void;

export function notifyBy(queue: ToastQueue): Notify {
  return (status, title, { detail, keep, subject } = {}) => {
    queue.show({ status, title, detail, keepOnNavigation: keep, subject });
  };
}
