import { createStoryServer } from './answers.ts';
import type { PortalPageProps } from './PortalPage.tsx';
import { speakAsChosen } from './story-speech.ts';
import { storyUpload } from './story-upload.ts';

/** A story as it is about to be drawn. */
interface ComingStory {
  readonly args: Partial<PortalPageProps>;
  /** Of Storybook's toolbar, or of the story itself. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** Puts a story's server in the place of the network, in the chosen language; what comes of it takes the server away again. */
export async function serveAnswers({ args, globals }: ComingStory): Promise<() => void> {
  await speakAsChosen(globals);
  // What the story before kept for a reload of its tab, a payment without its answer above all, is not this customer's.
  sessionStorage.clear();
  const network: typeof fetch = window.fetch.bind(window);
  const { XMLHttpRequest: uploads } = window;
  const server = createStoryServer(args.answers ?? {});
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    return server(method, url).respond();
  };
  window.XMLHttpRequest = storyUpload(server);
  return () => {
    window.fetch = network;
    window.XMLHttpRequest = uploads;
  };
}
