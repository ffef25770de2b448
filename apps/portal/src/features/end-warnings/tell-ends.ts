import type { DataRetention } from '@tram/api/runtime-config';
import { MINUTE, type ComingEnd, type RentalKind } from '@tram/machines/rules';
import type { Services } from '../../app/services.ts';
import { currentWords, i18n } from '../../app/words.ts';
import { noticeDeduplicationOf } from '../../data/notice-deduplication.ts';
import { activityStoreOf } from '../activity/activity-store.ts';
import { machineAddress } from '../current-rentals/current-rentals.ts';
import { dataRetentionText } from '../data-retention/data-retention.ts';
import { dataRetentionWords } from '../data-retention/words.vi.ts';
import { showNotification } from '../notification-requests/system-notification.ts';
import { pastMoment } from '../server-time/clock-time.ts';
import { timeOfDay } from '../server-time/use-now.ts';
import { leftInWords } from '../session-clock/running-sessions.ts';
import { endKey, type PlacedEnd, type Saying } from './told-ends.ts';
import { endWords, type EndWords } from './words.vi.ts';

/** Where the ends of all machines are seen together. */
const calendar = '/?expiry=open';

/** So many machines are named in one notice; of the others their number is told. */
const mostNamed = 3;

function listed(names: readonly string[], words: EndWords): string {
  return words.list(names.slice(0, mostNamed), Math.max(names.length - mostNamed, 0));
}

/** How long one session lasts cannot be bought; hours, days and rentals can. */
function canExtend({ limit }: ComingEnd): boolean {
  return limit !== 'session';
}

function placeOf({ kind, page }: PlacedEnd): string {
  return machineAddress(kind, page);
}

/** What happens to its data then. */
function keptData(dataRetention: DataRetention, kind: RentalKind): string {
  const { unsaid } = currentWords(dataRetentionWords);
  return dataRetentionText(dataRetention, { language: i18n.language, unsaid }, [kind]);
}

/** The notice for one machine that is about to end. @param now ms of server time */
function warningOf(end: PlacedEnd, now: number, words: EndWords, dataRetention: DataRetention) {
  const { kind, name, endsAt, limit, address } = end;
  const [at, time] = [timeOfDay(now), timeOfDay(endsAt)];
  const left = leftInWords(endsAt - now, words.time);
  const isRental = limit === 'rental';
  return {
    title: isRental
      ? words.rental.title(words.kinds[kind], name, time)
      : words.session.title(name, time),
    detail: [
      isRental
        ? words.rental.detail(at, left)
        : words.session.detail(at, left, words.limits[limit]),
      // A session that has lasted its time is over, the rental is not.
      ...(canExtend(end) ? [keptData(dataRetention, kind)] : []),
    ].join(' '),
    label: canExtend(end) ? words.extend : words.look,
    place: canExtend(end) ? address : placeOf(end),
  };
}

/** The notice for several machines that end together. */
function warningOfSeveral(ends: readonly PlacedEnd[], words: EndWords) {
  return {
    title: words.several.title(new Set(ends.map(({ id }) => id)).size),
    detail: listed(
      ends.map(({ name, endsAt }) => words.several.one(name, timeOfDay(endsAt))),
      words,
    ),
    label: words.calendar,
    place: calendar,
  };
}

/** The notice for machines that have ended. @param now ms of server time */
function endedNotice(ends: readonly PlacedEnd[], now: number, words: EndWords) {
  const [first] = ends;
  const last = ends.at(-1);
  if (first === undefined || last === undefined) return null;
  const names = listed(
    ends.map(({ name }) => name),
    words,
  );
  const isSession = ends.every(({ limit }) => limit === 'session');
  // The days and hours of a cloud machine can be bought after they are used up; a PC or a VPS is gone.
  const isExtended = ends.length === 1 && first.kind === 'cloud' && canExtend(first);
  return {
    title: isSession ? words.ended.session(names) : words.ended.rental(names),
    detail: words.ended.detail(pastMoment(last.endsAt, now)),
    label: isExtended ? words.extend : words.look,
    place: isExtended ? first.address : placeOf(first),
  };
}

/** The event that may say the same as an end: its words then stand for ours. None comes to the notices for a PC. */
const eventActions = { pc: null, vps: 'delete', cloud: 'shutdown' } as const;

/** A notice on the screen, and the ends that it is about. */
interface Shown {
  readonly id: string;
  readonly ends: readonly PlacedEnd[];
}

/**
 * Tells of ends: by a notice that stays until it is read, or by a system notification while the tab is hidden. Machines that end together
 * share one, and one that is said again takes the place of what was said before.
 */
export function createEndTeller(services: Services) {
  const { clock, config, navigate, notices } = services;
  let warnings: readonly Shown[] = [];
  let ended: Shown | null = null;
  /** Ends that no event has told, until all of this moment are there. */
  let untold: readonly PlacedEnd[] = [];

  function isOnScreen({ id }: Shown): boolean {
    return notices.queue.getToasts().some((toast) => toast.id === id && !toast.leaving);
  }

  function show(
    { title, detail, label, place }: NonNullable<ReturnType<typeof endedNotice>>,
    ends: readonly PlacedEnd[],
  ): Shown {
    const id = notices.queue.show({
      status: 'warn',
      title,
      detail,
      keepOnNavigation: true,
      action: { label, onSelect: () => void navigate(place) },
    });
    return { id, ends };
  }

  function closeWarnings(isOver: (shown: Shown) => boolean): void {
    for (const { id } of warnings.filter(isOver)) notices.queue.close(id);
    warnings = warnings.filter((shown) => !isOver(shown) && isOnScreen(shown));
  }

  function showWarning(ends: readonly PlacedEnd[]): void {
    const words = currentWords(endWords);
    const keys = new Set(ends.map(endKey));
    closeWarnings((shown) => shown.ends.every((end) => keys.has(endKey(end))));
    const [only, ...others] = ends;
    if (only === undefined) return;
    const notice =
      others.length === 0
        ? warningOf(only, clock.now(), words, config.dataRetention)
        : warningOfSeveral(ends, words);
    warnings = [...warnings, show(notice, ends)];
  }

  function showEnded(): void {
    // One that is still to be read grows: many machines would push everything else away.
    const before = ended !== null && isOnScreen(ended) ? ended : null;
    const ends = [...(before?.ends ?? []), ...untold];
    untold = [];
    const notice = endedNotice(ends, clock.now(), currentWords(endWords));
    if (notice === null) return;
    if (before !== null) notices.queue.close(before.id);
    ended = show(notice, ends);
  }

  function add(end: PlacedEnd): void {
    if (untold.length === 0) setTimeout(showEnded, 0);
    untold = [...untold, end];
  }

  function tellEnded(ends: readonly PlacedEnd[]): void {
    const once = noticeDeduplicationOf(services);
    for (const end of ends) {
      const action = eventActions[end.kind];
      if (action === null) add(end);
      else once.byRecord({ of: 'machine', id: end.id, action }, () => add(end));
    }
  }

  function notifyOf(ends: readonly PlacedEnd[], haveEnded: boolean): void {
    const words = currentWords(endWords).notification;
    const [first] = ends;
    if (first === undefined) return;
    const place = haveEnded ? placeOf(first) : calendar;
    showNotification({
      title: haveEnded ? words.over(ends.length) : words.soon(ends.length),
      body: haveEnded
        ? words.overBody(config.name)
        : words.soonBody(timeOfDay(first.endsAt), config.name),
      tag: haveEnded ? 'ended' : 'ends',
      place,
      onPress: () => void navigate(ends.length === 1 && !haveEnded ? first.address : place),
    }).catch(() => {
      // A right that was taken back: the notice waits until the customer comes back.
      if (haveEnded) tellEnded(ends);
      else showWarning(ends);
    });
  }

  return {
    tell(sayings: readonly Saying[]): void {
      const isHidden = document.visibilityState !== 'visible';
      const endsOf = (haveEnded: boolean) =>
        sayings
          .filter(({ says }) => (says === 0) === haveEnded)
          .map(({ end }) => end)
          .sort((one, other) => one.endsAt - other.endsAt);
      const [soon, over] = [endsOf(false), endsOf(true)];
      if (isHidden) notifyOf(soon, false);
      else showWarning(soon);
      if (isHidden) notifyOf(over, true);
      else tellEnded(over);
    },
    /** Adds a line to the list behind the bell. */
    record({ end, says }: Saying): void {
      const { kind, id, name, endsAt, address } = end;
      const hasEnded = says === 0;
      activityStoreOf(services).tellEnd({
        id: `${endKey(end)} ${endsAt}`,
        source: 'end',
        at: endsAt - says * MINUTE,
        subject: id,
        text: name,
        kind,
        endsAt,
        hasEnded,
        place: hasEnded || !canExtend(end) ? placeOf(end) : address,
      });
    },
    /** Closes the warnings of ends that have come, or were moved. */
    keepOnly(isComing: (end: PlacedEnd) => boolean): void {
      closeWarnings(({ ends }) => !ends.some(isComing));
    },
  };
}
