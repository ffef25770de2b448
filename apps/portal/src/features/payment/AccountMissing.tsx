import type { ApiError } from '@tram/api/result';
import { Notice } from '@tram/ui/notice';
import { messageWords } from '../../app/message-words.vi.ts';
import { useWords } from '../../app/words.ts';
import { useOffline } from '../../data/use-offline.ts';
import { accountMissing } from './account-missing.ts';

/** In a dialog that pays, in place of all else: no account is loaded, and why. @param error of reading it */
export function AccountMissing({ error }: { readonly error: ApiError }) {
  const { say } = useWords(messageWords);
  return <Notice tone="invalid" lead={say(accountMissing(error, useOffline()))} announce="alert" />;
}
