import { Button } from '../button/Button.tsx';
import { Column } from '../testing/StoryFrame.tsx';
import { Stack } from './Stack.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const stackPairs: readonly DoDont[] = [
  {
    do: {
      words: 'A row for a heading and its button, the heading first: it is read first too.',
      picture: () => (
        <Column width={300}>
          <Stack direction="row" justify="between" align="center">
            <h3>Máy PC</h3>
            <Button>Tạo PC</Button>
          </Stack>
        </Column>
      ),
    },
    dont: {
      words: 'No space at all: neighbours that are pressed by mistake.',
      picture: () => (
        <Column width={300}>
          <Stack direction="row" gap={0}>
            <Button>Tắt máy</Button>
            <Button theme="danger">Xóa PC</Button>
          </Stack>
        </Column>
      ),
    },
  },
];
