import { useEffect, useRef, useState, type Ref } from 'react';
import type { Account } from '@tram/api/types';
import type { KycOtpStep, KycOtpView, KycStatus } from '@tram/machines/kyc-otp';
import { Card } from '@tram/ui/card';
import { LinkButton } from '@tram/ui/link-button';
import { DateTime } from '@tram/ui/date-time';
import { StatusBadge } from '@tram/ui/status-badge';
import { verificationStatuses } from '@tram/ui/status-sets';
import { lazyChunk } from '../../app/lazy-chunk.ts';
import { useIdentity } from '../../features/identity/use-identity.ts';
import { ChunkBoundary } from '../../features/chunk-boundary/ChunkBoundary.tsx';
import { useNavigate, Link } from '../../router.ts';
import { ReasonMessage } from './form-parts.tsx';
import { VerificationForm } from './VerificationForm.tsx';
import { useWords } from '../../app/words.ts';
import * as styles from './identity.css.ts';
import { identityScreenWords } from './words.vi.ts';

const IdentityDialog = lazyChunk(async () => (await import('./IdentityDialog.tsx')).IdentityDialog);

/** What each step puts on the page; a dialog lies over the form, which stays with everything that is in it. */
type Place = 'elsewhere' | 'form' | 'dialog' | 'outcome';

const places: Readonly<Record<KycOtpStep, Place>> = {
  hidden: 'elsewhere',
  reading: 'form',
  editing: 'form',
  refused: 'form',
  failed: 'form',
  checking: 'form',
  choosing: 'dialog',
  requesting: 'dialog',
  entering: 'dialog',
  'code-ended': 'dialog',
  resending: 'dialog',
  submitting: 'dialog',
  submitted: 'outcome',
  waiting: 'outcome',
  verified: 'outcome',
  unknown: 'outcome',
};

/** No verification is asked of this account any more (specification, section 2). */
function LeadsHome() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate('/', { replace: true });
  }, [navigate]);
  return null;
}

/** The verification of one account: how it stands, the form or what became of it, and the dialog of the code. */
export function Verification({ account }: { readonly account: Account }) {
  const identity = useIdentity(account);
  const { view } = identity;
  const place = places[view.step];
  const outcomeRef = useRef<HTMLDivElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (place === 'dialog' && !wasOpened) setWasOpened(true);
  /** Moves the focus to what the server wants mended, once the dialog has left the page. */
  const [closings, setClosings] = useState(0);

  if (place === 'elsewhere') return <LeadsHome />;
  return (
    <>
      <StandingPanel account={account} view={view} />
      {place === 'outcome' ? (
        <>
          <ReasonMessage view={view} />
          <Outcome ref={outcomeRef} step={view.step} />
        </>
      ) : (
        <VerificationForm account={account} identity={identity} closings={closings} />
      )}
      {wasOpened && (
        <ChunkBoundary>
          <IdentityDialog
            open={place === 'dialog'}
            identity={identity}
            email={account.email}
            onClosed={() => {
              setClosings((count) => count + 1);
              outcomeRef.current?.focus();
            }}
          />
        </ChunkBoundary>
      )}
    </>
  );
}

/** What stands in the form's place: it waits for the operator, or there is nothing left to do. */
function Outcome({ ref, step }: { readonly ref: Ref<HTMLDivElement>; readonly step: KycOtpStep }) {
  const words = useWords(identityScreenWords).outcome;
  // How to go on with a status that is not known stands beside it.
  if (step === 'unknown') return null;
  const isVerified = step === 'verified';
  return (
    <Card>
      <div ref={ref} tabIndex={-1} className={styles.outcome}>
        <h2 className={styles.sectionTitle}>{isVerified ? words.verified : words.waiting}</h2>
        <p className={styles.quiet}>{isVerified ? words.verifiedHint : words.waitingHint}</p>
        <LinkButton size="m" theme="primary" render={<Link to="/" />}>
          {words.rent}
        </LinkButton>
      </div>
    </Card>
  );
}

/** Keys of the kit's set; an unknown status shows what the server sent. */
const values: Readonly<Record<Exclude<KycStatus, 'unknown'>, keyof typeof verificationStatuses>> = {
  hidden: 'none',
  unsubmitted: 'none',
  waiting: 0,
  verified: 1,
  refused: 2,
};

function StandingPanel({
  account,
  view,
}: {
  readonly account: Account;
  readonly view: KycOtpView;
}) {
  const words = useWords(identityScreenWords).standing;
  const status = view.status ?? 'unsubmitted';
  const leads = { ...words, hidden: words.unsubmitted };
  const hints: Readonly<Partial<Record<KycStatus, string>>> = {
    unsubmitted: words.unsubmittedHint,
    refused: words.refusedHint,
    unknown: words.unknownHint,
  };
  const { [status]: hint } = hints;
  return (
    <Card
      as="section"
      aria-label={words.label}
      tone={status === 'refused' ? 'critical' : undefined}
    >
      <div className={styles.standing}>
        <StatusBadge
          set={verificationStatuses}
          value={status === 'unknown' ? account.isVerify : values[status]}
        />
        <div className={styles.standingWords}>
          <p className={styles.standingLead}>{view.refusedBecause ?? leads[status]}</p>
          {hint !== undefined && <p className={styles.quiet}>{hint}</p>}
        </div>
        {account.timeKyc !== null && status !== 'unsubmitted' && (
          <p className={styles.moment}>
            {words.sentAt} <DateTime at={account.timeKyc} split="never" />
          </p>
        )}
      </div>
    </Card>
  );
}
