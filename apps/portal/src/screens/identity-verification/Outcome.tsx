import type { Ref } from 'react';
import type { KycOtpStep } from '@tram/machines/kyc-otp';
import { Card } from '@tram/ui/card';
import { LinkButton } from '@tram/ui/link-button';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { outcome, quiet, sectionTitle } from './identity.css.ts';
import { identityScreenWords } from './words.vi.ts';

/** What stands in the form's place: it waits for the operator, or there is nothing left to do. */
export function Outcome({
  ref,
  step,
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly step: KycOtpStep;
}) {
  const words = useWords(identityScreenWords).outcome;
  // How to go on with a status that is not known stands beside it.
  if (step === 'unknown') return null;
  const isVerified = step === 'verified';
  return (
    <Card>
      <div ref={ref} tabIndex={-1} className={outcome}>
        <h2 className={sectionTitle}>{isVerified ? words.verified : words.waiting}</h2>
        <p className={quiet}>{isVerified ? words.verifiedHint : words.waitingHint}</p>
        <LinkButton size="m" theme="primary" render={<Link to="/" />}>
          {words.rent}
        </LinkButton>
      </div>
    </Card>
  );
}
