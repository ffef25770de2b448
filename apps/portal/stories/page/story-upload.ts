import type { StoryServer } from './answers.ts';

/** The size of an upload of a story, bytes. */
const weight = 1_000_000;

/**
 * An XMLHttpRequest whose network is the server of a story, for uploads: only they are not sent by `fetch`, which has no
 * progress. It is a real one but for what would reach the network, and reports its progress once: how much has been sent.
 */
export function storyUpload(server: StoryServer): typeof XMLHttpRequest {
  return class StoryUpload extends XMLHttpRequest {
    #method = 'GET';
    #url = '';
    #response: Response | null = null;
    #text = '';
    #isOver = false;

    override open(method: string, url: string | URL): void {
      this.#method = method;
      this.#url = String(url);
    }

    override setRequestHeader(): void {}

    override send(): void {
      void this.#exchange();
    }

    override abort(): void {
      this.#end();
    }

    override getAllResponseHeaders(): string {
      const headers = [...(this.#response?.headers ?? [])];
      return headers.map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }

    override get status(): number {
      return this.#response?.status ?? 0;
    }

    override get responseText(): string {
      return this.#text;
    }

    async #exchange(): Promise<void> {
      const { sent, respond } = server(this.#method, this.#url);
      const progress = { lengthComputable: true, loaded: weight * sent, total: weight };
      this.upload.dispatchEvent(new ProgressEvent('progress', progress));
      try {
        const response = await respond();
        this.#text = await response.text();
        if (!this.#isOver) this.#response = response;
      } catch {
        // As in a browser: status 0, then the end.
      }
      this.#end();
    }

    #end(): void {
      if (this.#isOver) return;
      this.#isOver = true;
      this.dispatchEvent(new ProgressEvent('loadend'));
    }
  };
}
