import type { PcImageView } from '@tram/machines/pc-image';
import { useWords } from '../../app/words.ts';
import { useServices } from '../../app/services-context.ts';
import { invalidate } from '../../data/query-client.ts';
import { type PcDialogProps, usePc } from '../pc/use-pcs.ts';
import { pcWait } from '../usual-time/waits.ts';
import { LifecycleDialog } from './LifecycleDialog.tsx';
import { pcLifecycleWords } from './pc-words.vi.ts';
import { lifecycleViewWords } from './words.vi.ts';

/** Where a PC is on its diagram, the part that matters most first. */
function pcPlace(view: PcImageView): readonly string[] {
  return [
    `status.${view.status}`,
    `payment.${view.payment.step}`,
    `operation.${view.operation.step}`,
  ];
}

export function PcLifecycleDialog({ image, ...dialog }: PcDialogProps) {
  const words = useWords(lifecycleViewWords);
  const lifecycle = useWords(pcLifecycleWords);
  const services = useServices();
  const { view } = usePc(image);
  return (
    <LifecycleDialog
      {...dialog}
      title={words.title(image.name)}
      lifecycle={lifecycle}
      at={pcPlace(view)}
      going={pcWait(image)}
      onRefetch={() => invalidate(services, 'listImages')}
    />
  );
}
