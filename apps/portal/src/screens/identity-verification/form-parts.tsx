import { useId, type ReactNode } from 'react';
import { Card } from '@tram/ui/card';
import type { KycOtpView } from '@tram/machines/kyc-otp';
import { Notice } from '@tram/ui/notice';
import * as styles from './identity.css.ts';
import { stack } from '../../app/stack.css.ts';
import { useWords } from '../../app/words.ts';
import { reasonNotice } from '../../features/identity/notices.ts';
import { identityWords } from '../../features/identity/words.vi.ts';

export function FormSection({
  number,
  title,
  lead,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={stack[20]}>
        <div className={styles.sectionHead}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <div>
            <h2 id={titleId} className={styles.sectionTitle}>
              {title}
            </h2>
            {lead !== undefined && <p className={styles.quiet}>{lead}</p>}
          </div>
        </div>
        {children}
      </div>
    </Card>
  );
}

export function ReasonMessage({ view }: { readonly view: KycOtpView }) {
  const words = useWords(identityWords);
  const { reason, error, triesLeft } = view;
  if (reason === null) return null;
  const { tone, lead, hint } = reasonNotice(words, { reason, error, triesLeft });
  return (
    <Notice tone={tone} announce={tone === 'invalid' ? 'alert' : 'status'} lead={lead}>
      {hint}
    </Notice>
  );
}
