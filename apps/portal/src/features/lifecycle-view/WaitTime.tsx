import { useState } from 'react';
import { dateTimeParts, HOUR, isLongerThanUsual, LEAST_TIMES } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { LinkButton } from '@tram/ui/link-button';
import { Notice } from '@tram/ui/notice';
import { useRuntimeConfig, useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useNow } from '../rental/use-now.ts';
import { aboutInWords } from '../usual-time/about.ts';
import { useUsualTime } from '../usual-time/use-usual-time.ts';
import type { GoingWait } from '../usual-time/waits.ts';
import { usualTimeWords } from '../usual-time/words.vi.ts';
import { heading } from './LifecycleDialog.css.ts';
import { lifecycleViewWords } from './words.vi.ts';

export interface WaitTimeProps {
  readonly going: GoingWait;
  /** Reads it anew from the server; it never rejects. */
  readonly onRefetch: () => Promise<void>;
}

/** When a wait began: '14:25', and with its date once it lasts half a day. @param since @param elapsed ms, of server time */
function beginning(since: number, elapsed: number): string {
  const parts = dateTimeParts(since);
  if (parts === null) return '';
  const time = parts.time.slice(0, 5);
  return elapsed < 12 * HOUR ? time : `${time}, ${parts.date}`;
}

/** The time that a wait takes: what is usual, or that it is not known, and what to do when it takes longer. */
export function WaitTime({ going, onRefetch }: WaitTimeProps) {
  const words = useWords(lifecycleViewWords);
  const usualWords = useWords(usualTimeWords);
  const { contact } = useRuntimeConfig();
  const { clock } = useServices();
  const now = useNow(clock);
  const usual = useUsualTime(going.wait);
  const [reading, setReading] = useState(false);
  const elapsed = Math.max(now - going.since, 0);
  const began = beginning(going.since, elapsed);
  const about = usual === null ? '' : aboutInWords(usual.usual, usualWords);
  async function read(): Promise<void> {
    setReading(true);
    await onRefetch();
    setReading(false);
  }
  return (
    <section>
      <h3 className={heading}>{words.usualTime}</h3>
      <p>
        {words.since(began)},{' '}
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
