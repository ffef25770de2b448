import { Spinner } from '../spinner/Spinner.tsx';
import { Card } from '../card/Card.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { SkeletonText } from './Skeleton.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const skeletonPairs: readonly DoDont[] = [
  {
    do: {
      words: 'The shape of what comes, where it will stand: nothing jumps when it is there.',
      picture: () => (
        <Column width={300}>
          <Card>
            <SkeletonText lines={3} />
          </Card>
        </Column>
      ),
    },
    dont: {
      words: 'A ring where the size is known: the page jumps when the words arrive.',
      picture: () => (
        <Column width={300}>
          <Card>
            <Spinner />
          </Card>
        </Column>
      ),
    },
  },
];
