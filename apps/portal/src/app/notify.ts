import type { ToastQueue, ToastStatus } from '@tram/ui/toast-queue';

interface NoticeOptions {
  /** A second sentence below the message: what follows, or what to do. */
  readonly detail?: string;
  /** Keep the notice on the next screen; by default a navigation removes it (specification, section 9). */
  readonly keep?: boolean;
}

/** Tells the customer what has just happened: valid (green), inValid (pink-red), warn (yellow). */
export type Notify = (status: ToastStatus, message: string, options?: NoticeOptions) => void;

/** A queue's shorthand. */
export function notifyBy(queue: ToastQueue): Notify {
  return (status, title, { detail, keep } = {}) => {
    queue.show({ status, title, detail, keepOnNavigation: keep });
  };
}
