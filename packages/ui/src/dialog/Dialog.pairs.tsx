import { DrawnDialog } from '../testing/drawn-overlays.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const dialogPairs: readonly DoDont[] = [
  {
    do: {
      words: 'The title names the work and its thing; the last button says what it does.',
      picture: () => (
        <DrawnDialog title="Gia hạn “Render Tết 2027”" buttons={['Để sau', 'Gia hạn 3 giờ']}>
          <p>Còn 42 phút. Số dư sau khi gia hạn: 1.181.900 VNĐ.</p>
        </DrawnDialog>
      ),
    },
    dont: {
      words: '“OK” to what? And two ways out beside each other: which of them keeps the machine?',
      picture: () => (
        <DrawnDialog title="Thông báo" buttons={['Hủy', 'Đóng', 'OK']}>
          <p>Gia hạn máy.</p>
        </DrawnDialog>
      ),
    },
  },
];
