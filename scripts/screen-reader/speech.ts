import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

/** How long nothing is said after everything has been, ms: Orca speaks in bursts, and the page works in between. */
const quietFor = 1200;

/** How long something may take to be said, ms, on a machine however busy. */
const limit = 60_000;

const pause = () => new Promise((resolve) => setTimeout(resolve, 50));

/** What Orca says, out of the lines of JSON that `orca-customizations.py` prints. */
export class Speech {
  #heard: string[] = [];
  #lastAt = performance.now();

  constructor(stream: Readable) {
    createInterface({ input: stream }).on('line', (line) => {
      const words: unknown = JSON.parse(line);
      if (typeof words !== 'string' || words.trim() === '') return;
      this.#heard.push(words.trim());
      this.#lastAt = performance.now();
    });
  }

  /**
   * Listens until nothing more is said. @returns what has been said since the last call
   * @param words are waited for. @default anything, silence too
   * @throws where they are not said in a minute, with what was
   */
  async listen(words?: RegExp): Promise<readonly string[]> {
    const startedAt = performance.now();
    for (;;) {
      await pause();
      const now = performance.now();
      const isSaid = words === undefined || this.#heard.some((said) => words.test(said));
      if (isSaid && now - Math.max(this.#lastAt, startedAt) > quietFor) {
        const heard = this.#heard;
        this.#heard = [];
        return heard;
      }
      if (now - startedAt > limit) {
        throw new Error(`${String(words)} has not been said, but: ${this.#heard.join(' | ')}`);
      }
    }
  }
}
