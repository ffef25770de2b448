import type { Question } from '../messages.ts';
import type { Tab, Tabs } from '../worker-scope.ts';

/** A tab as the browser hands it to a worker, with what came of it. */
export interface OpenTab extends Tab {
  readonly asked: Question[];
  isInFront: boolean;
}

/**
 * An open tab.
 * @param answer what its page answers to a question; undefined where it does not listen
 */
export function openTab(answer: (question: Question) => unknown): OpenTab {
  const tab: OpenTab = {
    asked: [],
    isInFront: false,
    postMessage(question, [port]) {
      tab.asked.push(question);
      const said = answer(question);
      if (said !== undefined) port?.postMessage(said);
    },
    async focus() {
      tab.isInFront = true;
    },
  };
  return tab;
}

/** The tabs of an origin, and the places at which new ones were opened. */
export function openTabs(...tabs: readonly Tab[]): Tabs & { readonly opened: string[] } {
  const opened: string[] = [];
  return {
    opened,
    matchAll: async () => tabs,
    openWindow: async (place) => opened.push(place),
  };
}
