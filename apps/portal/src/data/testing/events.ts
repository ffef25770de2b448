import type { RealtimeEventName, VmResultEvent } from '@tram/api/realtime';
import type { Live } from '../live.ts';
import { createNoticeDeduplication, type NoticeDeduplication } from '../notice-deduplication.ts';

/** Real-time events that come when a test says so. Each has what the others have, and one a word more. */
export interface SaidEvents {
  readonly on: Live['on'];
  /** @param said what the event says; nothing else */
  readonly say: (name: RealtimeEventName, said?: Partial<VmResultEvent>) => void;
  /** How many events are listened to. */
  readonly size: () => number;
}

export function createEvents(): SaidEvents {
  const listeners = new Map<RealtimeEventName, (event: VmResultEvent) => void>();
  return {
    on(name, listener) {
      listeners.set(name, (event) => listener(event));
      return () => void listeners.delete(name);
    },
    say(name, said) {
      const nothing = { id: null, status: null, message: null, at: null, action: null };
      listeners.get(name)?.({ ...nothing, ...said });
    },
    size: () => listeners.size,
  };
}

/** Nothing told yet, and no connection: a record waits for no event. */
export function nothingTold(): NoticeDeduplication {
  return createNoticeDeduplication({ account: () => 'demo', eventsCome: () => false });
}
