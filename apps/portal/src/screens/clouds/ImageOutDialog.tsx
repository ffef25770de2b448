import { useState } from 'react';
import type { CloudImage } from '@tram/api/types';
import { ConfirmDialog } from '@tram/ui/confirm-dialog';
import { useWords } from '../../app/words.ts';
import { useCloud } from '../../features/cloud/use-clouds.ts';
import { cloudsWords } from './words.vi.ts';

export interface ImageOutDialogProps {
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
