import type { DoDont } from '../testing/do-dont.ts';
import { Button } from '../button/Button.tsx';
import { PageHead } from './PageHead.tsx';

export const pageHeadPairs: readonly DoDont[] = [
  {
    do: {
      words: 'The menu’s name of the page, and what can be done here.',
      picture: () => (
        <PageHead title="Máy PC" action={<Button theme="primary">Tạo PC</Button>}>
          Máy vật lý có GPU, thuê theo giờ, ngày hoặc tháng.
        </PageHead>
      ),
    },
    dont: {
      words: 'A greeting tells nobody where they are.',
      picture: () => (
        <PageHead title="Chào mừng bạn quay lại!" action={<Button theme="primary">Tạo PC</Button>}>
          Chúc bạn một ngày tốt lành.
        </PageHead>
      ),
    },
  },
];
