import type { DoDont } from '../testing/do-dont.ts';
import { Button } from '../button/Button.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { Notice } from './Notice.tsx';

export const noticePairs: readonly DoDont[] = [
  {
    do: {
      words: 'The first clause says it all, the rest what to do.',
      picture: () => (
        <Column width={300}>
          <Notice tone="caution" lead="Số dư thiếu 112.000 VNĐ." action={<Button>Nạp tiền</Button>}>
            Nạp thêm để thuê 7 ngày, hoặc giảm còn 6 ngày.
          </Notice>
        </Column>
      ),
    },
    dont: {
      words: 'Alarm without a fact: what happened, and what now?',
      picture: () => (
        <Column width={300}>
          <Notice tone="critical" lead="Lỗi!">
            Đã có lỗi xảy ra trong quá trình xử lý. Vui lòng thử lại sau.
          </Notice>
        </Column>
      ),
    },
  },
];
