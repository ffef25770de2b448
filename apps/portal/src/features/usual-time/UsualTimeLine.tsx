import { isLongerThanUsual } from '@tram/machines/rules';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useNow } from '../server-time/use-now.ts';
import { aboutInWords, useUsualTime } from './usual-time.ts';
import type { GoingWait } from './waits.ts';
import { usualTimeWords } from './words.vi.ts';

/**
 * A short line beside something that is waited for: how long it usually takes, and whether it is longer this time. Nothing while
 * the usual time is not known.
 */
export function UsualTimeLine({ going: { wait, since } }: { readonly going: GoingWait }) {
  const words = useWords(usualTimeWords);
  const { clock } = useServices();
  const now = useNow(clock);
  const usual = useUsualTime(wait);
  if (usual === null) return null;
  const longer = isLongerThanUsual(now - since, usual);
  const said = words.usual(aboutInWords(usual.usual, words), usual.times);
  return <> · {longer ? `${words.longer}, ${said}` : said}</>;
}
