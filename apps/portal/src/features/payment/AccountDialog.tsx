import type { ReactNode } from 'react';
import { signInAgain } from '@tram/api/error-catalogue';
import type { Account } from '@tram/api/types';
import { Dialog } from '@tram/ui/dialog';
import { Notice } from '@tram/ui/notice';
import { messageWords } from '../../app/message-words.vi.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { useFace } from '../../data/use-face.ts';

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
  const { say } = useWords(messageWords);
  const face = useFace(callQuery(useServices(), 'getMyAccount', {}));
  switch (face.name) {
    case 'loading':
      return null;
    case 'error':
      return (
        <Dialog {...dialog} dismissOutside>
          <Notice tone="invalid" lead={say(signInAgain)} announce="alert" />
        </Dialog>
      );
    case 'ready':
    case 'empty':
    case 'stale':
      return children(face.data);
    default:
      return face satisfies never;
  }
}
