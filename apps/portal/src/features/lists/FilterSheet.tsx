import type { ReactNode } from 'react';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { useWords } from '../../app/words.ts';
import { fields } from './lists.css.ts';
import { listWords } from './words.vi.ts';

interface FilterSheetProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

/** The fields of a list's filters on a phone. The list below updates while they change. */
export function FilterSheet({ open, title, children, onClear, onClose }: FilterSheetProps) {
  const words = useWords(listWords);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button size="m" onClick={onClear}>
            {words.clear}
          </Button>
          <Button size="m" theme="primary" onClick={onClose}>
            {words.show}
          </Button>
        </>
      }
    >
      <div className={fields}>{children}</div>
    </Dialog>
  );
}
