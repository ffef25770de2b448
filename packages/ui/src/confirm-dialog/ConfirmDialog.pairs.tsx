import { DrawnDialog } from '../testing/drawn-overlays.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const confirmDialogPairs: readonly DoDont[] = [
  {
    do: {
      words: 'The question names the thing, the button repeats the verb.',
      picture: () => (
        <DrawnDialog title="Xóa “Game đêm cuối tuần”?" buttons={['Hủy', 'Xóa PC']} last="danger">
          <p>Dữ liệu trên máy mất hẳn.</p>
        </DrawnDialog>
      ),
    },
    dont: {
      words: 'Sure of what? Read alone, neither button says what it does.',
      picture: () => (
        <DrawnDialog title="Bạn có chắc không?" buttons={['Không', 'Đồng ý']} last="danger">
          <p>Hành động này không thể hoàn tác.</p>
        </DrawnDialog>
      ),
    },
  },
];
