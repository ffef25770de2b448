/** A bad network between customers and servers: connections that are cut, answers that are lost or late. */
import type { Disturbance } from '../src/testing/front.ts';
import type { Random } from '../src/testing/random.ts';

/** Of a hundred calls. */
const cut = 1;
const lost = 2;
const slow = 3;

/** @param count told of each disturbance by its kind */
export function createDisturbances(
  random: Random,
  count: (kind: Disturbance['kind']) => void,
): (request: { readonly url?: string | undefined }) => Disturbance | null {
  const choose = (): Disturbance | null => {
    if (random.chance(cut)) return { kind: 'cut' };
    if (random.chance(lost)) return { kind: 'lost' };
    if (random.chance(slow)) return { kind: 'slow', ms: random.between(300, 3000) };
    return null;
  };
  return ({ url = '' }) => {
    // Polls of real time are held open: whole connections are cut instead (`Front.cut`).
    if (!url.startsWith('/api/')) return null;
    const chosen = choose();
    if (chosen !== null) count(chosen.kind);
    return chosen;
  };
}
