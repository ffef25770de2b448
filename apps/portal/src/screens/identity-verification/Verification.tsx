import { lazy, useEffect, useRef, useState } from 'react';
import type { Account } from '@tram/api/types';
import type { KycOtpStep } from '@tram/machines/kyc-otp';
import { importChunk } from '../../app/import-chunk.ts';
import { useIdentity } from '../../features/identity/use-identity.ts';
import { ChunkBoundary } from '../../features/chunk-boundary/ChunkBoundary.tsx';
import { useNavigate } from '../../router.ts';
import { Outcome } from './Outcome.tsx';
import { ReasonMessage } from './ReasonMessage.tsx';
import { StandingPanel } from './StandingPanel.tsx';
import { VerificationForm } from './VerificationForm.tsx';

const IdentityDialog = lazy(() =>
  importChunk(async () => ({ default: (await import('./IdentityDialog.tsx')).IdentityDialog })),
);

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
  const outcome = useRef<HTMLDivElement>(null);
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
          <Outcome ref={outcome} step={view.step} />
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
              outcome.current?.focus();
            }}
          />
        </ChunkBoundary>
      )}
    </>
  );
}
