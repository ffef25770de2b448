import { useEffect, useRef } from 'react';
import { comingEnds, rentedTime, type ComingEnd } from '@tram/machines/rules';
import { useServices } from '../../app/services-context.ts';
import type { Services } from '../../app/services.ts';
import { machinePages } from '../../data/read-into-cache.ts';
import { useCurrentRentals, type PlacedRental } from '../current-rentals/current-rentals.ts';
import { rentedTimesOf } from '../current-rentals/rented-times.ts';
import {
  onNotificationRequests,
  wantsEnds,
} from '../notification-requests/notification-requests.ts';
import { createEndWarner } from './end-warner.ts';
import { createEndTeller } from './tell-ends.ts';
import {
  claimSayings,
  endKey,
  storedEnds,
  storeEnds,
  toldEnds,
  type PlacedEnd,
} from './told-ends.ts';

function placedEnd(end: ComingEnd, { page, address }: PlacedRental): PlacedEnd {
  return { ...end, page, address };
}

/** What of machines runs out, with where they are. */
function placedEnds(rentals: readonly PlacedRental[]): readonly PlacedEnd[] {
  return rentals.flatMap((rental) => comingEnds(rental).map((end) => placedEnd(end, rental)));
}

/** Reads the pages of these machines again, each once; who else reads one at the same moment shares it. */
async function rereadPages(services: Services, ends: readonly PlacedEnd[]): Promise<boolean> {
  const pages = {
    pc: machinePages(services, 'listImages', (page) => ({ query: { page } })),
    vps: machinePages(services, 'listVpsOrders', (page) => ({
      query: { page, status: 'on_rental' as const },
    })),
    cloud: machinePages(services, 'listCloudImages', (page) => ({ query: { page } })),
  };
  const wanted = new Map(ends.map(({ kind, page }) => [`${kind} ${page}`, { kind, page }]));
  const answers = await Promise.all(
    [...wanted.values()].map(({ kind, page }) => pages[kind].read(page)),
  );
  return answers.every(({ ok }) => ok);
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

/** Makes the one that warns of ends. @returns it, and the function that ends it */
function startWarner(services: Services) {
  const { clock } = services;
  const teller = createEndTeller(services);
  const warner = createEndWarner({
    now: () => clock.now(),
    canTell: () => isVisible() || wantsEnds(),
    told: toldEnds,
    claim: claimSayings,
    tell: (sayings) => teller.tell(sayings),
    record: (saying) => teller.record(saying),
    reread: (ends) => rereadPages(services, ends),
    stored: storedEnds,
    store: storeEnds,
  });
  document.addEventListener('visibilitychange', warner.look);
  const ends = [
    clock.subscribe(warner.look),
    onNotificationRequests(warner.look),
    () => document.removeEventListener('visibilitychange', warner.look),
    () => warner.end(),
  ];
  return {
    update(all: readonly PlacedEnd[], isWhole: Parameters<typeof warner.update>[1]): void {
      const coming = new Map(all.map((end) => [endKey(end), end.endsAt]));
      teller.keepOnly((end) => end.endsAt > clock.now() && coming.get(endKey(end)) === end.endsAt);
      warner.update(all, isWhole);
    },
    end: () => ends.forEach((end) => end()),
  };
}

/**
 * Warns before anything of the customer ends and tells when it has, on every screen: PCs, VPS, cloud machines and their sessions. It
 * reads what the balance's note reads. Renders nothing.
 */
export function EndWatch(): null {
  const services = useServices();
  const { rentals, state, unread } = useCurrentRentals();
  const warner = useRef<ReturnType<typeof startWarner>>(null);

  useEffect(() => {
    const started = startWarner(services);
    warner.current = started;
    return () => {
      warner.current = null;
      started.end();
    };
  }, [services]);

  useEffect(() => {
    if (state === 'loading' || state === 'failed') return;
    rentedTimesOf(services).set(
      new Map(
        rentals.flatMap((rental) => {
          const time = rental.kind === 'pc' ? rentedTime(rental) : null;
          return time === null ? [] : [[rental.id, time] as const];
        }),
      ),
    );
    warner.current?.update(placedEnds(rentals), (kind) => !unread.includes(kind));
  }, [services, rentals, state, unread]);

  return null;
}
