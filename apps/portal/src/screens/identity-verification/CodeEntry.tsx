import { useEffect, useRef, useState } from 'react';
import { Button } from '@tram/ui/button';
import { Countdown } from '@tram/ui/countdown';
import { OtpField } from '@tram/ui/otp-field';
import { Progress } from '@tram/ui/progress';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { maskedEmail, reasonNotice } from '../../features/identity/notices.ts';
import type { Identity } from '../../features/identity/use-identity.ts';
import { identityWords } from '../../features/identity/words.vi.ts';
import { again, entry, lead } from './CodeEntry.css.ts';
import { identityDialogWords } from './dialog-words.vi.ts';
import { ReasonMessage } from './form-parts.tsx';

export interface CodeEntryProps {
  readonly formId: string;
  readonly identity: Identity;
  readonly email: string;
  readonly code: string;
  readonly onCode: (code: string) => void;
}

/** The mailed code: entering it sends the form with it. Another one is mailed once the pause is over. */
export function CodeEntry({ formId, identity, email, code, onCode }: CodeEntryProps) {
  const words = useWords(identityDialogWords).code;
  const reasons = useWords(identityWords);
  const { clock } = useServices();
  const [now] = useState(() => () => clock.now());
  const { view, send } = identity;
  const { step, reason, resendAt } = view;
  const field = useRef<HTMLInputElement>(null);
  // The button that had the focus is gone with the choice before.
  useEffect(() => field.current?.focus(), []);

  const isSending = step === 'submitting';
  const isOver = step === 'code-ended';
  const isWrong = reason === 'wrong-code' && step === 'entering';
  const wrong = isWrong ? reasonNotice(reasons, { ...view, reason: 'wrong-code' }) : null;

  return (
    <form
      id={formId}
      noValidate
      className={entry}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a portal must not send the form around it: React lets events bubble to it.
        event.stopPropagation();
        if (view.canEnterCode) send({ type: 'ENTER_CODE', code });
      }}
    >
      <p className={lead}>
        {words.sentTo} <strong>{maskedEmail(email)}</strong>. {words.paste}
      </p>
      {!isWrong && !isSending && <ReasonMessage view={view} />}
      <OtpField
        ref={field}
        label={words.label}
        hideLabel
        required
        value={code}
        onValueChange={onCode}
        // Not disabled once the code is over: that would take the focus away. Only sending it is.
        busy={isSending}
        issue={
          wrong === null ? undefined : { status: 'invalid', message: `${wrong.lead} ${wrong.hint}` }
        }
      />
      {isSending ? (
        <>
          <Progress
            label={words.uploading}
            {...(view.progress === null ? {} : { value: view.progress })}
          />
          <p className={lead}>{words.stay}</p>
        </>
      ) : (
        <div className={again}>
          <span>{words.notSeen}</span>
          {resendAt === null ? (
            <Button
              theme={isOver ? 'primary' : 'tertiary'}
              busy={step === 'resending'}
              busyLabel={words.resending}
              disabled={!view.canResend && step !== 'resending'}
              onClick={() => {
                onCode('');
                send({ type: 'RESEND' });
                field.current?.focus();
              }}
            >
              {words.resend}
            </Button>
          ) : (
            <span>
              {words.resendIn}{' '}
              <Countdown label={words.resendIn} deadline={resendAt} now={now} format="mm:ss" />
            </span>
          )}
        </div>
      )}
    </form>
  );
}
