import type { TimerHandler } from '../timers/handler.ts';

/** Has the machine of a finished order taken back, however often that has to be asked. */
export const releaseMachine = {
  ask: (services, orderId) => services.machines.release(orderId),
  apply: async () => 'done' as const,
} satisfies TimerHandler<void>;
