import { createStoryServer, type StoryAnswers } from './answers.ts';
import { speakAsChosen } from './story-speech.ts';
import { storyUpload } from './story-upload.ts';

/** A story as it is about to be drawn. */
interface ComingStory {
  readonly args: { readonly answers?: StoryAnswers | undefined };
  /** Of Storybook's toolbar, or of the story itself. */
  readonly globals: Readonly<Record<string, unknown>>;
}

let served = 0;

/**
 * Where the API of the story that is drawn lies. Each has its own address: what the page of an earlier one still asks,
 * out of sight, must not be given an answer that this one's page waits for.
 */
export function storyApiBase(): string {
  return `/story-${served}/api`;
}

/** Puts a story's server in the place of the network, in the chosen language; what comes of it takes the server away again. */
export async function serveAnswers({ args, globals }: ComingStory): Promise<() => Promise<void>> {
  await speakAsChosen(globals);
  // What the story before kept for a reload of its tab, a payment without its answer above all, is not this customer's.
  sessionStorage.clear();
  const network: typeof fetch = window.fetch.bind(window);
  const { XMLHttpRequest: uploads } = window;
  served += 1;
  const server = createStoryServer(args.answers ?? {}, storyApiBase());
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    return server(method, url).respond();
  };
  window.XMLHttpRequest = storyUpload(server);
  return async () => {
    window.fetch = network;
    window.XMLHttpRequest = uploads;
    // The page is gone, its lifecycles end in the next task (`useLifecycles`): until then one may still keep its payment, which the
    // next story would take for its own.
    await new Promise((resolve) => setTimeout(resolve));
  };
}
