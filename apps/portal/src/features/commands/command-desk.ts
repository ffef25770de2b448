import type { Services } from '../../app/services.ts';
import { createFlag, type Flag } from '../../app/session-end.ts';

const desks = new WeakMap<Services, Flag>();

/** Whether the palette is open, for whoever opens it: the keys, the side menu, the drawer. */
export function commandDeskOf(services: Services): Flag {
  const desk = desks.get(services) ?? createFlag();
  desks.set(services, desk);
  return desk;
}
