import type { Account } from '@tram/api/types';
import type { KycOtpView, KycStatus } from '@tram/machines/kyc-otp';
import { Card } from '@tram/ui/card';
import { DateTime } from '@tram/ui/date-time';
import { StatusBadge } from '@tram/ui/status-badge';
import { verificationStatuses } from '@tram/ui/status-sets';
import { useWords } from '../../app/words.ts';
import { moment, quiet, standing, standingLead, standingWords } from './identity.css.ts';
import { identityScreenWords } from './words.vi.ts';

/** Keys of the kit's set; an unknown status shows what the server sent. */
const values: Readonly<Record<Exclude<KycStatus, 'unknown'>, keyof typeof verificationStatuses>> = {
  hidden: 'none',
  unsubmitted: 'none',
  waiting: 0,
  verified: 1,
  refused: 2,
};

/** How the verification stands, why, and since when. */
export function StandingPanel({
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
    <Card as="section" aria-label={words.label}>
      <div className={standing}>
        <StatusBadge
          set={verificationStatuses}
          value={status === 'unknown' ? account.isVerify : values[status]}
        />
        <div className={standingWords}>
          <p className={standingLead}>{view.refusedBecause ?? leads[status]}</p>
          {hint !== undefined && <p className={quiet}>{hint}</p>}
        </div>
        {account.timeKyc !== null && status !== 'unsubmitted' && (
          <p className={moment}>
            {words.sentAt} <DateTime at={account.timeKyc} split="never" />
          </p>
        )}
      </div>
    </Card>
  );
}
