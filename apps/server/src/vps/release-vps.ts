import type { TimerHandler } from '../timers/handler.ts';

/** Has the server of a finished order taken back, however often that has to be asked. */
export const releaseVps = {
  ask: (services, orderId) => services.servers.release(orderId),
  apply: async () => 'done' as const,
} satisfies TimerHandler<void>;
