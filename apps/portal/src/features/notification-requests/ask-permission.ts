import { workerRegistration } from '../../data/register-worker.ts';

/** Whether notifications can be shown: the browser has none here, the customer has said no, or has not answered. */
export type NotificationRight = 'granted' | 'denied' | 'unanswered' | 'unsupported';

/**
 * Whether the browser lets a page make a notification by itself. Chromium on Android has the permission and no constructor; asked
 * without the right it throws there and shows nothing anywhere else.
 */
function hasConstructor(): boolean {
  if (Notification.permission === 'granted') return true;
  try {
    new Notification('').close();
    return true;
  } catch (error) {
    return !(error instanceof TypeError);
  }
}

/** Whether a notification can be shown at all, by the worker or by the page. */
function canNotify(): boolean {
  return 'Notification' in window && (workerRegistration() !== null || hasConstructor());
}

/** Asks for the right to show notifications; call it in the press that needs it, browsers refuse it at any other moment. */
export async function askPermission(): Promise<NotificationRight> {
  if (!canNotify()) return 'unsupported';
  const answer = await Notification.requestPermission();
  return answer === 'default' ? 'unanswered' : answer;
}
