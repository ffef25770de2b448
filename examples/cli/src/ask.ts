import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Discards what readline would echo. */
const nowhere = () =>
  new Writable({
    write(_chunk, _encoding, done) {
      done();
    },
  });

/** How a question is asked. */
export interface Question {
  /** Hides the typed text. @default false */
  readonly secret?: boolean;
  readonly stop: AbortSignal;
  /** Streams of the terminal. @default standard input, and standard error, which is not piped on */
  readonly streams?: {
    readonly input: NodeJS.ReadableStream;
    readonly output: NodeJS.WritableStream;
  };
  /** Ctrl+C during the question, which the terminal passes to the question, not to the process. */
  readonly onInterrupt: () => void;
}

/**
 * Asks the person at the terminal.
 * @throws the reason of `stop` when the command is interrupted
 */
export async function ask(
  words: string,
  { secret = false, stop, onInterrupt, streams }: Question,
): Promise<string> {
  stop.throwIfAborted();
  const { input, output } = streams ?? { input: process.stdin, output: process.stderr };
  if (secret) output.write(words);
  const reader = createInterface({
    input,
    output: secret ? nowhere() : output,
    terminal: true,
  });
  reader.once('SIGINT', onInterrupt);
  try {
    return await reader.question(secret ? '' : words, { signal: stop });
  } catch (error) {
    stop.throwIfAborted();
    throw error;
  } finally {
    reader.close();
    if (secret) output.write('\n');
  }
}
