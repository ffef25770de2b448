/** Which instance a request belongs to: a Socket.IO session over polling lives in the process that began it. */
import type { IncomingMessage } from 'node:http';

/** How many sessions are remembered; the oldest are forgotten first, and begin anew when they come again. */
const capacity = 10_000;
/** Where a handshake over polling has its session: `0{"sid":"…",…}`. */
const handshake = /^0\{"sid":"([\w-]+)"/;

/** Chooses instances. */
export interface StickySessions {
  /** The instances to try for a path and query, the best first. */
  instancesFor(url: string): readonly string[];
  /** Looks at what an instance answers for the session that it may begin. The answer can be read as before. */
  learn(url: string, answer: IncomingMessage, instance: string): void;
}

function sessionOf(url: string): string | null {
  const [path = '', query] = url.split('?');
  return path.startsWith('/socket.io/') ? new URLSearchParams(query).get('sid') : null;
}

/** Begins with no session. */
export function createStickySessions(instances: readonly string[]): StickySessions {
  const homes = new Map<string, string>();
  let turn = 0;
  return {
    instancesFor(url) {
      const session = sessionOf(url);
      const home = session === null ? undefined : homes.get(session);
      if (home !== undefined) return [home];
      turn = (turn + 1) % instances.length;
      return [...instances.slice(turn), ...instances.slice(0, turn)];
    },
    learn(url, answer, instance) {
      if (!url.startsWith('/socket.io/') || sessionOf(url) !== null) return;
      answer.once('data', (chunk: Buffer) => {
        const session = handshake.exec(chunk.toString())?.[1];
        if (session === undefined) return;
        const [oldest] = homes.keys();
        if (homes.size >= capacity && oldest !== undefined) homes.delete(oldest);
        homes.set(session, instance);
      });
    },
  };
}
