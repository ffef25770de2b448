import { ConfirmDialog } from '@tram/ui/confirm-dialog';
import { IconKey } from '@tram/ui/icon/IconKey';
import { IconRefresh } from '@tram/ui/icon/IconRefresh';
import { IconTrash } from '@tram/ui/icon/IconTrash';
import { useWords } from '../../app/words.ts';
import { usePc, type PcDialogProps } from '../../features/pc/use-pcs.ts';
import { operationWords } from './operation-words.vi.ts';

export type ConfirmedOperation = 'reset' | 'password' | 'delete';

const icons = { reset: <IconRefresh />, password: <IconKey />, delete: <IconTrash /> } as const;

const events = {
  reset: { type: 'RESET' },
  password: { type: 'RENEW_PASSWORD' },
  delete: { type: 'DELETE' },
} as const;

export interface OperationDialogProps extends PcDialogProps {
  readonly operation: ConfirmedOperation;
  /** It was confirmed and started; a toast shows how it ends. */
  readonly onBegun: () => void;
}

/** Asks once more before a reset, a new password or a deletion. */
export function OperationDialog({
  open,
  image,
  operation,
  onClose,
  onBegun,
}: OperationDialogProps) {
  const words = useWords(operationWords);
  const { send } = usePc(image);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words[operation].title(image.name)}
      confirmLabel={words[operation].submit}
      confirmIcon={icons[operation]}
      theme={operation === 'delete' ? 'danger' : 'primary'}
      onConfirm={() => {
        send(events[operation]);
        onBegun();
      }}
    >
      <p>{words[operation].body}</p>
    </ConfirmDialog>
  );
}
