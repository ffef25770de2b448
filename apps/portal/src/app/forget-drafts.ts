/** Begins the key of everything that was typed and is kept in this tab until it has been sent. */
export const draftPrefix = 'app_draft_';

/** Forgets what was typed and not sent: the customer has gone. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Where the browser stores nothing there is nothing to forget.
  }
}
