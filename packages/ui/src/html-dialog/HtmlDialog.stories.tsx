import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { HtmlDialog } from './HtmlDialog.tsx';

const meta = {
  title: 'Components/Overlays/HtmlDialog',
  tags: ['stable'],
  component: HtmlDialog,
  parameters: { docs: { story: { inline: false, height: '440px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Bảo trì đường truyền',
    html: '<p>Đêm <strong>22/11/2026</strong> chúng tôi bảo trì đường truyền từ 2h đến 4h.</p><ul><li>Máy đang thuê không bị tắt.</li><li>Remote Desktop có thể ngắt vài phút.</li></ul><p>Xem <a href="https://example.com/bao-tri">lịch bảo trì</a>.</p>',
  },
} satisfies Meta<typeof HtmlDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 2.111
export const Default: Story = {
  async play() {
    const dialog = await screen.findByRole('dialog', { name: 'Bảo trì đường truyền' });
    const link = await within(dialog).findByRole('link', { name: 'lịch bảo trì' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Nothing of hostile content runs or stays. */
// @spec 2.111
export const HostileContent: Story = {
  args: {
    html: '<p id="kept">Nội dung</p><img src="x" alt="" onerror="window.hostile = true"><script>window.hostile = true</script><a href="javascript:window.hostile = true">Bấm</a><iframe src="/"></iframe><form action="https://evil.example"><input name="password"></form><p style="position:fixed;inset:0">Phủ</p>',
  },
  async play() {
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('Nội dung');
    await expect(
      dialog.querySelector('script, iframe, form, input, [onerror], [style]'),
    ).toBeNull();
    await expect(within(dialog).getByText('Bấm')).not.toHaveAttribute('href');
    await expect(Object.hasOwn(window, 'hostile')).toBe(false);
  },
};

/** A word that does not break, an address, a wide table: the content scrolls, the sheet does not grow. */
export const LongVietnamese: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    title: 'Thay đổi lịch bảo trì đường truyền quốc tế của tất cả các cụm máy khu vực phía Nam',
    html: '<p>Nghiêng nghiêng những thuở ruộng đồng Ẩn Ức, khuya khoắt trở trăn: chúng tôi đổi lịch bảo trì sang đêm 22/11/2026.</p><p>Xem <a href="https://example.com/mot-duong-dan-rat-dai-khong-co-cho-ngat/bao-tri-duong-truyen-quoc-te-2026">https://example.com/mot-duong-dan-rat-dai-khong-co-cho-ngat/bao-tri-duong-truyen-quoc-te-2026</a></p>',
  },
  async play() {
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText(/Nghiêng nghiêng/);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
