import type { DoDont } from '../testing/do-dont.ts';
import { LinkButton } from './LinkButton.tsx';

export const linkButtonPairs: readonly DoDont[] = [
  {
    do: {
      words: 'A verb and where it leads.',
      picture: () => (
        <LinkButton href="#vps" theme="primary" size="m">
          Xem đơn thuê
        </LinkButton>
      ),
    },
    dont: {
      words: 'Says how to use a link, not where it leads.',
      picture: () => (
        <LinkButton href="#vps" theme="primary" size="m">
          Bấm vào đây
        </LinkButton>
      ),
    },
  },
];
