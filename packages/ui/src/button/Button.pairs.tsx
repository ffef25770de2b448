import type { DoDont } from '../testing/do-dont.ts';
import { Row } from '../testing/StoryFrame.tsx';
import { Button } from './Button.tsx';

export const buttonPairs: readonly DoDont[] = [
  {
    do: {
      words: 'One primary button. It says what happens and what it costs.',
      picture: () => (
        <Row>
          <Button theme="primary">Thuê máy, trả 102.600 VNĐ</Button>
          <Button>Hủy</Button>
        </Row>
      ),
    },
    dont: {
      words: 'Two primary buttons compete, and neither says what it does.',
      picture: () => (
        <Row>
          <Button theme="primary">Đồng ý</Button>
          <Button theme="primary">Hủy</Button>
        </Row>
      ),
    },
  },
  {
    do: {
      words: 'A disabled button says beside itself why, and what would change it.',
      picture: () => (
        <Button disabled disabledReason="Chỉ xóa được khi máy không còn thuê">
          Xóa PC
        </Button>
      ),
    },
    dont: {
      words: 'Disabled without a reason: the customer can only guess.',
      picture: () => <Button disabled>Xóa PC</Button>,
    },
  },
];
