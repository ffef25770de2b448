import type { Result } from '@tram/api/result';

/** A port that may be waiting for an answer. */
interface Waiting<Value> {
  readonly waiting: { answer: (result: Result<Value>) => void } | undefined;
}

/** Gives a port what it is waiting for, and lets the answer arrive. A test that answers nothing is mistaken and fails. */
export function answering(settle: () => Promise<void>) {
  return async <Value>(port: Waiting<Value>, result: Result<Value>): Promise<void> => {
    if (port.waiting === undefined) throw new Error('Nothing waits for this answer');
    port.waiting.answer(result);
    await settle();
  };
}
