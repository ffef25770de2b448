import { expect, screen } from 'storybook/test';
import { examples } from 'virtual:contract-examples';
import {
  toCachedAnswer,
  type CachedOperationId,
} from '../../src/data/offline-cache/cached-answer.ts';
import { reads } from './acts.ts';

const notKept = 'Không lưu trên thiết bị này';

/** The first example of a list's answer, as this device keeps it for the time without a network. */
export function keptAnswerOf(operation: CachedOperationId) {
  const [answer] = Object.values(examples[operation]?.examples ?? {});
  return { [operation]: { body: toCachedAnswer(operation, answer) } };
}

/** A play function that waits until what is not kept is said to be just that, and `missing` is said of nothing. */
export function saysNotKept(missing: string): () => Promise<void> {
  return async () => {
    await reads(notKept);
    await expect(screen.queryByText(missing)).toBeNull();
  };
}
