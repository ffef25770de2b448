import { useEffect, useState } from 'react';
import { useServices } from '../app/services-context.ts';
import { queryClientOf } from './query-client.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A part of the portal that nobody waits for: its code is loaded once the first screen is there and the browser is idle.
 * @param load a constant of the module
 * @returns null until it is there, and for good where it could not be loaded
 */
export function useWhenIdle<Part extends object>(load: () => Promise<Part>): Part | null {
  const services = useServices();
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let wanted = true;
    const takeBack = whenIdle(queryClientOf(services), () => {
      load().then(
        (loaded) => {
          if (wanted) setPart(loaded);
        },
        () => undefined,
      );
    });
    return () => {
      wanted = false;
      takeBack();
    };
  }, [services, load]);
  return part;
}
