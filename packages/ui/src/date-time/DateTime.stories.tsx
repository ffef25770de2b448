import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column } from '../testing/StoryFrame.tsx';
import { DateTime } from './DateTime.tsx';

const meta = {
  title: 'Components/Values/DateTime',
  tags: ['stable'],
  component: DateTime,
  args: { at: '2026-11-20T08:40:00Z' },
} satisfies Meta<typeof DateTime>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the customer's time zone; on these pages that of Vietnam. */
export const Default: Story = {
  async play({ canvas }) {
    const time = canvas.getByText('15:40:00').closest('time');
    await expect(time).toHaveTextContent('20/11/2026 15:40:00');
    await expect(time).toHaveAttribute('datetime', '2026-11-20T08:40:00Z');
  },
};

/** Where one line does not fit, the time is above the date. */
export const Narrow: Story = {
  render: (args) => (
    <Column width={100}>
      <div>
        <DateTime {...args} />
      </div>
    </Column>
  ),
  async play({ canvas }) {
    const date = canvas.getByText('20/11/2026').getBoundingClientRect();
    const time = canvas.getByText('15:40:00').getBoundingClientRect();
    await expect(time.bottom).toBeLessThanOrEqual(date.top);
    await expect(time.left).toBe(date.left);
  },
};

export const TimeOverDate: Story = { args: { split: 'always' } };

export const InASentence: Story = {
  args: { split: 'never' },
  render: (args) => (
    <Column width={240}>
      <p>
        Máy “Ẩn Ức” được tạo lúc <DateTime {...args} /> và còn chạy.
      </p>
    </Column>
  ),
};

/** An invalid time is shown unchanged. */
export const NoMoment: Story = { args: { at: 'chưa rõ' } };
