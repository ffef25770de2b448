import { useRef, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { confirmDialogWords } from '../words/vietnamese/dialogs.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** The question, with the name of the thing: 'Xóa “Game đêm cuối tuần”?' */
  readonly title: ReactNode;
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode;
  /** Verb and object of the button: 'Xóa PC'. */
  readonly confirmLabel: ReactNode;
  readonly confirmIcon?: ReactNode | undefined;
  /** `danger` for what cannot be undone. @default 'primary' */
  readonly theme?: 'primary' | 'danger' | undefined;
  /** The action is running. The dialog stays until its parent closes it. @default false */
  readonly busy?: boolean | undefined;
  readonly onConfirm: () => void;
  /** Esc, × or the way out. */
  readonly onClose: () => void;
  /** @default the provider's 'Hủy' */
  readonly cancelLabel?: ReactNode | undefined;
}

/**
 * Asks once more before something that cannot be taken back. Renders a modal `<div role="alertdialog">`, 440 px wide.
 * The focus starts at the way out, the least destructive action, and the body describes it (WAI-ARIA alert dialog).
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  confirmIcon,
  theme = 'primary',
  busy = false,
  onConfirm,
  onClose,
  cancelLabel,
}: ConfirmDialogProps) {
  const words = useKitWords('confirmDialog', confirmDialogWords);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      isMessage
      size="confirm"
      title={title}
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} size="m" onClick={onClose}>
            {cancelLabel ?? words.cancel}
          </Button>
          <Button size="m" theme={theme} icon={confirmIcon} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
