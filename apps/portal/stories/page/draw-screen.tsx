/** A screen of the portal drawn in Node, over a backend that answers whatever a test says. */
import { prerender } from 'react-dom/static';
import { QueryClientProvider } from '@tanstack/react-query';
import { createApi } from '@tram/api/client';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import type { ComponentType } from 'react';
import { App } from '../../src/app/App.tsx';
import { createServices, type Services } from '../../src/app/services.ts';
import { queryClientOf } from '../../src/data/query-client.ts';
import { createMemoryRouter, RouterProvider } from '../../src/router.ts';
import { createStoryServer, serverTime, type StoryAnswers } from './answers.ts';

/** How often a screen may ask for more because of what it was answered. */
const ROUNDS = 4;

/** What came of drawing. */
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
  const server = createStoryServer(answers, '/api');
  const { session, ...created } = createServices(defaultRuntimeConfig, {
    session: { storage: null, events: null },
    boot: undefined,
  });
  session.open({
    _id: '6740c1e29f0b7a4100000001',
    username: 'demo',
    role: 'USER',
    jwt: 'story',
  });
  const clock = { ...created.clock, now: () => serverTime };
  const api = createApi({
    baseUrl: 'http://portal.example/api',
    session,
    clock,
    async fetch(input, init) {
      const { method, url } = new Request(input, init);
      return server(method, url).respond();
    },
  });
  const services: Services = { ...created, session, clock, api };
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
