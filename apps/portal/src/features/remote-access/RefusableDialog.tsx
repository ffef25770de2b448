import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '@tram/ui/dialog';
import type { OpeningProps } from '../address/dialog-address.ts';
import { CloseButton } from '../close-button/CloseButton.tsx';

interface RefusedDialogProps extends OpeningProps {
  readonly title: string;
  readonly reason: ReactNode;
}

/** An alert in the place of a dialog about a machine that offers nothing of it now. */
export function RefusedDialog({ reason, ...dialog }: RefusedDialogProps) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      size="confirm"
      dismissOutside
      footer={<CloseButton onClick={dialog.onClose} />}
    >
      <p>{reason}</p>
    </Dialog>
  );
}

interface RefusableDialogProps extends OpeningProps {
  readonly title: string;
  /** What the customer calls the machine, or a sentence with it. */
  readonly subtitle: string;
  /** Why the machine offers nothing of this now; null when it does. */
  readonly refusal: Pick<RefusedDialogProps, 'title' | 'reason'> | null;
  /** @default 'form' */
  readonly size?: DialogProps['size'];
  readonly children: ReactNode;
}

/** A dialog about a machine that one button closes; in its place an alert with the reason, where there is nothing to offer. */
export function RefusableDialog({
  refusal,
  title,
  subtitle,
  size = 'form',
  children,
  ...dialog
}: RefusableDialogProps) {
  if (refusal !== null) return <RefusedDialog {...dialog} {...refusal} />;
  return (
    <Dialog
      {...dialog}
      title={title}
      subtitle={subtitle}
      size={size}
      dismissOutside
      footer={<CloseButton onClick={dialog.onClose} />}
    >
      {children}
    </Dialog>
  );
}
