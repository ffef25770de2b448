import type { DoDont } from '../testing/do-dont.ts';
import { Button } from '../button/Button.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { Row } from '../testing/StoryFrame.tsx';
import { Card } from './Card.tsx';

export const cardPairs: readonly DoDont[] = [
  {
    do: {
      words: 'One level, one primary button.',
      picture: () => (
        <Column width={280}>
          <Card>
            <p>RTX 4090 24GB, 64GB RAM</p>
            <Row>
              <Button theme="primary">Thuê máy</Button>
              <Button>Chi tiết</Button>
            </Row>
          </Card>
        </Column>
      ),
    },
    dont: {
      words: 'A card in a card, and two primary buttons.',
      picture: () => (
        <Column width={280}>
          <Card>
            <Card>
              <p>RTX 4090 24GB, 64GB RAM</p>
              <Row>
                <Button theme="primary">Thuê máy</Button>
                <Button theme="primary">Chi tiết</Button>
              </Row>
            </Card>
          </Card>
        </Column>
      ),
    },
  },
];
