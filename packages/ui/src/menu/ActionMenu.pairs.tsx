import { DrawnMenu } from '../testing/drawn-overlays.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const actionMenuPairs: readonly DoDont[] = [
  {
    do: {
      words:
        'Verb and object; what cannot be done now says why; what cannot be taken back is last.',
      picture: () => (
        <DrawnMenu
          actions={[
            { label: 'Xoay IP', detail: 'IP hiện tại 103.140.38.21' },
            { label: 'Cấp mật khẩu mới', detail: 'Máy đang khởi động', disabled: true },
            { label: 'Xóa PC', critical: true },
          ]}
        />
      ),
    },
    dont: {
      words: 'Nouns do not say what happens; and what may be pressed is a guess.',
      picture: () => (
        <DrawnMenu
          actions={[
            { label: 'Xóa', critical: true },
            { label: 'IP' },
            { label: 'Mật khẩu', disabled: true },
          ]}
        />
      ),
    },
  },
];
