import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { useWords } from '../../app/words.ts';
import { PlayClients } from './PlayClients.tsx';
import { content } from './PlayDialog.css.ts';
import { PlayToken } from './PlayToken.tsx';
import type { PlayTarget } from './play-target.ts';
import { playWords } from './words.vi.ts';

export interface PlayDialogProps {
  readonly open: boolean;
  readonly target: PlayTarget;
  /** Why nobody can play on this machine now, in words. @default null */
  readonly refusal?: string | null;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/**
 * The Play client of a machine (specification, section 2 "Play client (downloads and token)"): a token to copy, and the client's page
 * for each computer. For PCs and cloud machines alike: `target` is made by `playOnPc` or `playOnCloud`.
 */
export function PlayDialog({ open, target, refusal = null, onClose, onClosed }: PlayDialogProps) {
  const words = useWords(playWords);
  const shared = {
    open,
    onClose,
    onClosed,
    dismissOutside: true,
    footer: (
      <Button size="m" onClick={onClose}>
        {words.close}
      </Button>
    ),
  };
  if (refusal !== null) {
    return (
      <Dialog {...shared} role="alertdialog" size="confirm" title={words.refused}>
        <p>{refusal}</p>
      </Dialog>
    );
  }
  return (
    <Dialog {...shared} title={words.title} subtitle={words.subtitle(target.name)}>
      <div className={content}>
        <PlayToken target={target} />
        <PlayClients target={target} />
      </div>
    </Dialog>
  );
}
