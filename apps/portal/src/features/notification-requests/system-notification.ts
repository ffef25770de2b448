import { answerWorker, workerRegistration } from '../../data/follow-worker.ts';

/** A system notification. It may be visible on a locked screen: nothing in it names a machine, a sum or a person. */
interface SystemNotification {
  readonly title: string;
  readonly body: string;
  /** One about the same thing takes its place. */
  readonly tag: string;
  /** Where a press leads when this tab has gone: a path of the portal without anything that was typed. */
  readonly place: string;
  /** Pressed, while this tab is here. */
  readonly onPress: () => void;
}

/** What a press on each notification does, of those that the worker shows for this tab. */
const presses = new Map<string, () => void>();

function listen(): void {
  if (presses.size > 0) return;
  answerWorker((question) => {
    if (question.ask !== 'pressed') return undefined;
    const press = presses.get(question.tag);
    if (press === undefined) return undefined;
    press();
    return true;
  });
}

/**
 * Shows it: by the worker where one is at work, because a browser on Android lets no page create a notification itself, and by the
 * page where there is none (Notifications API, "persistent" and "non-persistent").
 * @throws TypeError where neither may, a right that was taken back included
 */
export async function showNotification(notification: SystemNotification): Promise<void> {
  const { title, body, tag, place, onPress } = notification;
  const worker = workerRegistration();
  if (worker !== null && worker.active !== null) {
    listen();
    presses.set(tag, onPress);
    await worker.showNotification(title, { body, tag, data: { place } });
    return;
  }
  const shown = new Notification(title, { body, tag });
  shown.addEventListener('click', () => {
    shown.close();
    window.focus();
    onPress();
  });
}
