import type { CloudImage } from '@tram/api/types';
import type { CloudImageView } from '@tram/machines/cloud-image';
import { useWords } from '../../app/words.ts';
import { useServices } from '../../app/services-context.ts';
import { invalidate } from '../../data/query-client.ts';
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

/** Where a cloud machine is on its diagram, the part that matters most first. */
function cloudPlace(view: CloudImageView): readonly string[] {
  return [
    `status.${view.status}`,
    `command.${view.command.step}`,
    `payment.${view.payment.step}`,
    `download.${view.download.step}`,
  ];
}

export function CloudLifecycleDialog({ image, doing, ...dialog }: CloudLifecycleDialogProps) {
  const words = useWords(lifecycleViewWords);
  const lifecycle = useWords(cloudLifecycleWords);
  const services = useServices();
  const { view } = useCloud(image);
  return (
    <LifecycleDialog
      {...dialog}
      title={words.title(image.name)}
      lifecycle={lifecycle}
      at={cloudPlace(view)}
      {...(doing === null ? {} : { doing })}
      going={cloudWait(image)}
      onRefetch={() => invalidate(services, 'listCloudImages')}
    />
  );
}
