import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column } from '../testing/StoryFrame.tsx';
import { Card } from './Card.tsx';
import { cardPairs } from './Card.pairs.tsx';

const meta = {
  title: 'Components/Data/Card',
  tags: ['stable'],
  component: Card,
  parameters: { pairs: cardPairs },
  args: { children: 'Máy của bạn ở đây, mở Remote Desktop là vào việc.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Section: Story = {
  args: {
    as: 'section',
    'aria-labelledby': 'card-title',
    children: (
      <>
        <h2 id="card-title">Ảnh giấy tờ</h2>
        <p>Chụp rõ bốn góc, không lóa, không bị che.</p>
      </>
    ),
  },
};

/** Its words say what the edge shows. */
export const Critical: Story = {
  args: { tone: 'critical', children: 'Thất bại: ảnh mặt sau bị lóa, không đọc được ngày cấp.' },
};

export const LongVietnamese: Story = {
  args: {
    padding: 'm',
    children:
      'Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức, khuya khoắt trở trăn vẫn ngẫm ngợi chuyện thuê máy theo giờ.',
  },
  render: (args) => (
    <Column width={220}>
      <Card {...args} />
    </Column>
  ),
};

export const Paddings: Story = {
  render: () => (
    <Column width={320}>
      <Card padding="none">Bảng hoặc danh sách tự vẽ mép của mình.</Card>
      <Card padding="m">Lề 16 px.</Card>
      <Card as="article" aria-label="Gói G4090" padding="l">
        Lề 20 px, trên điện thoại 16 px.
      </Card>
    </Column>
  ),
};
