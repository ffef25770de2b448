import { cloudSessionEnd, cloudSessionMinutes, type CloudSessionLimit } from './cloud-time.ts';

/** A way to leave the portal: by logging out, or by closing (or reloading) its tab (section 2, "Logout"). */
export type LeavingWay = 'log-out' | 'close';

/** A cloud machine that runs while its customer leaves (sections 4 and 9): it goes on and uses up what was paid for. */
export interface RunningCloud {
  readonly kind: 'cloud';
  readonly id: string;
  readonly name: string;
  /** When its session is ended at the latest, ms since 1970; `null` when that is not known. */
  readonly endsAt: number | null;
  readonly limit: CloudSessionLimit | null;
  /** Minutes of its hours that would be left if it were shut down now: an estimate. */
  readonly minutesLeft: number;
  /** Its lifecycle takes a shutdown now: it is not busy with something else. */
  readonly mayShutDown: boolean;
}

/**
 * A cloud machine that is being started while its customer leaves (sections 4 and 9). It uses up nothing yet: the session and its
 * minutes begin when it runs (contract, `startCloudImage`), and it cannot be shut down before.
 */
export interface StartingCloud {
  readonly kind: 'starting';
  readonly id: string;
  readonly name: string;
  /** Minutes of its hours that its coming session can use up, at most; always one or more. */
  readonly mostMinutes: number;
  /** Minutes of its hours that are left. */
  readonly minutesLeft: number;
  /**
   * When that session is ended at the latest, ms since 1970; `null` while it depends on when the machine runs. It does not where
   * the days end it.
   */
  readonly endsAt: number | null;
}

/**
 * What a cloud machine that is being started comes to (section 9, "Session end estimate"; contract, `startCloudImage`: when it
 * runs, and its session begins, is said then and not before).
 *
 * @param now server time, ms since 1970 @returns `null` when not one minute of its hours or days is left to be used up
 */
export function startingCloud(
  machine: Pick<StartingCloud, 'id' | 'name'> &
    Omit<Parameters<typeof cloudSessionEnd>[0], 'startedAt'>,
  now: number,
): StartingCloud | null {
  const { id, name, minutesLeft } = machine;
  // The longest that it can become is a session that begins now: beginning later, the days alone can make it shorter.
  const { at, limit } = cloudSessionEnd({ ...machine, startedAt: now });
  const mostMinutes = cloudSessionMinutes(now, at);
  if (mostMinutes === 0) return null;
  const endsAt = limit === 'days' ? at : null;
  return { kind: 'starting', id, name, mostMinutes, minutesLeft, endsAt };
}

/** What goes on in the portal while its customer leaves (section 2, "Logout"; ours). */
export type Ongoing =
  | RunningCloud
  | StartingCloud
  /** Identity pictures are on their way to the server (section 4, KYC). */
  | { readonly kind: 'upload' }
  /** A payment was sent and its answer is not here yet (section 9). */
  | { readonly kind: 'payment' }
  /** A top-up that waits for its transfer (sections 4 and 9); `money` VND, `expiresAt` ms since 1970. */
  | { readonly kind: 'transfer'; readonly money: number; readonly expiresAt: number | null };

/**
 * What leaving does to something that goes on (section 2, "Logout"; ours): `lost`: it has to be done again. `unseen`: it is
 * finished, but how is not seen until the customer is back. `costs`: it goes on and uses up what was paid for. `safe`: it goes on
 * and costs nothing.
 */
export type LeavingEffect = 'lost' | 'unseen' | 'costs' | 'safe';

/** What is said to a customer who leaves (section 2, "Logout"; ours). */
export interface Leaving {
  /** Whether a question is asked before: only when something goes on. A closing tab is asked by the browser itself. */
  readonly asks: boolean;
  /** What goes on and what leaving does to it, the gravest first. */
  readonly says: readonly { readonly thing: Ongoing; readonly effect: LeavingEffect }[];
  /**
   * Ids of the cloud machines that can be shut down first; empty when there is none, or when one would use up its hours all the
   * same: one that runs and cannot be shut down now, or one that is being started.
   */
  readonly shutDownFirst: readonly string[];
}

const effects: Readonly<Record<Ongoing['kind'], LeavingEffect>> = {
  upload: 'lost',
  payment: 'unseen',
  cloud: 'costs',
  starting: 'costs',
  transfer: 'safe',
};

const gravity: readonly LeavingEffect[] = ['lost', 'unseen', 'costs', 'safe'];

/** Whether a closing tab loses something by it: the only things that may hold one (section 2, "Logout"; ours). */
function holdsTab({ kind }: Ongoing): boolean {
  return kind === 'upload' || kind === 'payment';
}

/**
 * What is said to a customer who leaves while something goes on (section 2, "Logout"; ours). Logging out asks whenever something
 * does, also to say that it is safe; a closing tab is only held by what it would break, for the browser's question has no words.
 */
export function leaving(way: LeavingWay, ongoing: readonly Ongoing[]): Leaving {
  const shown = way === 'log-out' ? ongoing : ongoing.filter(holdsTab);
  const says = shown
    .map((thing) => ({ thing, effect: effects[thing.kind] }))
    .sort((one, other) => gravity.indexOf(one.effect) - gravity.indexOf(other.effect));
  const clouds = shown.filter((thing) => thing.kind === 'cloud');
  const mayAll =
    clouds.every(({ mayShutDown }) => mayShutDown) &&
    shown.every(({ kind }) => kind !== 'starting');
  return {
    asks: says.length > 0,
    says,
    shutDownFirst: mayAll ? clouds.map(({ id }) => id) : [],
  };
}
