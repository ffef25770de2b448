import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Column, Row } from '../testing/StoryFrame.tsx';
import { AccountLine, Avatar } from './Avatar.tsx';
import { longName } from '../testing/long-name.ts';

const meta = {
  title: 'Components/Navigation/Avatar',
  tags: ['stable'],
  component: Avatar,
  subcomponents: { AccountLine },
  args: { name: 'Đỗ Quốc Bửu' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 2.115
export const Default: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('QB')).toBeVisible();
  },
};

export const Kinds: Story = {
  render: () => (
    <Column>
      <Row>
        <Avatar name="Đỗ Quốc Bửu" />
        <Avatar name="demo" size="m" />
        <Avatar name="" />
        <Avatar name="" size="m" />
        <Avatar
          name="Ảnh"
          size="m"
          src="data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="
        />
      </Row>
      <AccountLine name="Đỗ Quốc Bửu" detail="quocbuu@vidu.vn" />
    </Column>
  ),
};

// @spec 2.115
export const PictureFails: Story = {
  args: { src: 'data:image/png;base64,bm8=' },
  async play({ canvas, canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('QB')).toBeVisible();
  },
};

export const LongVietnamese: Story = {
  render: () => (
    <Column width={240}>
      <AccountLine
        name="Nguyễn Phúc Vĩnh Thuỵ Hoàng Tử Ẩn Ức"
        detail="nguyenphucvinhthuyhoangtuanuc@mot-ten-mien-rat-dai.vn"
      />
    </Column>
  ),
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  render: () => (
    <Column width={240}>
      <AccountLine name={longName} detail={`${longName}@vidu.vn`} />
    </Column>
  ),
};
