import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { dateTimeParts, sessionWarningDue } from '@tram/machines/rules';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { rentalAddress } from '../current-rentals/rental-address.ts';
import { cloudPageOf } from './cloud-page.ts';
import { rememberedWarning, rememberWarning } from './said-memory.ts';
import type { ClockedSession } from './running-session.ts';
import { leftInWords } from './time-in-words.ts';
import { sessionClockWords } from './words.vi.ts';

function clockTime(moment: number): string {
  return dateTimeParts(moment)?.time.slice(0, 5) ?? '';
}

function onSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function isInSight(): boolean {
  return document.visibilityState === 'visible';
}

/**
 * Warns of the end of every session that goes on, wherever the customer is: 30, 15 and 5 minutes before, each once for an end of
 * a session of a machine, in the tab that is in sight; one that comes into sight says what holds then. The notice stays until it
 * is read, and goes with its session.
 */
export function useSessionWarnings(sessions: readonly ClockedSession[]): void {
  const words = useWords(sessionClockWords);
  const services = useServices();
  const { clock, notices, navigate } = services;
  const shown = useRef(new Map<string, string>());
  const inSight = useSyncExternalStore(onSight, isInSight, isInSight);

  const warn = useEffectEvent(({ id, name, clock: { endsAt, limit } }: ClockedSession) => {
    const now = clock.now();
    const said = sessionWarningDue({ endsAt, said: rememberedWarning(id, endsAt) }, now);
    if (said === null) return;
    rememberWarning(id, { endsAt, said }, now);
    notices.queue.close(shown.current.get(id) ?? '');
    // Hours and days can be bought; how long one session lasts cannot.
    const canExtend = limit !== 'session';
    const notice = notices.queue.show({
      status: 'warn',
      title: words.warning.title(name, clockTime(endsAt)),
      detail: words.warning.detail(
        clockTime(now),
        leftInWords(endsAt - now, words.time),
        words.limits[limit],
      ),
      keepOnNavigation: true,
      action: {
        label: canExtend ? words.warning.extend : words.warning.look,
        onSelect: () =>
          void navigate(
            canExtend ? rentalAddress({ kind: 'cloud', id }, cloudPageOf(services, id)) : '/clouds',
          ),
      },
    });
    shown.current.set(id, notice);
  });

  // After every drawing: one is drawn whenever the time moves on or a machine is read anew.
  useEffect(() => {
    const going = new Set(sessions.map(({ id }) => id));
    for (const [id, notice] of shown.current) {
      if (going.has(id)) continue;
      notices.queue.close(notice);
      shown.current.delete(id);
    }
    // A warning that nobody sees would be used up: the tab that is looked at would keep silent.
    if (!inSight) return;
    for (const session of sessions) warn(session);
  });
}
