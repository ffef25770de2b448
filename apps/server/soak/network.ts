/** A bad network between customers and servers: connections that are cut, answers that are lost or late. */
import type { Disturbance } from '../src/testing/front.ts';
import type { Random } from '../src/testing/random.ts';

/** Of a hundred calls. */
const cut = 1;
const lost = 2;
const slow = 3;

export interface BadNetwork {
  /** What happens to a request. */
  readonly disturb: (request: { readonly url?: string | undefined }) => Disturbance | null;
  /** How often something of a kind has happened. */
  readonly counts: Readonly<Partial<Record<Disturbance['kind'], number>>>;
  /** From now on nothing happens. */
  readonly end: () => void;
}

export function createBadNetwork(random: Random): BadNetwork {
  const counts: Partial<Record<Disturbance['kind'], number>> = {};
  let isOver = false;
  const choose = (): Disturbance | null => {
    if (random.chance(cut)) return { kind: 'cut' };
    if (random.chance(lost)) return { kind: 'lost' };
    if (random.chance(slow)) return { kind: 'slow', ms: random.between(300, 3000) };
    return null;
  };
  return {
    counts,
    disturb({ url = '' }) {
      // Polls of real time are held open: whole connections are cut instead (`Front.cut`).
      if (isOver || !url.startsWith('/api/')) return null;
      const chosen = choose();
      if (chosen !== null) counts[chosen.kind] = (counts[chosen.kind] ?? 0) + 1;
      return chosen;
    },
    end() {
      isOver = true;
    },
  };
}
