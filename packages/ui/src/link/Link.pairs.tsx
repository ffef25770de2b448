import type { DoDont } from '../testing/do-dont.ts';
import { Link } from './Link.tsx';

export const linkPairs: readonly DoDont[] = [
  {
    do: {
      words: 'The words make sense without the sentence around them.',
      picture: () => (
        <p>
          Số dư không đủ. Xem <Link href="#nap">cách nạp tiền</Link> hoặc chọn gói ngắn hơn.
        </p>
      ),
    },
    dont: {
      words: 'Read in a list of links, “tại đây” says nothing.',
      picture: () => (
        <p>
          Số dư không đủ. Xem cách nạp tiền <Link href="#nap">tại đây</Link>.
        </p>
      ),
    },
  },
];
