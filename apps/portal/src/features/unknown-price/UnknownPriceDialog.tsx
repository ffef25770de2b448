import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { Notice } from '@tram/ui/notice';
import { useWords } from '../../app/words.ts';
import { unknownPriceWords } from './words.vi.ts';

export interface UnknownPriceDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** In the place of a dialog that pays, where the backend has not said what is to be paid: nothing can be confirmed. */
export function UnknownPriceDialog(dialog: UnknownPriceDialogProps) {
  const words = useWords(unknownPriceWords);
  return (
    <Dialog
      {...dialog}
      dismissOutside
      footer={
        <Button size="m" onClick={dialog.onClose}>
          {words.close}
        </Button>
      }
    >
      <Notice tone="caution" lead={words.lead}>
        {words.detail}
      </Notice>
    </Dialog>
  );
}
