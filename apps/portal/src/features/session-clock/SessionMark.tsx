import { LOW_TIME } from '@tram/machines/rules';
import { IconCloudComputing } from '@tram/ui/icon/IconCloudComputing';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { isLow, lowIcon, mark, markIcon, markName } from './SessionMark.css.ts';
import { leftInWords, useRunningSessions } from './running-sessions.ts';
import { sessionClockWords } from './words.vi.ts';

/** In the menu, while cloud machines run: how many, and how much time the session that ends first has left. Links to them. */
export function SessionMark() {
  const words = useWords(sessionClockWords);
  const sessions = useRunningSessions();
  const [first] = sessions;
  if (first === undefined) return null;
  const { left } = first.clock;
  const low = left < LOW_TIME;
  const time = leftInWords(left, words.time);
  return (
    <section aria-label={words.mark.label}>
      <Link to="/clouds" className={low ? `${mark} ${isLow}` : mark}>
        <span className={low ? `${markIcon} ${lowIcon}` : markIcon}>
          <IconCloudComputing size={20} />
        </span>
        <span>
          <span className={markName}>{words.mark.running(sessions.length)}</span>
          {sessions.length === 1 ? words.mark.left(time) : words.mark.firstLeft(time)}
        </span>
      </Link>
    </section>
  );
}
