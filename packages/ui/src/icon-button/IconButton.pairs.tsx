import type { DoDont } from '../testing/do-dont.ts';
import { IconDownload } from '../icon/generated/IconDownload.ts';
import { IconRefresh } from '../icon/generated/IconRefresh.ts';
import { IconRoute } from '../icon/generated/IconRoute.ts';
import { IconStack2 } from '../icon/generated/IconStack2.ts';
import { Row } from '../testing/StoryFrame.tsx';
import { IconButton } from './IconButton.tsx';

export const iconButtonPairs: readonly DoDont[] = [
  {
    do: {
      words: 'One picture that everybody knows.',
      picture: () => (
        <Row>
          <IconButton aria-label="Tải lại" icon={<IconRefresh />} />
        </Row>
      ),
    },
    dont: {
      words: 'A row of pictures that must be guessed. Use buttons with words, or an ActionMenu.',
      picture: () => (
        <Row>
          <IconButton aria-label="Đổi IP" icon={<IconRoute />} />
          <IconButton aria-label="Chụp ảnh máy" icon={<IconStack2 />} />
          <IconButton aria-label="Tải tunnel" icon={<IconDownload />} />
        </Row>
      ),
    },
  },
];
