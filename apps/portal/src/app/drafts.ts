export type Drafts = ReturnType<typeof createDrafts>;

/** The key of a draft: of which customer, and of which form. */
export function draftKey(owner: string, name: string): string {
  return `${owner} ${name}`;
}

/**
 * What was typed into forms when their session ended under them, in memory alone: it survives the way to the login and back, for the
 * same customer. A form leaves the page after the end of its session, so a logout here closes it before.
 */
export function createDrafts() {
  const kept = new Map<string, unknown>();
  let isOpen = true;
  return {
    get: (key: string): unknown => kept.get(key),
    set(key: string, values: object): void {
      if (isOpen) kept.set(key, values);
    },
    delete: (key: string): void => void kept.delete(key),
    /** A customer is inside: what anybody else has typed is forgotten. */
    admit(owner: string): void {
      isOpen = true;
      for (const key of kept.keys()) {
        if (!key.startsWith(draftKey(owner, ''))) kept.delete(key);
      }
    },
    /** The customer logs out in this tab: nothing is kept of what they leave behind, until somebody is inside again. */
    close(): void {
      isOpen = false;
      kept.clear();
    },
  };
}
