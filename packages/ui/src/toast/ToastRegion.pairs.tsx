import { DrawnToast } from '../testing/drawn-overlays.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const toastRegionPairs: readonly DoDont[] = [
  {
    do: {
      words: 'It repeats the verb of the button and adds what follows.',
      picture: () => (
        <DrawnToast
          status="valid"
          title="Gia hạn thành công"
          detail="Máy 01 dùng đến 21:40 20/11/2026."
        />
      ),
    },
    dont: {
      words: 'Done, but what? And its state is said before its title already.',
      picture: () => <DrawnToast status="valid" title="Thành công! Yêu cầu đã được xử lý." />,
    },
  },
  {
    do: {
      words: 'A refusal says what was not lost, and what to do.',
      picture: () => (
        <DrawnToast
          status="inValid"
          title="Chưa tải được file Remote Desktop"
          detail="Số dư không bị trừ. Thử lại sau ít phút."
        />
      ),
    },
    dont: {
      words:
        'What is wrong in a field belongs to the field: a toast leaves the customer looking for it.',
      picture: () => <DrawnToast status="inValid" title="Email không đúng định dạng" />,
    },
  },
];
