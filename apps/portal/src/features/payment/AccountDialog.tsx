import type { ReactNode } from 'react';
import { answerLost, signInAgain } from '@tram/api/error-catalogue';
import type { ApiError } from '@tram/api/result';
import type { Account } from '@tram/api/types';
import { Dialog } from '@tram/ui/dialog';
import { Notice } from '@tram/ui/notice';
import { messageWords } from '../../app/message-words.vi.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';
import { callQuery } from '../../data/queries.ts';
import { useOffline } from '../../data/use-offline.ts';
import { useQueryState } from '../../data/query-state.ts';
import type { OpeningProps } from '../address/dialog-address.ts';
import { ChunkFallback } from '../chunk-boundary/ChunkBoundary.tsx';
import { paymentWords } from './words.vi.ts';

/**
 * Why nothing can be paid for while no account is loaded, in Vietnamese as the server would say it: 'Vui lòng đăng nhập lại để
 * sử dụng tính năng này' (specification, section 5). A customer without a connection is not signed out, and reads
 * that the connection is missing.
 *
 * @param error what came of reading the account
 * @param isOffline the browser knows that it has no network
 */
export function accountMissing(error: ApiError, isOffline: boolean): string {
  if (isOffline) return answerLost;
  return error.kind === 'network' || error.kind === 'timeout' ? error.message : signInAgain;
}

/** Content of a dialog that pays while no account is loaded: why. @param error of reading it */
function AccountMissing({ error }: { readonly error: ApiError }) {
  const { say } = useWords(messageWords);
  return <Notice tone="invalid" lead={say(accountMissing(error, useOffline()))} announce="alert" />;
}

interface AccountDialogProps extends OpeningProps {
  readonly title: string;
  /** What it sells for, VND: where the backend has not given a price nothing can be confirmed. @default none */
  readonly prices?: readonly number[];
  readonly children: (account: Account) => ReactNode;
}

const noPrices: readonly number[] = [];

/**
 * For a dialog that pays: its prices and the balance are the account's. While that is loading the dialog is not open yet; without
 * it nothing can be paid for, and the dialog says why (specification, section 5).
 */
export function AccountDialog({ prices = noPrices, children, ...dialog }: AccountDialogProps) {
  const state = useQueryState(callQuery(useServices(), 'getMyAccount', {}));
  if (!prices.every(Number.isSafeInteger)) return <UnknownPriceDialog {...dialog} />;
  switch (state.status) {
    case 'loading':
      return <ChunkFallback />;
    case 'error':
      return (
        <Dialog {...dialog} dismissOutside>
          <AccountMissing error={state.error} />
        </Dialog>
      );
    case 'ready':
    case 'empty':
    case 'stale':
      return children(state.data);
    default:
      return state satisfies never;
  }
}

function UnknownPriceDialog(dialog: OpeningProps & { readonly title: string }) {
  const words = useWords(paymentWords).unknownPrice;
  return (
    <Dialog {...dialog} dismissOutside footer={<CloseButton onClick={dialog.onClose} />}>
      <Notice tone="caution" lead={words.lead}>
        {words.detail}
      </Notice>
    </Dialog>
  );
}
