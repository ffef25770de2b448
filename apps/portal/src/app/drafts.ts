import { lazyService, type Services } from './services.ts';

export type Drafts = ReturnType<typeof draftsOf>;

/** The key of a draft: of which customer, and of which form. */
export function draftKey(owner: string, name: string): string {
  return `${owner} ${name}`;
}

/**
 * What was typed into forms when their session ended under them, in memory alone: it survives the way to the login and back, for the
 * same customer. A form leaves the page after the end of its session: what it leaves after a logout in this tab is not kept.
 */
export const draftsOf = lazyService(({ loggedOut }: Pick<Services, 'loggedOut'>) => {
  const kept = new Map<string, unknown>();
  loggedOut.subscribe(() => {
    if (loggedOut.get()) kept.clear();
  });
  return {
    get: (key: string): unknown => kept.get(key),
    set(key: string, values: object): void {
      if (!loggedOut.get()) kept.set(key, values);
    },
    delete: (key: string): void => void kept.delete(key),
    /** A customer is inside: what anybody else has typed is forgotten. */
    admit(owner: string): void {
      loggedOut.set(false);
      for (const key of kept.keys()) {
        if (!key.startsWith(draftKey(owner, ''))) kept.delete(key);
      }
    },
  };
});
