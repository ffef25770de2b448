import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusedAccount, verifiedAccount, waitingAccount } from '@tram/machines/kyc-otp/fixtures';
import { expect, screen, waitFor } from 'storybook/test';
import { openDialog, press, pressIn, reads, says } from './page/interactions.ts';
import {
  accountOf,
  askForCode,
  codeMailed,
  fillAndSend,
  unsubmitted,
} from './page/identity-interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

function focused(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? activeElement : null;
}

/** Rental contract and identity verification (specification, sections 2, 3 and 5). */
const meta = {
  title: 'Screens/Identity verification',
  component: PortalPage,
  args: { path: '/identity-verification', answers: unsubmitted },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing was sent yet. */
export const Ready: Story = {
  async play() {
    await reads('Chưa xác thực');
    await expect(await screen.findByRole('checkbox', { name: /nhạy cảm/ })).not.toBeChecked();
    // The configuration names no draft of the contract.
    await expect(screen.queryByRole('button', { name: 'Đọc bản nháp hợp đồng' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { answers: { getMyAccount: 'never' } },
  async play() {
    await screen.findByRole('heading', { level: 1 });
    await expect(screen.queryByRole('button', { name: 'Tải lên và xác minh' })).toBeNull();
  },
};

export const Failed: Story = {
  args: { answers: { getMyAccount: { status: 500, message: 'Có lỗi xảy ra' } } },
  play: says('Chưa tải được hồ sơ của bạn'),
};

/** The connection breaks: the form stays filled in. */
export const Stale: Story = {
  args: {
    answers: {
      getMyAccount: [{ example: 'account' }, { status: 500, message: 'Có lỗi xảy ra' }],
    },
  },
  async play() {
    await reads(/cập nhật lúc/);
    await screen.findByRole('button', { name: 'Tải lên và xác minh' });
  },
};

/** Sent empty: missing fields are counted at the top, and named at each field. */
export const Incomplete: Story = {
  async play() {
    await press('Tải lên và xác minh');
    await reads(/^Còn \d+ mục cần sửa$/);
    await expect(screen.getAllByText('Yêu cầu chọn ảnh tải lên')).toHaveLength(3);
  },
};

export const Refused: Story = {
  args: {
    answers: accountOf(refusedAccount, {
      reasonFailKyc: 'Ảnh mặt sau bị lóa, không đọc được ngày cấp.',
    }),
  },
  async play() {
    await reads('Thất bại');
    await reads('Ảnh mặt sau bị lóa, không đọc được ngày cấp.');
    await reads('Ảnh gửi lần trước chưa được duyệt. Bạn chọn ảnh khác.');
    await expect(screen.getByLabelText('CCCD mặt sau: Chọn ảnh')).toBeInvalid();
  },
};

export const Waiting: Story = {
  args: { answers: accountOf(waitingAccount) },
  async play() {
    await screen.findByRole('heading', { name: 'Đã nhận hồ sơ của bạn' });
    await screen.findByRole('button', { name: 'Xem hợp đồng' });
  },
};

export const Verified: Story = {
  args: { answers: accountOf(verifiedAccount) },
  play: says('Danh tính của bạn đã được xác minh.'),
};

/** A status that this version does not know keeps what the server sent. */
export const Unknown: Story = {
  args: { answers: accountOf(verifiedAccount, { isVerify: 7 }) },
  play: says('7'),
};

/** The dialog of the channel: only e-mail continues. */
export const Method: Story = {
  async play() {
    await fillAndSend();
    await openDialog('Chọn cách xác minh');
    await reads(/dem•••@tram\.example/);
  },
};

/** The dialog of the code; another one can be requested in 42 seconds. */
export const Code: Story = {
  args: { answers: { ...unsubmitted, requestOtp: codeMailed() } },
  async play() {
    await askForCode();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Mã OTP' })).toHaveFocus());
    await expect(screen.getByRole('timer', { name: 'Gửi lại sau' })).toHaveTextContent('00:42');
  },
};

/** The code has expired: only another one helps, and the focus stays in the dialog. */
export const CodeExpired: Story = {
  args: { answers: { ...unsubmitted, requestOtp: { example: 'otpTicket' } } },
  async play() {
    await fillAndSend();
    await pressIn('Chọn cách xác minh', 'Gửi mã OTP');
    const dialog = await openDialog('Nhập mã OTP');
    await reads(/Mã OTP đã hết hiệu lực/);
    await expect(screen.getByRole('button', { name: 'Gửi lại mã OTP' })).toBeEnabled();
    await waitFor(() => expect(dialog).toContainElement(focused()));
  },
};

/** No code could be mailed: the form says so, and is still filled in. */
export const CodeNotSent: Story = {
  args: {
    answers: { ...unsubmitted, requestOtp: { status: 500, message: 'Chưa gửi được email' } },
  },
  async play() {
    await fillAndSend();
    await pressIn('Chọn cách xác minh', 'Gửi mã OTP');
    await reads(/Chưa gửi được|Mất kết nối khi gửi mã/);
  },
};
