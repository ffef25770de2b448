/** A screen of the portal drawn in Node, over a backend with the answers of a test. */
import { prerender } from 'react-dom/static';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { App } from '../../src/app/App.tsx';
import { queryClientOf } from '../../src/data/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../src/router.ts';
import type { StoryAnswers } from './answers.ts';
import { storyServices } from './story-services.ts';

/** How many rounds of requests a screen may make. */
const ROUNDS = 4;

/** The result of drawing. */
export interface Drawn {
  readonly html: string;
  /** What the screen threw. */
  readonly errors: readonly unknown[];
  /** The operations that could not be read. */
  readonly unread: readonly string[];
}

/**
 * Draws a screen until it has every answer that it asks for.
 * @param path with its query
 */
export async function drawScreen(
  Screen: ComponentType,
  path: string,
  answers: StoryAnswers,
): Promise<Drawn> {
  const services = storyServices(answers);
  const client = queryClientOf(services);
  const router = createMemoryRouter([{ path: '*', Component: Screen }], {
    initialEntries: [path],
  });
  const errors: unknown[] = [];
  const draw = async () => {
    const { prelude } = await prerender(
      <App services={services}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </App>,
      { onError: (error) => void errors.push(error) },
    );
    return new Response(prelude).text();
  };
  let html = await draw();
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = client
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data === undefined && state.error === null);
    if (waiting.length === 0) break;
    await Promise.all(waiting.map((query) => query.fetch().catch(() => undefined)));
    html = await draw();
  }
  const unread = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.error !== null)
    .map(({ queryKey }) => String(queryKey[0]));
  client.clear();
  return { html, errors, unread };
}
