import type { CloudImage } from '@tram/api/types';
import { LinkButton } from '@tram/ui/link-button';
import type { OpeningProps } from '../address/dialog-address.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { Link } from '../../router.ts';
import { cloudWords } from '../cloud/words.vi.ts';
import { PagedDialog } from '../lists/PagedDialog.tsx';
import { sessionTable } from './session-table.ts';
import { cloudHistoryWords } from './words.vi.ts';

export interface CloudHistoryDialogProps extends OpeningProps {
  readonly image: Pick<CloudImage, '_id' | 'name'>;
}

/** When a cloud machine was started and shut down, and how long each session took (specification, section 2). */
export function CloudHistoryDialog({ image, ...dialog }: CloudHistoryDialogProps) {
  const words = useWords(cloudHistoryWords);
  const { time } = useWords(cloudWords);
  const services = useServices();
  return (
    <PagedDialog
      {...dialog}
      title={words.title(image.name)}
      subtitle={words.subtitle}
      pageQuery={(page) =>
        callQuery(services, 'listCloudImageHistory', {
          path: { imageId: image._id },
          query: { page },
        })
      }
      words={words}
      {...sessionTable(words, time)}
      actions={
        <LinkButton
          size="m"
          theme="tertiary"
          render={<Link to={`/order-cloud-history?image_id=${image._id}`} />}
        >
          {words.wholePage}
        </LinkButton>
      }
    />
  );
}
