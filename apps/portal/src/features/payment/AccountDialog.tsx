import type { ReactNode } from 'react';
import type { Account } from '@tram/api/types';
import { Dialog } from '@tram/ui/dialog';
import { useServices } from '../../app/services-context.ts';
import { callQuery } from '../../data/queries.ts';
import { useQueryState } from '../../data/use-query-state.ts';
import { ChunkFallback } from '../chunk-boundary/ChunkBoundary.tsx';
import { AccountMissing } from './AccountMissing.tsx';

export interface AccountDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** The dialog itself, once the account is there. */
  readonly children: (account: Account) => ReactNode;
}

/**
 * For a dialog that pays: its prices and the balance are the account's. While that is loading nothing is open yet; without it
 * nothing can be paid for, and the customer reads why (specification, section 5).
 */
export function AccountDialog({ children, ...dialog }: AccountDialogProps) {
  const state = useQueryState(callQuery(useServices(), 'getMyAccount', {}));
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
