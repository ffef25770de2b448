import type { Port } from '@tram/machines/payment';

/** Which records are being read. A lifecycle that has asked for one of them is not at rest yet. */
export interface Readings {
  readonly isReading: (id: string) => boolean;
  /** The same port, noted for as long as its caller waits for the answer. */
  readonly noting: <Value>(port: Port<string, Value>) => Port<string, Value>;
}

export function createReadings(): Readings {
  const underWay = new Map<AbortSignal, string>();
  return {
    isReading: (id) => [...underWay.values()].includes(id),
    noting: (port) => async (id, signal) => {
      const end = () => underWay.delete(signal);
      underWay.set(signal, id);
      signal.addEventListener('abort', end);
      try {
        return await port(id, signal);
      } finally {
        end();
        signal.removeEventListener('abort', end);
      }
    },
  };
}
