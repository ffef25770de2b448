import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { type PcDialogProps, usePc } from '../../features/pc/use-pcs.ts';
import { pcWords } from '../../features/pc/words.vi.ts';
import { TunnelDialog } from '../../features/remote-access/TunnelDialog.tsx';
import { tunnelToPc } from '../../features/remote-access/tunnel-target.ts';
import { dialogRefusal } from './dialog-refusal.ts';

/** The tunnel to a PC. */
export function PcTunnelDialog({ image, ...dialog }: PcDialogProps) {
  const { api } = useServices();
  const words = useWords(pcWords);
  const { view } = usePc(image);
  return (
    <TunnelDialog
      {...dialog}
      target={tunnelToPc(api, image)}
      refusal={dialogRefusal(view.refusals.tunnel, words)}
    />
  );
}
