import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastOnGround } from '../testing/drawn-colours.ts';
import { Column, EveryTheme } from '../testing/StoryFrame.tsx';
import { SkeletonCards, SkeletonTable, SkeletonText } from './Skeleton.tsx';
import { skeletonPairs } from './Skeleton.pairs.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  tags: ['stable'],
  component: SkeletonText,
  parameters: { pairs: skeletonPairs },
  subcomponents: { SkeletonText, SkeletonCards, SkeletonTable },
  args: { lines: 3 },
} satisfies Meta<typeof SkeletonText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Đang tải…');
  },
};

export const Cards: Story = {
  render: () => <SkeletonCards count={2} />,
  async play({ canvas }) {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Table: Story = { render: () => <SkeletonTable rows={4} columns={7} /> };

export const Narrow: Story = {
  render: () => (
    <Column width={288}>
      <SkeletonCards count={1} />
      <SkeletonTable rows={2} columns={7} lines={3} />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** On the page and on a card, in every theme, what is coming can be seen. */
export const Themes: Story = {
  render: () => (
    <EveryTheme width={320}>
      <SkeletonText lines={3} />
      <SkeletonCards count={1} />
    </EveryTheme>
  ),
  async play({ canvas }) {
    for (const theme of canvas.getAllByRole('region')) {
      const bones = Array.from(theme.querySelectorAll('span')).filter(
        (bone) => getComputedStyle(bone).backgroundColor !== 'rgba(0, 0, 0, 0)',
      );
      await expect(bones.length).toBeGreaterThan(8);
      const faintest = Math.min(
        ...bones.map((bone) => {
          const { backgroundColor, borderColor, borderWidth } = getComputedStyle(bone);
          return contrastOnGround(bone, borderWidth === '0px' ? backgroundColor : borderColor);
        }),
      );
      await expect(faintest, theme.ariaLabel ?? '').toBeGreaterThan(1.35);
    }
  },
};
