import { createStoryServer } from './answers.ts';
import type { PortalPageProps } from './PortalPage.tsx';
import { storyUpload } from './story-upload.ts';

/** Puts a story's server in the place of the network; what it returns takes it away again. */
export function serveAnswers({ args }: { readonly args: Partial<PortalPageProps> }): () => void {
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
