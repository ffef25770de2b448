import type { CloudImage } from '@tram/api/types';
import { useWords } from '../../app/words.ts';
import type { OpeningProps } from '../address/dialog-address.ts';
import { useCloud } from '../cloud/use-clouds.ts';
import { cloudWait } from '../usual-time/waits.ts';
import { cloudLifecycleWords } from './cloud-words.vi.ts';
import { LifecycleDialog } from './LifecycleDialog.tsx';
import { lifecycleViewWords } from './words.vi.ts';

interface CloudLifecycleDialogProps extends OpeningProps {
  readonly image: CloudImage;
  /** What it is at: 'Đang bật máy…'; null for nothing. */
  readonly doing: string | null;
}

export function CloudLifecycleDialog({ image, doing, ...dialog }: CloudLifecycleDialogProps) {
  const words = useWords(lifecycleViewWords);
  const lifecycle = useWords(cloudLifecycleWords);
  const { view } = useCloud(image);
  return (
    <LifecycleDialog
      {...dialog}
      title={words.title(image.name)}
      lifecycle={lifecycle}
      at={[
        `status.${view.status}`,
        `command.${view.command.step}`,
        `payment.${view.payment.step}`,
        `download.${view.download.step}`,
      ]}
      {...(doing === null ? {} : { doing })}
      going={cloudWait(image)}
      reads={['listCloudImages']}
    />
  );
}
