import type { TimerHandler } from '../timers/handler.ts';

/** Has everything of a rental that is over taken back, however often that has to be asked. */
export const releaseCloudMachine = {
  ask: (services, imageId) => services.cloudMachines.release(imageId),
  apply: async () => 'done' as const,
} satisfies TimerHandler<void>;
