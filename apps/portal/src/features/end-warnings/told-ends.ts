import { DAY, END_WARNINGS, type ComingEnd, type EndWarning } from '@tram/machines/rules';
import { draftPrefix } from '../../app/forget-customer.ts';
import { hasFields, isPath, readStored, writeStored } from '../../app/stored.ts';

/** An end, and where its machine is. */
export interface PlacedEnd extends ComingEnd {
  /** Of the list of its machine, from 1. */
  readonly page: number;
  /** Path with the dialog that extends it. */
  readonly address: string;
}

/** What is said of an end: a warning, in minutes, or 0: that it has come. */
export type Said = EndWarning | 0;

export interface Saying {
  readonly end: PlacedEnd;
  readonly says: Said;
}

/** The most urgent thing that has been said of an end. */
interface Told {
  /** ms of server time. An end that moves is another one. */
  readonly endsAt: number;
  readonly said: Said;
}

/** Key under which every tab of this browser stores what has been said: ids and times, no names. */
const toldKey = 'app_told_ends';

/** Key under which a tab stores the ends of the next hour, so that one that falls into a reload is told; a logout removes it. */
const nextEndsKey = `${draftPrefix}ends`;

/** How long it is remembered that an end has been told, ms. */
const toldFor = DAY;

/** Identity of an end beside its time: a running cloud machine has two, its session's and its own. */
export function endKey({ kind, id, limit }: Pick<ComingEnd, 'kind' | 'id' | 'limit'>): string {
  return limit === 'session' || limit === 'hours' ? `${kind} ${id} session` : `${kind} ${id}`;
}

function isTold(value: unknown): value is Told {
  return (
    hasFields(value, { endsAt: 'number', said: 'number' }) &&
    (value.said === 0 || END_WARNINGS.some((minutes) => minutes === value.said))
  );
}

/** What this page has said, where the browser stores nothing. */
let unstored: Readonly<Record<string, Told>> = {};

function readAll(): Readonly<Record<string, Told>> {
  const entries = Object.entries({ ...Object(readStored('localStorage', toldKey)) }).filter(
    (entry): entry is [string, Told] => isTold(entry[1]),
  );
  return { ...Object.fromEntries(entries), ...unstored };
}

/** What has been said of ends in this browser, as of now: the most urgent of each, null for nothing. */
export function toldEnds(): (end: ComingEnd) => Said | null {
  const all = readAll();
  return (end) => {
    const told = all[endKey(end)];
    return told?.endsAt === end.endsAt ? told.said : null;
  };
}

/** Notes what is said, and drops ends that are long over. What cannot be stored is said once more after a reload. */
function remember(sayings: readonly Saying[], now: number): void {
  const known = Object.entries(readAll()).filter(([, { endsAt }]) => endsAt > now - toldFor);
  const said = sayings.map(({ end, says }) => [endKey(end), { endsAt: end.endsAt, said: says }]);
  const all: Readonly<Record<string, Told>> = Object.fromEntries([...known, ...said]);
  unstored = writeStored('localStorage', toldKey, all) ? {} : all;
}

/** Runs it while no other tab of this browser does; at once where the browser has no locks (Web Locks API, secure pages only). */
async function inTurn<Value>(act: () => Value): Promise<Value> {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  try {
    return await (locks === undefined ? act() : locks.request(toldKey, act));
  } catch {
    return act();
  }
}

/**
 * Takes on what is to be said: each by one tab of this browser alone, and nothing after something more urgent.
 * @param now ms of server time
 * @returns what no tab has said yet; it counts as said from now on
 */
export function claimSayings(sayings: readonly Saying[], now: number): Promise<readonly Saying[]> {
  return inTurn(() => {
    const told = toldEnds();
    const unsaid = sayings.filter(
      ({ end, says }) => says < (told(end) ?? Number.POSITIVE_INFINITY),
    );
    if (unsaid.length > 0) remember(unsaid, now);
    return unsaid;
  });
}

function isPlacedEnd(value: unknown): value is PlacedEnd {
  return (
    hasFields(value, {
      kind: 'string',
      id: 'string',
      name: 'string',
      endsAt: 'number',
      limit: 'string',
      page: 'number',
      address: 'string',
    }) &&
    ['pc', 'vps', 'cloud'].includes(value.kind) &&
    ['rental', 'session', 'hours', 'days'].includes(value.limit) &&
    isPath(value.address)
  );
}

/** The ends of the next hour as this tab knew them before a reload. */
export function storedEnds(): readonly PlacedEnd[] {
  const value = readStored('sessionStorage', nextEndsKey);
  return Array.isArray(value) ? value.filter(isPlacedEnd) : [];
}

export function storeEnds(ends: readonly PlacedEnd[]): void {
  if (ends.length === 0 && storedEnds().length === 0) return;
  writeStored('sessionStorage', nextEndsKey, ends.length === 0 ? null : ends);
}
