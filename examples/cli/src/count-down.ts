import { formatCountdown, MINUTE, SECOND } from '@tram/machines/rules';
import type { Run } from './run.ts';
import { words } from './words.vi.ts';

/**
 * Says how long a code is good for, in server time: each second in place where somebody watches, each minute in a line of its own where
 * the lines are kept. @returns the function that ends it
 */
export function countDown({ terminal, clock }: Run, deadline: number): () => void {
  let said: number | null = null;
  const tell = () => {
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
  tell();
  const timer = setInterval(tell, SECOND);
  return () => clearInterval(timer);
}
