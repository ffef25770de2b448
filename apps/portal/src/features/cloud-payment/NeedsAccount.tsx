import type { ReactNode } from 'react';
import type { Account } from '@tram/api/types';
import { Dialog } from '@tram/ui/dialog';
import { useServices } from '../../app/services-context.ts';
import { callQuery } from '../../data/queries.ts';
import { useFace } from '../../data/use-face.ts';
import { AccountMissing } from '../payment/AccountMissing.tsx';
import { WaitsForCode } from '../waits-for-code/WaitsForCode.tsx';

export interface NeedsAccountProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** The dialog with the account, which says what there is to spend. */
  readonly children: (account: Account) => ReactNode;
}

/**
 * A dialog that spends money: nothing while the account is on its way, and where it could not be loaded a dialog that says
 * so (specification, section 5).
 */
export function NeedsAccount({ open, title, onClose, onClosed, children }: NeedsAccountProps) {
  const face = useFace(callQuery(useServices(), 'getMyAccount', {}));
  if ('data' in face) return children(face.data);
  if (face.name === 'loading') return <WaitsForCode />;
  return (
    <Dialog open={open} onClose={onClose} onClosed={onClosed} title={title} dismissOutside>
      <AccountMissing error={face.error} />
    </Dialog>
  );
}
