import type { Page } from '@playwright/test';

/** Grants the permission, and records the notifications of the page: a test cannot see the browser's own. */
export async function listenToNotifications(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const made: Notification[] = [];
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        // One without a title only tests whether the browser supports the constructor; it is closed at once.
        if (title !== '') made.push(this);
      }
    };
    Reflect.set(window, 'madeNotifications', made);
  });
}

/** Titles and texts of the notifications so far. */
export function notifications(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const made: unknown = Reflect.get(window, 'madeNotifications');
    return Array.isArray(made)
      ? made.map((one: unknown) =>
          one instanceof Notification ? `${one.title} | ${one.body}` : String(one),
        )
      : [];
  });
}

/** The customer presses the newest notification. */
export async function pressNotification(page: Page): Promise<void> {
  await page.evaluate(() => {
    const made: unknown = Reflect.get(window, 'madeNotifications');
    const newest: unknown = Array.isArray(made) ? made.at(-1) : null;
    if (newest instanceof Notification) newest.dispatchEvent(new Event('click'));
  });
}
