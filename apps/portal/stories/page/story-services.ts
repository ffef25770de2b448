import { createApi } from '@tram/api/client';
import { defaultRuntimeConfig } from '@tram/api/runtime-config';
import { createServices } from '../../src/app/create-services.ts';
import type { Services } from '../../src/app/services.ts';
import { createStoryServer, serverTime, type StoryAnswers } from './answers.ts';
import { storyCustomer } from './story-customer.ts';

/** The portal's services in Node, of a signed-in customer, with the portal's own client over a server that answers from a table. */
export function storyServices(answers: StoryAnswers): Services {
  const server = createStoryServer(answers, '/api');
  const { session, ...created } = createServices(defaultRuntimeConfig, {
    session: { storage: null, events: null },
    boot: undefined,
  });
  session.open(storyCustomer);
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
  return { ...created, session, clock, api };
}
