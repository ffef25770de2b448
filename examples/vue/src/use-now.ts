import { SECOND } from '@tram/machines/rules';
import { onScopeDispose, readonly, ref, type Ref } from 'vue';
import { useServices } from './services.ts';

/** Server time, ms, updated each second and whenever it is corrected. */
export function useNow(): Readonly<Ref<number>> {
  const { clock } = useServices();
  const now = ref(clock.now());
  const tick = () => {
    now.value = clock.now();
  };
  const timer = setInterval(tick, SECOND);
  const silence = clock.subscribe(tick);
  onScopeDispose(() => {
    clearInterval(timer);
    silence();
  });
  return readonly(now);
}
