import type { DoDont } from '../testing/do-dont.ts';
import { Button } from '../button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const emptyStatePairs: readonly DoDont[] = [
  {
    do: {
      words: 'Says what will appear here, and the action fills it.',
      picture: () => (
        <EmptyState action={<Button theme="primary">Tạo PC</Button>}>
          Máy bạn thuê sẽ hiện ở đây.
        </EmptyState>
      ),
    },
    dont: {
      words: 'A joke in the place of the specification’s words, and no way on.',
      picture: () => <EmptyState title="Ồ, trống trơn!">Ở đây chưa có gì cả.</EmptyState>,
    },
  },
];
