import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconChevronDown } from '../icon/generated/IconChevronDown.ts';
import { IconPlus } from '../icon/generated/IconPlus.ts';
import { IconTrash } from '../icon/generated/IconTrash.ts';
import { Column, Row } from '../testing/StoryFrame.tsx';
import { Button, type ButtonSize, type ButtonTheme } from './Button.tsx';
import { LinkButton } from './LinkButton.tsx';
import { buttonPairs } from './Button.pairs.tsx';

const themes: readonly ButtonTheme[] = ['primary', 'secondary', 'tertiary', 'critical', 'danger'];
const sizes: readonly ButtonSize[] = ['xs', 's', 'm', 'l'];

const meta = {
  title: 'Components/Actions/Button',
  tags: ['stable'],
  component: Button,
  parameters: { pairs: buttonPairs },
  args: { children: 'Gia hạn', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 9.21
export const Default: Story = {
  async play({ canvas, args }) {
    const button = canvas.getByRole('button', { name: 'Gia hạn' });
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(80);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

// @spec 4.6
export const ThemesAndSizes: Story = {
  render: () => (
    <Column>
      {themes.map((theme) => (
        <Row key={theme}>
          {sizes.map((size) => (
            <Button key={size} theme={theme} size={size}>
              Gia hạn
            </Button>
          ))}
        </Row>
      ))}
    </Column>
  ),
};

export const States: Story = {
  render: () => (
    <Column>
      {themes.map((theme) => (
        <Row key={theme}>
          <Button theme={theme} busy>
            Thuê máy
          </Button>
          <Button theme={theme} disabled>
            Không dùng được
          </Button>
          <Button theme={theme} icon={<IconPlus size={16} />}>
            Tạo PC
          </Button>
          <Button theme={theme} iconEnd={<IconChevronDown size={16} />}>
            Thao tác
          </Button>
        </Row>
      ))}
      <Row>
        <Button
          theme="primary"
          size="m"
          disabled
          disabledReason="Chỉ xóa được khi máy không còn thuê"
        >
          Xóa PC
        </Button>
      </Row>
      <Row>
        <LinkButton href="/vps" theme="primary" size="m">
          Thuê VPS
        </LinkButton>
        <LinkButton href="https://example.com/" target="_blank" size="m">
          Mở trang ngoài
        </LinkButton>
        <Button render={<a href="/clouds">Thuê cloud</a>} size="m">
          Thuê cloud
        </Button>
      </Row>
      <Button theme="danger" size="l" width="full" icon={<IconTrash />}>
        Xóa PC
      </Button>
    </Column>
  ),
  async play({ canvas }) {
    const reason = canvas.getByRole('button', {
      description: 'Chỉ xóa được khi máy không còn thuê',
    });
    await expect(reason).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getAllByRole('button', { name: 'Đang gửi…' })).toHaveLength(themes.length);
    await expect(canvas.getByRole('link', { name: 'Mở trang ngoài' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    await expect(canvas.getByRole('link', { name: 'Thuê cloud' })).toBeVisible();
  },
};

/** A disabled button can be focused, says why, and does nothing, in a form as well. */
export const DisabledStaysReachable: Story = {
  args: { disabled: true, disabledReason: 'Gói này đang hết máy', type: 'submit' },
  render: (args) => {
    return (
      <form
        aria-label="Thuê máy"
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.dataset['submitted'] = 'true';
        }}
      >
        <Button {...args} />
      </form>
    );
  },
  async play({ canvas, args }) {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Gia hạn' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-submitted');
    await expect(canvas.getByText('Gói này đang hết máy')).toBeVisible();
  },
};

function BusyOnPress() {
  const [busy, setBusy] = useState(false);
  return (
    <Button busy={busy} onClick={() => setBusy(true)}>
      Lưu
    </Button>
  );
}

/** It keeps its width and the focus, and ignores a second press. Nothing of it moves before. */
export const BusyKeepsWidth: Story = {
  render: () => <BusyOnPress />,
  async play({ canvas }) {
    const button = canvas.getByRole('button', { name: 'Lưu' });
    const before = button.getBoundingClientRect();
    await expect(button.getAnimations({ subtree: true })).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Đang gửi…'));
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    const after = button.getBoundingClientRect();
    await expect(after.width).toBe(before.width);
    await expect(after.height).toBe(before.height);
  },
};

export const LongVietnamese: Story = {
  args: { theme: 'primary', size: 'l', width: 'full', icon: <IconPlus /> },
  render: (args) => (
    <Column width={288}>
      <Button {...args}>Thuê máy “Dựng phim ngắn Ẩn Ức — bản cuối cùng”, trả 10.500.000 VNĐ</Button>
    </Column>
  ),
  async play({ canvas }) {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

/** As wide as its words, as its container, or as its container only on phones. */
export const Widths: Story = {
  render: (args) => (
    <Column width={320}>
      <Row>
        <Button {...args} size="m" width="auto" />
      </Row>
      <Button {...args} size="m" width="full" />
      <Row>
        <Button {...args} size="m" width="phone" />
      </Row>
    </Column>
  ),
};
