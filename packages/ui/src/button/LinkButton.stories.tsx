import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IconArrowRight } from '../icon/generated/IconArrowRight.ts';
import { IconDownload } from '../icon/generated/IconDownload.ts';
import { Column, Row, staysInFrame } from '../testing/StoryFrame.tsx';
import type { ButtonSize, ButtonTheme } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';
import { linkButtonPairs } from './LinkButton.pairs.tsx';

const themes: readonly ButtonTheme[] = ['primary', 'secondary', 'tertiary', 'critical', 'danger'];
const sizes: readonly ButtonSize[] = ['xs', 's', 'm', 'l'];

const meta = {
  title: 'Components/Actions/LinkButton',
  tags: ['stable'],
  component: LinkButton,
  parameters: { pairs: linkButtonPairs },
  args: { href: '#vps', children: 'Thuê VPS' },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A link for screen readers and the keyboard: Enter follows it, Space does not. */
export const Default: Story = {
  async play({ canvas }) {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Thuê VPS' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#vps');
  },
};

export const ThemesAndSizes: Story = {
  render: () => (
    <Column>
      {themes.map((theme) => (
        <Row key={theme}>
          {sizes.map((size) => (
            <LinkButton key={size} href="#vps" theme={theme} size={size}>
              Thuê VPS
            </LinkButton>
          ))}
        </Row>
      ))}
      <LinkButton href="#tai" icon={<IconDownload size={16} />}>
        Tải tunnel
      </LinkButton>
      <LinkButton href="#vps" size="m" width="full" iconEnd={<IconArrowRight />}>
        Xem bảng giá
      </LinkButton>
      <LinkButton href="#vps" size="m" width="phone">
        Về trang chủ
      </LinkButton>
    </Column>
  ),
};

export const LongVietnamese: Story = {
  args: {
    size: 'l',
    width: 'full',
    children: 'Xem tất cả các gói máy dựng phim và kết xuất đồ họa “Ẩn Ức” còn trống',
  },
  render: (args) => (
    <Column width={240}>
      <LinkButton {...args} />
    </Column>
  ),
  play: staysInFrame,
};
