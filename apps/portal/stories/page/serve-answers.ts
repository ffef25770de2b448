import { createStoryServer, type StoryAnswers } from './answers.ts';
import { loadChosenLanguage } from './story-language.ts';
import { storyUpload } from './story-upload.ts';

/** A story as it is about to be drawn. */
interface ComingStory {
  readonly args: { readonly answers?: StoryAnswers | undefined };
  /** Of Storybook's toolbar, or of the story itself. */
  readonly globals: Readonly<Record<string, unknown>>;
}

let served = 0;

/**
 * The address of the API of the current story. Each has its own address: what the page of an earlier one still asks,
 * unseen, must not be given an answer that this one's page waits for.
 */
export function storyApiBase(): string {
  return `/story-${served}/api`;
}

/** Replaces the network with a story's server, in the chosen language. @returns a function that removes it */
export async function serveAnswers({ args, globals }: ComingStory): Promise<() => Promise<void>> {
  await loadChosenLanguage(globals);
  // What the previous story stored for a reload of its tab, such as a payment without its answer, is not this customer's.
  sessionStorage.clear();
  // What it said of a machine that is about to end is said again in this one.
  localStorage.removeItem('app_told_ends');
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
