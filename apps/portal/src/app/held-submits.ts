import type { Boot } from '../boot/protocol.ts';

/**
 * Ends the holding of submits (`boot/hold-submits.ts`) and submits again, now that somebody listens. It waits for the
 * renders that the first effects have asked for: a form takes the values typed so far into its state in such an effect.
 */
export function releaseHeldSubmits(boot: Boot | undefined): void {
  setTimeout(() => {
    for (const form of boot?.release() ?? []) form.requestSubmit();
  }, 0);
}
