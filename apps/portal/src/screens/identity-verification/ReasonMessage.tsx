import type { KycOtpView } from '@tram/machines/kyc-otp';
import { Notice } from '@tram/ui/notice';
import { useWords } from '../../app/words.ts';
import { reasonNotice } from '../../features/identity/notices.ts';
import { identityWords } from '../../features/identity/words.vi.ts';

/** Why things are as they are and what to do, or nothing. */
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
