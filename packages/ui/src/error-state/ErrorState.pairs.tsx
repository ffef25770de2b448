import type { DoDont } from '../testing/do-dont.ts';
import { ErrorState } from './ErrorState.tsx';

export const errorStatePairs: readonly DoDont[] = [
  {
    do: {
      words: 'Says what failed, what is not affected, and tries again.',
      picture: () => (
        <ErrorState title="Chưa tải được danh sách" onRetry={() => undefined}>
          Các máy bạn đang thuê vẫn chạy bình thường.
        </ErrorState>
      ),
    },
    dont: {
      words: 'A code and English: nothing that a customer can use.',
      picture: () => (
        <ErrorState title="Error 503">Service Unavailable: upstream timed out</ErrorState>
      ),
    },
  },
];
