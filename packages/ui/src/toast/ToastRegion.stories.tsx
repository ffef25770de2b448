import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Row } from '../testing/StoryFrame.tsx';
import { createToastQueue, ToastRegion } from './ToastRegion.tsx';
import { longName } from '../testing/long-name.ts';
import { toastRegionPairs } from './ToastRegion.pairs.tsx';

const queue = createToastQueue();

const meta = {
  title: 'Components/Feedback/ToastRegion',
  tags: ['stable'],
  component: ToastRegion,
  parameters: { pairs: toastRegionPairs, docs: { story: { inline: false, height: '360px' } } },
  args: { queue },
  beforeEach: () => {
    for (const toast of queue.getToasts()) queue.remove(toast.id);
  },
  render: (args) => (
    <>
      <Row>
        <Button onClick={() => queue.show({ status: 'valid', title: 'Gia hạn thành công' })}>
          Gia hạn
        </Button>
        <Button onClick={() => queue.show({ status: 'warn', title: 'Image đang được boot' })}>
          Remote Desktop
        </Button>
        <Button
          onClick={() =>
            queue.show({
              status: 'inValid',
              title: 'Có lỗi xảy ra',
              detail: 'Chưa tải được file Remote Desktop. Số dư không bị trừ.',
            })
          }
        >
          Tải file
        </Button>
      </Row>
      <ToastRegion {...args} />
    </>
  ),
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A success and a warning are polite, an error is an alert; the words say which it is. */
// @spec 2.114
export const Default: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Gia hạn' }));
    const toast = await canvas.findByRole('listitem');
    await expect(toast).toHaveTextContent('Thành công: Gia hạn thành công');
    await userEvent.click(canvas.getByRole('button', { name: 'Tải file' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Lỗi: Có lỗi xảy ra'));
    await expect(canvas.getByRole('region', { name: 'Thông báo' })).toContainElement(
      canvas.getByRole('alert'),
    );
  },
};

export const States: Story = {
  async play() {
    queue.show({
      status: 'valid',
      title: 'Gia hạn thành công',
      detail: 'Máy 01 dùng đến 21:40 20/11/2026.',
    });
    queue.show({
      status: 'warn',
      title: 'Image đang được boot',
      detail: 'Chờ máy tạo xong rồi thử lại.',
    });
    queue.show({
      status: 'inValid',
      title: 'Có lỗi xảy ra',
      detail: 'Chưa tải được file Remote Desktop. Số dư không bị trừ.',
    });
  },
};

export const LongVietnamese: Story = {
  async play({ canvas }) {
    queue.show({
      status: 'inValid',
      title: 'Lỗi tạo kết nối lại, vui lòng thử lại sau 2 phút, không được thì liên hệ admin',
      detail:
        'Máy “Dựng phim ngắn Ẩn Ức — bản cuối cùng” vẫn đang chạy bình thường và không bị tính thêm tiền.',
    });
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('liên hệ admin'));
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
};

/** A name without a space breaks where its line ends. */
export const LongName: Story = {
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvas }) {
    queue.show({ status: 'valid', title: `${longName} đã sẵn sàng`, detail: longName });
    await expect(await canvas.findByRole('listitem')).toHaveTextContent(longName);
  },
};

/** With an action: it stays until that is done, or it is closed. */
export const WithAction: Story = {
  async play({ canvas }) {
    const onSelect = fn();
    const toast = {
      status: 'warn',
      title: 'Máy 04 còn 10 phút',
      action: { label: 'Gia hạn máy 04', onSelect },
    } as const;
    queue.show(toast);
    await userEvent.click(await canvas.findByRole('button', { name: 'Gia hạn máy 04' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Máy 04 còn 10 phút')).toBeNull());
    queue.show(toast);
    await canvas.findByRole('button', { name: 'Gia hạn máy 04' });
  },
};

/** F6 leads to the toasts and back; Escape closes the one in focus and returns there. */
export const Keyboard: Story = {
  async play({ canvas }) {
    const opener = canvas.getByRole('button', { name: 'Gia hạn' });
    await userEvent.click(opener);
    await canvas.findByRole('listitem');
    await userEvent.keyboard('{F6}');
    await expect(canvas.getByRole('region', { name: 'Thông báo' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Đóng thông báo' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
  },
};

/** The other three corners; a phone has the full width at the bottom for any position. */
export const BottomRight: Story = { ...States, args: { position: 'bottom-right' } };
export const TopLeft: Story = { ...States, args: { position: 'top-left' } };
export const TopRight: Story = { ...States, args: { position: 'top-right' } };

export const Phone: Story = { ...LongVietnamese, globals: { viewport: { value: 'mobile1' } } };
