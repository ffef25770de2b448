import { formatCountdown, MINUTE, SECOND } from '@tram/machines/rules';
import type { Run } from './run.ts';
import { words } from './words.vi.ts';

/**
 * Says how long a code is good for, in server time: each second in place on a terminal, each minute in a separate line where
 * the output is a file or a pipe. @returns the function that ends it
 */
export function countDown({ terminal, clock }: Run, deadline: number): () => void {
  let said: number | null = null;
  const update = () => {
    const left = deadline - clock.now();
    const line = words.recharge.validFor(formatCountdown(left));
    if (terminal.isLive) {
      terminal.progress(line);
      return;
    }
    const minute = Math.ceil(left / MINUTE);
    if (minute !== said) terminal.say(line);
    said = minute;
  };
  update();
  const timer = setInterval(update, SECOND);
  return () => clearInterval(timer);
}
