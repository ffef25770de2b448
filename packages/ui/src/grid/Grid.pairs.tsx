import { Card } from '../card/Card.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { Grid } from './Grid.tsx';
import type { DoDont } from '../testing/do-dont.ts';

const cards = ['RTX 4090 24GB, Ryzen 9 7950X', 'RTX 3060 12GB, Xeon E5-2696'].map((words) => (
  <Card key={words} padding="m">
    {words}
  </Card>
));

export const gridPairs: readonly DoDont[] = [
  {
    do: {
      words:
        'The least width is what one of them needs: there are fewer columns before words break.',
      picture: () => (
        <Column width={300}>
          <Grid minColumn={280} gap={8}>
            {cards}
          </Grid>
        </Column>
      ),
    },
    dont: {
      words: 'Columns too narrow for what they hold.',
      picture: () => (
        <Column width={300}>
          <Grid minColumn={120} gap={8}>
            {cards}
          </Grid>
        </Column>
      ),
    },
  },
];
