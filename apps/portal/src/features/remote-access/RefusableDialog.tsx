import type { ReactNode } from 'react';
import { Button } from '@tram/ui/button';
import { Dialog, type DialogProps } from '@tram/ui/dialog';
import type { OpeningProps } from '../address/dialog-address.ts';

interface RefusableDialogProps extends OpeningProps {
  readonly title: string;
  /** What the customer calls the machine, or a sentence with it. */
  readonly subtitle: string;
  /** Why the machine offers nothing of this now; null when it does. */
  readonly refusal: { readonly title: string; readonly reason: ReactNode } | null;
  /** @default 'form' */
  readonly size?: DialogProps['size'];
  readonly close: string;
  readonly children: ReactNode;
}

/** A dialog about a machine that one button closes; in its place an alert with the reason, where there is nothing to offer. */
export function RefusableDialog({
  title,
  subtitle,
  refusal,
  size = 'form',
  close,
  children,
  ...dialog
}: RefusableDialogProps) {
  const shared = {
    ...dialog,
    dismissOutside: true,
    footer: (
      <Button size="m" onClick={dialog.onClose}>
        {close}
      </Button>
    ),
  };
  return refusal === null ? (
    <Dialog {...shared} size={size} title={title} subtitle={subtitle}>
      {children}
    </Dialog>
  ) : (
    <Dialog {...shared} role="alertdialog" size="confirm" title={refusal.title}>
      <p>{refusal.reason}</p>
    </Dialog>
  );
}
