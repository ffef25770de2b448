import { timeOf } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Countdown } from '@tram/ui/countdown';
import { Notice } from '@tram/ui/notice';
import { useState } from 'react';
import { Message } from '../../app/Message.tsx';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useNow } from '../../features/server-time/use-now.ts';
import { resend, unverified } from './LoginScreen.css.ts';
import { loginWords } from './words.vi.ts';

export interface UnverifiedNoticeProps {
  /** The server's words. */
  readonly message: string;
  /** From when on another login mails another link, ISO 8601. */
  readonly resendAt: string;
  /** Id of the form of the login: to have the mail sent again is to log in again. */
  readonly formId: string;
}

/**
 * That the e-mail address is not verified yet, and the way to have the mail sent again: when that is possible, or the button. A
 * file of its own: loaded when it is needed.
 */
export function UnverifiedNotice({ message, resendAt, formId }: UnverifiedNoticeProps) {
  const words = useWords(loginWords).unverified;
  const { clock } = useServices();
  const [nowOfClock] = useState(() => () => clock.now());
  // A time that cannot be read keeps nobody from trying.
  const at = timeOf(resendAt) ?? 0;
  const waits = at > useNow(clock);
  return (
    <div className={unverified}>
      <Notice tone="caution" announce="alert">
        <Message>{message}</Message>
      </Notice>
      {/* Outside the alert, which would be read out every second. */}
      <div className={resend}>
        {waits ? (
          <span>
            {words.resendIn}{' '}
            <Countdown label={words.resendIn} deadline={at} now={nowOfClock} format="mm:ss" />
          </span>
        ) : (
          <Button type="submit" form={formId}>
            {words.resend}
          </Button>
        )}
      </div>
    </div>
  );
}
