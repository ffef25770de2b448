import { useWords } from '../../app/words.ts';
import { type PcDialogProps, usePc } from '../pc/use-pcs.ts';
import { pcWait } from '../usual-time/waits.ts';
import { LifecycleDialog } from './LifecycleDialog.tsx';
import { pcLifecycleWords } from './pc-words.vi.ts';
import { lifecycleViewWords } from './words.vi.ts';

export function PcLifecycleDialog({ image, ...dialog }: PcDialogProps) {
  const words = useWords(lifecycleViewWords);
  const lifecycle = useWords(pcLifecycleWords);
  const { view } = usePc(image);
  return (
    <LifecycleDialog
      {...dialog}
      title={words.title(image.name)}
      lifecycle={lifecycle}
      at={[
        `status.${view.status}`,
        `payment.${view.payment.step}`,
        `operation.${view.operation.step}`,
      ]}
      going={pcWait(image)}
      reads={['listImages']}
    />
  );
}
