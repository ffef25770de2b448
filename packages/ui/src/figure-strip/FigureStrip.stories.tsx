import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, staysInFrame } from '../testing/StoryFrame.tsx';
import { FigureStrip } from './FigureStrip.tsx';
import { figureStripPairs } from './FigureStrip.pairs.tsx';

const meta = {
  title: 'Components/Values/FigureStrip',
  tags: ['stable'],
  component: FigureStrip,
  parameters: { pairs: figureStripPairs },
  args: {
    items: [
      { label: 'ngày dùng', value: '30' },
      { label: 'giờ dùng', value: '60' },
      { label: 'giờ mỗi phiên', value: '6' },
    ],
  },
  render: (args) => (
    <Column width={330}>
      <FigureStrip {...args} />
    </Column>
  ),
} satisfies Meta<typeof FigureStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Boxed: Story = {
  async play({ canvas }) {
    const [name] = canvas.getAllByRole('term');
    const [value] = canvas.getAllByRole('definition');
    await expect(name).toHaveTextContent('ngày dùng');
    await expect(value).toHaveTextContent('30');
  },
};

export const Prices: Story = {
  args: {
    look: 'ruled',
    size: 'l',
    items: [
      { label: 'VNĐ/giờ', value: '18.000' },
      { label: 'VNĐ/ngày', value: '210.000' },
      { label: 'VNĐ/tháng', value: '3.400.000' },
    ],
  },
};

/** Amounts that fill their columns stay apart. */
export const LargeAmounts: Story = {
  args: {
    size: 'l',
    items: [
      { label: 'tiền vào', value: '12.400.000' },
      { label: 'tiền ra', value: '−10.750.000' },
      { label: 'số dư', value: '13.650.000' },
    ],
  },
  render: (args) => (
    <Column width={358}>
      <FigureStrip {...args} />
    </Column>
  ),
  play: staysInFrame,
};

export const Narrow: Story = {
  ...Prices,
  render: (args) => (
    <Column width={250}>
      <FigureStrip {...args} />
    </Column>
  ),
};

export const LongVietnamese: Story = {
  args: {
    items: [
      { label: 'ngày sử dụng còn lại', value: '30' },
      { label: 'giờ dùng trong gói thuê', value: '1.060' },
      { label: 'giờ liền nhau mỗi phiên', value: '6' },
    ],
  },
  render: (args) => (
    <Column width={288}>
      <FigureStrip {...args} />
    </Column>
  ),
  play: staysInFrame,
};
