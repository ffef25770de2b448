import type { Desktop } from './desktop.ts';

/** What the customer did, and what was said then. */
export interface Spoken {
  readonly did: string;
  readonly said: readonly string[];
}

/** A part of the journey. */
export interface Step {
  readonly title: string;
  /** What is odd in it and whose oddity it is. */
  readonly note?: string;
  readonly spoken: readonly Spoken[];
}

/** More presses than any screen of the journey needs. */
const mostPresses = 40;

/** A customer who hears the portal: does one thing after another and keeps what is said. */
export class Listener {
  readonly #desktop: Desktop;
  readonly steps: Step[] = [];
  #spoken: Spoken[] = [];

  constructor(desktop: Desktop) {
    this.#desktop = desktop;
  }

  /** Begins a part of the journey; what follows belongs to it. */
  begin(title: string, note?: string): void {
    this.#spoken = [];
    this.steps.push({ title, spoken: this.#spoken, ...(note === undefined ? {} : { note }) });
  }

  /** Waits for words that nothing the customer did brings. @returns what was said */
  async hear(did: string, words?: RegExp): Promise<readonly string[]> {
    const said = await this.#desktop.speech.listen(words);
    this.#spoken.push({ did, said });
    return said;
  }

  /** Presses a key, and waits until these words have been said. @param words @default anything, silence too */
  async press(key: string, words?: RegExp): Promise<readonly string[]> {
    await this.#desktop.press(key);
    return this.hear(`\`${key}\``, words);
  }

  async type(text: string, shown = text): Promise<void> {
    await this.#desktop.type(text);
    await this.hear(`types \`${shown}\``);
  }

  /** Presses a key until it leads to these words. @throws where they are nowhere */
  async pressTo(key: string, words: RegExp): Promise<void> {
    for (let presses = 1; presses <= mostPresses; presses += 1) {
      await this.#desktop.press(key);
      const said = await this.#desktop.speech.listen();
      if (said.some((line) => words.test(line))) {
        this.#spoken.push({
          did: presses === 1 ? `\`${key}\`` : `\`${key}\`, ${presses} times`,
          said,
        });
        return;
      }
    }
    throw new Error(`${key} does not lead to ${String(words)}.`);
  }

  /** Presses a key so many times and keeps all that is said: reading on. */
  async read(key: string, presses: number): Promise<void> {
    const all: string[] = [];
    for (let press = 0; press < presses; press += 1) {
      await this.#desktop.press(key);
      all.push(...(await this.#desktop.speech.listen()));
    }
    this.#spoken.push({ did: `\`${key}\`, ${presses} times`, said: all });
  }
}
