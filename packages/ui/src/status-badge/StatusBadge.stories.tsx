import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Column, Row } from '../testing/StoryFrame.tsx';
import { StatusBadge } from './StatusBadge.tsx';
import { statusBadgePairs } from './StatusBadge.pairs.tsx';
import {
  cloudDeletionStatuses,
  cloudImageStatuses,
  cloudPackageStatuses,
  hardwareRequestStatuses,
  paymentStatuses,
  pcImageStatuses,
  rentalStatuses,
  routeStatuses,
  timeLeftStatuses,
  toastStatuses,
  verificationStatuses,
  vpsOrderStatuses,
  type StatusSet,
} from './status-sets.ts';

const meta = {
  title: 'Components/Status/StatusBadge',
  tags: ['stable'],
  component: StatusBadge,
  parameters: { pairs: statusBadgePairs },
  args: { set: paymentStatuses, value: 0 },
} satisfies Meta<typeof StatusBadge<StatusSet>>;

export default meta;
type Story = StoryObj<typeof meta>;

const sets: readonly (readonly [string, StatusSet])[] = [
  ['payment', paymentStatuses],
  ['verification', verificationStatuses],
  ['rental', rentalStatuses],
  ['vps', vpsOrderStatuses],
  ['pc', pcImageStatuses],
  ['cloud', cloudImageStatuses],
  ['deletion', cloudDeletionStatuses],
  ['package', cloudPackageStatuses],
  ['hardware', hardwareRequestStatuses],
  ['route', routeStatuses],
  ['time', timeLeftStatuses],
  ['toast', toastStatuses],
];

export const EverySet: Story = {
  render: () => (
    <Column>
      {sets.map(([name, set]) => (
        <Row key={name}>
          {Object.keys(set).map((code) => (
            <StatusBadge key={code} set={set} value={code} />
          ))}
        </Row>
      ))}
    </Column>
  ),
};

export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('Chờ xử lý')).toBeVisible();
  },
};

export const UnknownValue: Story = {
  args: { value: undefined, received: 'đang đối soát' },
  async play({ canvas }) {
    await expect(canvas.getByText('đang đối soát')).toBeVisible();
  },
};

export const WithTime: Story = {
  args: { set: vpsOrderStatuses, value: 'end', children: 'Kết Thúc 21:40:00 20/11/2026' },
};

/** A raw value as long as a sentence wraps inside its tag instead of pushing the page sideways. */
export const LongVietnamese: Story = {
  args: {
    value: undefined,
    received: 'Đang chờ nhà cung cấp xác nhận đường truyền dự phòng ở trung tâm dữ liệu thứ hai',
  },
  render: (args) => (
    <Column width={200}>
      <div>
        <StatusBadge {...args} />
      </div>
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
