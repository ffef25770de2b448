import { SECOND } from '@tram/machines/rules';
import { createSubscriber } from 'svelte/reactivity';
import { useServices } from './services.ts';

/** Server time, ms: what reads it is drawn again each second, and whenever it is corrected. */
export function useNow(): () => number {
  const { clock } = useServices();
  const subscribe = createSubscriber((update) => {
    const timer = setInterval(() => update(), SECOND);
    const silence = clock.subscribe(update);
    return () => {
      clearInterval(timer);
      silence();
    };
  });
  return () => {
    subscribe();
    return clock.now();
  };
}
