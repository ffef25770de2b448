import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  goneCodeError,
  hiddenAccount,
  pictureError,
  wornOutCodeError,
  wrongCodeError,
} from '@tram/machines/kyc-otp/fixtures';
import { expect, screen } from 'storybook/test';
import {
  isBusyWith,
  isOnTop,
  openDialog,
  press,
  pressIn,
  reads,
  untilLoadingLine,
} from './page/interactions.ts';
import type { PlainAnswer, StoryAnswers } from './page/answers.ts';
import {
  accountOf,
  askForCode,
  codeMailed,
  fillAndSend,
  unsubmitted,
  upload,
} from './page/identity-interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** A code is mailed, and the form has this outcome. @param account the account afterwards */
function uploadEnds(
  submitIdentity: PlainAnswer,
  account: PlainAnswer = unsubmitted.getMyAccount,
): StoryAnswers {
  return {
    getMyAccount: { before: unsubmitted.getMyAccount, once: 'submitIdentity', after: account },
    requestOtp: codeMailed(),
    submitIdentity,
  };
}

/** A refusal from a sample of the lifecycle. */
function refusal({ message, field, triesLeft }: typeof wrongCodeError): PlainAnswer {
  return { status: 400, message, more: { field, tries_left: triesLeft } };
}

/**
 * An identity verification in each state in which its lifecycle can rest (`@tram/machines/kyc-otp`) that `Screens/Identity
 * verification` does not show, and what the server may make of an upload. A story has the name of its leaf; a test holds the
 * list complete (`leaves.test.ts`).
 */
const meta = {
  title: 'Screens/Lifecycles/Identity verification',
  component: PortalPage,
  args: { path: '/identity-verification', answers: unsubmitted },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The operator no longer asks for verification: the screen redirects to the start. */
export const Hidden: Story = {
  args: {
    answers: {
      getMyAccount: [unsubmitted.getMyAccount, accountOf(hiddenAccount).getMyAccount],
    },
  },
  async play() {
    await expect(await screen.findByRole('heading', { level: 1, name: /PC/ })).toBeVisible();
  },
};

export const Requesting: Story = {
  args: { answers: { ...unsubmitted, requestOtp: 'never' } },
  async play() {
    await fillAndSend();
    await pressIn('Chọn cách xác minh', 'Gửi mã OTP');
    await isBusyWith(/Đang gửi mã/);
  },
};

export const Resending: Story = {
  args: { answers: { ...unsubmitted, requestOtp: [codeMailed(0), 'never'] } },
  async play() {
    await askForCode();
    await pressIn('Nhập mã OTP', 'Gửi lại mã OTP');
    await isBusyWith(/Đang gửi lại/);
  },
};

/** Less than half of the pictures has been sent. */
export const Submitting: Story = {
  args: { answers: uploadEnds({ sent: 0.4 }) },
  async play() {
    await upload();
    await expect(
      await screen.findByRole('progressbar', { name: 'Tải lên ảnh và hợp đồng' }),
    ).toHaveValue(0.4);
    await isBusyWith(/Đang gửi hồ sơ/);
  },
};

/** The answer was lost, and the account cannot be read yet: nothing is retried automatically. */
export const CheckingPausing: Story = {
  args: { answers: uploadEnds('lost', 'lost') },
  async play() {
    await upload();
    await reads('Đang kiểm tra hồ sơ đã đến nơi chưa.');
    await isBusyWith(/Đang kiểm tra/);
  },
};

export const Submitted: Story = {
  args: { answers: uploadEnds('example', { example: 'accountSubmitted' }) },
  async play() {
    await upload();
    await screen.findByRole('heading', { name: 'Đã nhận hồ sơ của bạn' });
  },
};

/** The answer was lost, and the form had arrived all the same. */
export const LostAnswerArrived: Story = {
  args: { answers: uploadEnds('lost', { example: 'accountSubmitted' }) },
  async play() {
    await upload();
    await screen.findByRole('heading', { name: 'Đã nhận hồ sơ của bạn' });
  },
};

/** A picture that the server does not accept is marked in the form, which is still filled in. */
export const Failed: Story = {
  args: { answers: uploadEnds(refusal(pictureError)) },
  async play() {
    await upload();
    await reads(/^Ảnh chân dung: File ảnh bị hỏng/);
    await expect(screen.getByRole('textbox', { name: 'Số CCCD' })).toHaveValue('079096001234');
  },
};

export const TooLarge: Story = {
  args: { answers: uploadEnds({ status: 413, message: 'Dữ liệu gửi lên quá lớn' }) },
  async play() {
    await upload();
    await reads('Các ảnh quá nặng.');
  },
};

/** The code stays valid: four tries are left. */
export const WrongCode: Story = {
  args: { answers: uploadEnds(refusal(wrongCodeError)) },
  async play() {
    await upload();
    await reads(/Mã OTP không đúng\. Bạn còn 4 lần thử/);
    await openDialog('Nhập mã OTP');
  },
};

/** Tried too often: only another code helps. */
export const WornOutCode: Story = {
  args: { answers: uploadEnds(refusal(wornOutCodeError)) },
  async play() {
    await upload();
    await reads(/nhập sai quá nhiều lần/);
  },
};

/** The server no longer knows the code. */
export const GoneCode: Story = {
  args: { answers: uploadEnds(refusal(goneCodeError)) },
  async play() {
    await upload();
    await reads('Mã OTP đã hết hiệu lực.');
  },
};

/** Cancelled during the upload: the account is read twice, and the form says that nothing was sent. */
export const Cancelled: Story = {
  args: { answers: uploadEnds({ sent: 0.4 }) },
  async play() {
    await upload();
    await untilLoadingLine();
    // A customer who waits for minutes must be able to cancel: nothing covers the button.
    await expect(isOnTop(await screen.findByRole('button', { name: 'Dừng tải lên' }))).toBe(true);
    await press('Dừng tải lên');
    await reads('Đã dừng tải lên, hồ sơ chưa được gửi.');
  },
};
