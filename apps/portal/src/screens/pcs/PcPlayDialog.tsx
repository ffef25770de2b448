import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { type PcDialogProps, usePc } from '../../features/pc/use-pcs.ts';
import { pcWords } from '../../features/pc/words.vi.ts';
import { PlayDialog } from '../../features/remote-access/PlayDialog.tsx';
import { playOnPc } from '../../features/remote-access/play-target.ts';
import { dialogRefusal } from './dialog-refusal.ts';

/** The Play client of a PC. */
export function PcPlayDialog({ image, ...dialog }: PcDialogProps) {
  const { api, config } = useServices();
  const words = useWords(pcWords);
  const { view } = usePc(image);
  return (
    <PlayDialog
      {...dialog}
      target={playOnPc(api, config, image)}
      refusal={dialogRefusal(view.refusals.play, words)}
    />
  );
}
