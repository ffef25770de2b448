import { createToastQueue, type ToastQueue } from '@tram/ui/toast-queue';

/** The notices of an application, and whether anybody needs the code that draws them. */
export interface Notices {
  readonly queue: ToastQueue;
  /** Whether there has been one yet. */
  readonly everShown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** No notices yet. */
export function createNotices(): Notices {
  const queue = createToastQueue();
  let shown = false;
  queue.subscribe(() => {
    shown = true;
  });
  return { queue, everShown: () => shown, subscribe: queue.subscribe };
}
