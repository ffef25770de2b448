import { reloadPage } from '../import-chunk.ts';
import type { Services } from '../services.ts';
import { currentWords } from '../words.ts';
import { newVersionWords } from './words.vi.ts';

/**
 * Offers a new version of the portal, once for each: the page is never reloaded without the customer's press, and what was typed into a
 * dialog is there again after the reload (`features/draft`).
 * @returns what is told of a newer build
 */
export function createVersionOffer({ notices }: Pick<Services, 'notices'>) {
  const offered = new Set<string>();
  return (build: string): void => {
    if (offered.has(build)) return;
    offered.add(build);
    const { title, detail, reload } = currentWords(newVersionWords);
    notices.queue.show({
      status: 'warn',
      title,
      detail,
      keepOnNavigation: true,
      action: { label: reload, onSelect: reloadPage },
    });
  };
}
