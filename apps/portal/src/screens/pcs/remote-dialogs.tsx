import type { PcImageRefusal } from '@tram/machines/pc-image';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { usePc, type PcDialogProps } from '../../features/pc/use-pcs.ts';
import { pcWords } from '../../features/pc/words.vi.ts';
import { PlayDialog } from '../../features/remote-access/PlayDialog.tsx';
import { playOnPc } from '../../features/remote-access/play-target.ts';
import { TunnelDialog } from '../../features/remote-access/TunnelDialog.tsx';
import { tunnelToPc } from '../../features/remote-access/tunnel-target.ts';

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

/**
 * Why a dialog that is open, by a link perhaps, has nothing to offer, in words; null where it has. A passing
 * state closes no dialog, and the tunnel dialog itself says what a tunnel lacks.
 */
function dialogRefusal(refusal: PcImageRefusal | null, words: typeof pcWords.vi): string | null {
  switch (refusal) {
    case null:
    case 'busy':
    case 'payment-pending':
    case 'no-tunnel':
      return null;
    case 'not-rented':
    case 'booting':
    case 'rented':
    case 'ended':
    case 'unknown-status':
    case 'gone':
    case 'account-missing':
      return words.refusals[refusal];
    default:
      return refusal satisfies never;
  }
}
