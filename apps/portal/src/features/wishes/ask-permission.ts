/** Whether notifications can be shown: the browser has none here, the customer has said no, or has not answered. */
export type NotificationRight = 'granted' | 'denied' | 'unanswered' | 'unsupported';

/**
 * Whether the browser lets a page make a notification by itself. Chromium on Android has the permission and no constructor; asked
 * without the right it throws there and shows nothing anywhere else.
 */
function hasConstructor(): boolean {
  if (!('Notification' in window)) return false;
  if (Notification.permission === 'granted') return true;
  try {
    new Notification('').close();
    return true;
  } catch (error) {
    return !(error instanceof TypeError);
  }
}

/** Asks for the right to show notifications; call it in the press that needs it, browsers refuse it at any other moment. */
export async function askPermission(): Promise<NotificationRight> {
  if (!hasConstructor()) return 'unsupported';
  const answer = await Notification.requestPermission();
  return answer === 'default' ? 'unanswered' : answer;
}
