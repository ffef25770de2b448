import type { DoDont } from '../testing/do-dont.ts';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { Row } from '../testing/StoryFrame.tsx';

export const confirmDialogPairs: readonly DoDont[] = [
  {
    do: {
      words: 'The question names the thing, the button repeats the verb.',
      picture: () => (
        <Column width={300}>
          <Card>
            <h3>Xóa “Game đêm cuối tuần”?</h3>
            <p>Dữ liệu trên máy mất hẳn.</p>
            <Row>
              <Button>Hủy</Button>
              <Button theme="danger">Xóa PC</Button>
            </Row>
          </Card>
        </Column>
      ),
    },
    dont: {
      words: 'Sure of what? Read alone, neither button says what it does.',
      picture: () => (
        <Column width={300}>
          <Card>
            <h3>Bạn có chắc không?</h3>
            <p>Hành động này không thể hoàn tác.</p>
            <Row>
              <Button>Không</Button>
              <Button theme="danger">Đồng ý</Button>
            </Row>
          </Card>
        </Column>
      ),
    },
  },
];
