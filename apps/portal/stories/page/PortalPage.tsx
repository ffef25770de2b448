import { useState } from 'react';
import type { ResyncReason, Realtime, RealtimeStatus } from '@tram/api/realtime';
import { defaultRuntimeConfig, type RuntimeConfig } from '@tram/api/runtime-config';
import type { Intention } from '@tram/machines/payment';
import { App } from '../../src/app/App.tsx';
import { createListeners } from '../../src/app/listeners.ts';
import { createServices } from '../../src/app/create-services.ts';
import type { Services } from '../../src/app/services.ts';
import { createMemoryRouter, RouterProvider } from '../../src/router.ts';
import { createRoutes } from '../../src/create-routes.ts';
import { serverTime, type StoryAnswers } from './answers.ts';
import { storyApiBase } from './serve-answers.ts';
import { storyCustomer } from './story-customer.ts';
import { storyLanguage } from './story-language.ts';

export interface PortalPageProps {
  /** Path of the page, with its query. */
  readonly path: string;
  /** The server's answers. @default the contract's examples */
  readonly answers?: StoryAnswers;
  /** Visitor or customer. @default 'customer' */
  readonly visitor?: 'customer' | 'guest';
  /** The real-time connection; `lost` is one that never opens. @default 'quiet' */
  readonly connection?: 'quiet' | 'lost';
  /** Whether the server charges an idempotency key once. @default 'keys' */
  readonly idempotency?: 'keys' | 'none';
  /** What the operator has configured. @default the product's defaults */
  readonly operator?: Partial<RuntimeConfig>;
}

/**
 * Stores a payment in the tab, as one that was in progress when it was reloaded.
 * @param id what is paid for: its kind and its id, `pc_…`
 */
export function keepPayment(id: string, intention: Intention<unknown>): void {
  const kept = { owner: storyCustomer._id, ...intention };
  sessionStorage.setItem(`app_payment_${id}`, JSON.stringify(kept));
}

/**
 * A connection without events. Like the real one it causes a resync once it is open: of two
 * answers of an operation the second is then given.
 */
function quietRealtime(): Realtime {
  const resyncs = createListeners<[ResyncReason, number]>();
  const statuses = createListeners<[RealtimeStatus]>();
  return {
    connect() {
      statuses.emit('connected');
      resyncs.emit('connected', 0);
    },
    disconnect: () => {},
    status: () => 'connected',
    onStatus: statuses.subscribe,
    on: () => () => {},
    onResync: resyncs.subscribe,
  };
}

/** A connection that never opens: it tries, and says so. */
function lostRealtime(): Realtime {
  const statuses = createListeners<[RealtimeStatus]>();
  return {
    ...quietRealtime(),
    connect: () => statuses.emit('reconnecting'),
    status: () => 'reconnecting',
    onStatus: statuses.subscribe,
  };
}

function openPage({
  path,
  visitor = 'customer',
  connection = 'quiet',
  idempotency = 'keys',
  operator = {},
}: PortalPageProps) {
  const realtime = connection === 'lost' ? lostRealtime() : quietRealtime();
  const created = createServices(
    { ...defaultRuntimeConfig, ...operator, apiBase: storyApiBase(), idempotency },
    { session: { storage: null, events: null }, boot: undefined },
  );
  const services: Services = {
    ...created,
    // It is frozen, so that a story draws the same picture every time.
    clock: { ...created.clock, now: () => serverTime },
    realtime: async () => realtime,
  };
  if (visitor === 'customer') services.session.open(storyCustomer);
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [path] });
  services.attachRouter({
    navigate: (to, options) => router.navigate(to, options),
    place: () => router.state.navigation.location ?? router.state.location,
  });
  return { services, router };
}

/** The whole portal at one address: its routes, loaders, client and screens; only the server is a table of answers. */
export function PortalPage(props: PortalPageProps) {
  const [{ services, router }] = useState(() => openPage(props));
  return (
    <App services={services} loadedLanguage={storyLanguage.loadedLanguage}>
      <RouterProvider router={router} />
    </App>
  );
}
