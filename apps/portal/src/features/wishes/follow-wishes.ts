import type { Services } from '../../app/services.ts';
import { liveOf } from '../../data/live.ts';
import { lookAtWish } from './look-at-wish.ts';
import { tellWish } from './tell-wish.ts';
import { isSameWish, type Wish } from './wish.ts';
import { onWishes, removeWish, wishes } from './wish-memory.ts';

/** What is under way for one wish. */
interface Watch {
  timer: ReturnType<typeof setTimeout> | undefined;
  looking: boolean;
  /** Something said to look while it was looking. */
  again: boolean;
}

const nameOf = ({ kind, id }: Pick<Wish, 'kind' | 'id'>) => `${kind} ${id}`;

function isKept(wish: Wish): boolean {
  return wishes().some((known) => isSameWish(known, wish));
}

/** Follows the wishes of a tab until nobody is signed in. @returns the function that ends it */
function follow(services: Services): () => void {
  const live = liveOf(services);
  const aborting = new AbortController();
  const watches = new Map<string, Watch>();

  async function look(wish: Wish): Promise<void> {
    const watch = watches.get(nameOf(wish)) ?? { timer: undefined, looking: false, again: false };
    watches.set(nameOf(wish), watch);
    if (watch.looking) {
      watch.again = true;
      return;
    }
    clearTimeout(watch.timer);
    watch.looking = true;
    const outcome = await lookAtWish(services, wish, aborting.signal);
    watch.looking = false;
    // Meanwhile it may have been taken back, or the customer has gone.
    if (aborting.signal.aborted || !isKept(wish)) return;
    if (outcome.name !== 'waiting') {
      removeWish(wish);
      tellWish(services, wish, outcome);
      return;
    }
    watch.timer = setTimeout(() => void look(wish), watch.again ? 0 : outcome.wait);
    watch.again = false;
  }

  function lookAt(wanted: (wish: Wish) => boolean): void {
    for (const wish of wishes().filter(wanted)) void look(wish);
  }

  /** An event without an id may be about any of them. */
  const lookOne = (kind: Wish['kind'], id: string | null): void =>
    lookAt((wish) => wish.kind === kind && (id === null || wish.id === id));

  const ends = [
    live.on('boot_result', ({ id }) => lookOne('pc', id)),
    live.on('recharge_result', ({ id }) => lookOne('recharge', id)),
    live.onLookAgain(() => lookAt(() => true)),
    onWishes(() => {
      for (const [name, { timer }] of watches) {
        if (wishes().some((wish) => nameOf(wish) === name)) continue;
        clearTimeout(timer);
        watches.delete(name);
      }
      lookAt((wish) => !watches.has(nameOf(wish)));
    }),
  ];
  lookAt(() => true);
  return () => {
    aborting.abort();
    for (const end of ends) end();
    for (const { timer } of watches.values()) clearTimeout(timer);
  };
}

const followed = new WeakSet<Services>();

/**
 * Sees to the wishes of this tab from now on, once however often it is called: looks when an event or a known time says so, tells
 * what became of them, and ends when nobody is signed in any more.
 */
export function followWishes(services: Services): void {
  if (followed.has(services) || services.session.token() === null) return;
  followed.add(services);
  const end = follow(services);
  const endSession = services.session.subscribe(() => {
    if (services.session.token() !== null) return;
    end();
    endSession();
    followed.delete(services);
  });
}
