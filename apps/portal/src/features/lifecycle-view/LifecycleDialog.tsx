import { useRef, useState } from 'react';
import { isLongerThanUsual, LEAST_TIMES } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { IconArrowRight } from '@tram/ui/icon/IconArrowRight';
import { IconChevronDown } from '@tram/ui/icon/IconChevronDown';
import { LifecycleDiagram } from '@tram/ui/lifecycle-diagram';
import { LinkButton } from '@tram/ui/link-button';
import { Notice } from '@tram/ui/notice';
import { useRuntimeConfig, useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import type { QueryId } from '../../data/queries.ts';
import { invalidate } from '../../data/query-client.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import type { OpeningProps } from '../address/dialog-address.ts';
import { pastMoment } from '../server-time/clock-time.ts';
import { useNow } from '../server-time/use-now.ts';
import { aboutInWords, useUsualTime } from '../usual-time/usual-time.ts';
import type { GoingWait } from '../usual-time/waits.ts';
import { usualTimeWords } from '../usual-time/words.vi.ts';
import * as styles from './LifecycleDialog.css.ts';
import { diagramOf, nextFrom, type LifecycleWords } from './lifecycle-words.ts';
import { lifecycleViewWords } from './words.vi.ts';

interface WaitTimeProps {
  readonly going: GoingWait;
  /** What says how it is going: a press reads it again. */
  readonly reads: readonly QueryId[];
}

/** The time that a wait takes: what is usual, or that it is not known, and what to do when it takes longer. */
function WaitTime({ going, reads }: WaitTimeProps) {
  const words = useWords(lifecycleViewWords);
  const usualWords = useWords(usualTimeWords);
  const { contact } = useRuntimeConfig();
  const services = useServices();
  const now = useNow(services.clock);
  const usual = useUsualTime(going.wait);
  const [reading, setReading] = useState(false);
  const elapsed = Math.max(now - going.since, 0);
  const about = usual === null ? '' : aboutInWords(usual.usual, usualWords);
  async function read(): Promise<void> {
    setReading(true);
    await invalidate(services, ...reads);
    setReading(false);
  }
  return (
    <section>
      <h3 className={styles.heading}>{words.usualTime}</h3>
      <p>
        {words.since(pastMoment(going.since, now))},{' '}
        {usual === null ? usualWords.unknown(LEAST_TIMES) : usualWords.usual(about, usual.times)}.
      </p>
      {usual !== null && isLongerThanUsual(elapsed, usual) ? (
        <Notice
          tone="caution"
          announce="status"
          lead={words.longer.lead}
          action={
            <>
              <Button busy={reading} busyLabel={words.longer.reloading} onClick={() => void read()}>
                {words.longer.reload}
              </Button>{' '}
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button fills the link with its words */}
              <LinkButton render={<a href={`tel:${contact.hotline.replaceAll(/[^\d+]/g, '')}`} />}>
                {words.longer.call(contact.hotline)}
              </LinkButton>
            </>
          }
        >
          {words.longer.text(aboutInWords(elapsed, usualWords), about)}{' '}
          {words.notCharged[going.wait]}
        </Notice>
      ) : (
        <p>{words.notCharged[going.wait]}</p>
      )}
    </section>
  );
}

interface LifecycleDialogProps extends OpeningProps, Pick<WaitTimeProps, 'reads'> {
  readonly title: string;
  readonly lifecycle: LifecycleWords;
  /** Where it is: paths of states, the one that matters most first; empty where that is not known. */
  readonly at: readonly string[];
  /** What it does in that state, in place of the state's own words: 'Đang bật máy…'. */
  readonly doing?: string;
  readonly going: GoingWait | null;
}

/**
 * A lifecycle as the customer of one machine or top-up sees it: where it is, what comes next and by what, how long it usually
 * takes, and every step there is. The steps and the ways are those of the machine that decides.
 */
export function LifecycleDialog(props: LifecycleDialogProps) {
  const { lifecycle, at, doing, going, reads, ...dialog } = props;
  const words = useWords(lifecycleViewWords);
  const closing = useRef<HTMLButtonElement>(null);
  const [main = ''] = at;
  const next = nextFrom(lifecycle, at.slice(0, 1));
  const partNames = Object.keys(lifecycle.parts);
  const [mainPart = ''] = partNames;
  return (
    <Dialog
      {...dialog}
      size="wide"
      dismissOutside
      // The text to read comes first; the first control is far below it.
      initialFocus={closing}
      footer={<CloseButton ref={closing} onClick={dialog.onClose} />}
    >
      <div className={styles.parts}>
        <div className={styles.place}>
          <p className={styles.caption}>{words.here}</p>
          <p className={styles.placeName}>
            {doing ?? lifecycle.states[main] ?? words.unknownPlace}
          </p>
          <p className={styles.placeText}>{lifecycle.now[main]}</p>
        </div>
        {going !== null && <WaitTime going={going} reads={reads} />}
        {next.length > 0 && (
          <section>
            <h3 className={styles.heading}>{words.next}</h3>
            <ul className={styles.nextList}>
              {next.map(({ to, cause }) => (
                <li key={`${to} ${cause}`} className={styles.nextItem}>
                  <span className={styles.nextIcon}>
                    <IconArrowRight size={16} />
                  </span>
                  <span className={styles.firstUpper}>
                    {cause}: <span className={styles.nextName}>{to}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3 className={styles.heading}>{words.diagram}</h3>
          <LifecycleDiagram label={dialog.title} chart={diagramOf(lifecycle, mainPart)} at={at} />
        </section>
        {partNames.length > 1 && (
          <details>
            <summary className={styles.summary}>
              {words.others}
              <span className={styles.chevron}>
                <IconChevronDown size={16} />
              </span>
            </summary>
            <div className={styles.others}>
              {partNames.slice(1).map((part) => (
                <section key={part}>
                  <h3 className={styles.heading}>{lifecycle.parts[part]}</h3>
                  <LifecycleDiagram
                    label={lifecycle.parts[part] ?? part}
                    chart={diagramOf(lifecycle, part)}
                    at={at}
                  />
                </section>
              ))}
            </div>
          </details>
        )}
      </div>
    </Dialog>
  );
}
