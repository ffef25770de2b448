import { expect, screen } from 'storybook/test';
import { examples } from 'virtual:contract-examples';
import {
  toCachedAnswer,
  type CachedOperationId,
} from '../../src/data/offline-cache/cached-answer.ts';
import { reads } from './interactions.ts';

const notKept = 'Không lưu trên thiết bị này';

/** The first example of a list's answer, as this device stores it for use without a network. */
export function storedAnswerOf(operation: CachedOperationId) {
  const [answer] = Object.values(examples[operation]?.examples ?? {});
  return { [operation]: { body: toCachedAnswer(operation, answer) } };
}

/** A play function that waits until fields that are not stored are shown as such, and none is shown as `missing`. */
export function saysNotStored(missing: string): () => Promise<void> {
  return async () => {
    await reads(notKept);
    await expect(screen.queryByText(missing)).toBeNull();
  };
}
