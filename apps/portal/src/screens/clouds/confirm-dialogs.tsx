import { useState } from 'react';
import type { CloudImage } from '@tram/api/types';
import type { CloudImageEvent } from '@tram/machines/cloud-image';
import { ConfirmDialog } from '@tram/ui/confirm-dialog';
import { useWords } from '../../app/words.ts';
import { useCloud } from '../../features/cloud/use-clouds.ts';
import type { CloudDialogName } from './cloud-dialog-names.ts';
import { cloudsWords } from './words.vi.ts';

type ConfirmedOperation = Extract<
  CloudDialogName,
  'restart' | 'shutdown' | 'backup' | 'restore' | 'delete-vm' | 'delete'
>;

const events: Readonly<Record<ConfirmedOperation, CloudImageEvent>> = {
  restart: { type: 'RESTART' },
  shutdown: { type: 'SHUT_DOWN' },
  backup: { type: 'BACK_UP' },
  restore: { type: 'RESTORE' },
  'delete-vm': { type: 'DELETE_VM' },
  delete: { type: 'DELETE' },
};

/** What throws away something of the customer's. */
const destroys: ReadonlySet<ConfirmedOperation> = new Set(['restore', 'delete-vm', 'delete']);

interface OperationDialogProps {
  readonly open: boolean;
  readonly image: CloudImage;
  readonly operation: ConfirmedOperation;
  readonly onClose: () => void;
}

/** Asks once more before something is done to a cloud machine; a toast and its card show how it ends. */
export function OperationDialog({ open, image, operation, onClose }: OperationDialogProps) {
  const words = useWords(cloudsWords).confirm[operation];
  const { send } = useCloud(image);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.title(image.name)}
      confirmLabel={words.submit}
      theme={destroys.has(operation) ? 'danger' : 'primary'}
      onConfirm={() => {
        send(events[operation]);
        onClose();
      }}
    >
      <p>
        {typeof words.body === 'string'
          ? words.body
          : words.body(image.backup_response_data !== null)}
      </p>
    </ConfirmDialog>
  );
}

interface ImageOutDialogProps {
  readonly image: CloudImage;
}

/** A start found no machine left: the server's message in a confirm dialog (specification, section 8). */
export function ImageOutDialog({ image }: ImageOutDialogProps) {
  const words = useWords(cloudsWords).imageOut;
  const { view, send } = useCloud(image);
  const { reason, message } = view.command;
  const open = reason === 'image-out';
  // What it said stays while it closes.
  const [said, setSaid] = useState(message);
  if (open && said !== message) setSaid(message);
  return (
    <ConfirmDialog
      open={open}
      title={words.title(image.name)}
      confirmLabel={words.again}
      cancelLabel={words.close}
      onClose={() => send({ type: 'ACKNOWLEDGE' })}
      onConfirm={() => send({ type: 'START' })}
    >
      <p>{said}</p>
    </ConfirmDialog>
  );
}
