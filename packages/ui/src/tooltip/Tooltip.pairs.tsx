import { Button } from '../button/Button.tsx';
import { IconCopy } from '../icon/generated/IconCopy.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { DrawnTooltip } from '../testing/drawn-overlays.tsx';
import type { DoDont } from '../testing/do-dont.ts';

export const tooltipPairs: readonly DoDont[] = [
  {
    do: {
      words: 'The name of a picture, to the letter as screen readers hear it.',
      picture: () => (
        <DrawnTooltip
          text="Sao chép mã máy"
          control={<IconButton aria-label="Sao chép mã máy" icon={<IconCopy size={16} />} />}
        />
      ),
    },
    dont: {
      words: 'A rule that everybody must know is not shown under a finger: write it on the page.',
      picture: () => (
        <DrawnTooltip
          text="Tiền không được hoàn lại sau khi máy đã bật"
          control={<Button theme="primary">Thuê máy</Button>}
        />
      ),
    },
  },
];
