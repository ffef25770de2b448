import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Recharge } from '@tram/api/types';
import type { RechargeIntention } from '@tram/machines/recharge-qr';
import { expect, screen, waitFor } from 'storybook/test';
import { isBusyWith, openDialog, press, pressIn, reads } from './page/interactions.ts';
import { serverTime, type StoryAnswer } from './page/answers.ts';
import { keepPayment, PortalPage } from './page/PortalPage.tsx';
import { listOf } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

const minute = 60_000;
const moment = (ms: number) => new Date(serverTime + ms).toISOString();

/** A top-up that was requested `age` ms ago. */
function rechargeAged(age: number, changed: Partial<Recharge> = {}): Recharge {
  return {
    _id: '6740e0aa9f0b7a4100000060',
    money: 500_000,
    content: 'TRAM8K2Q7D',
    bank: 'Vietcombank',
    bank_id: '6740c1e29f0b7a4100000070',
    link_payment:
      '/qr/970436-1023456789-compact.png?amount=500000&addInfo=TRAM8K2Q7D&accountName=CONG%20TY%20TNHH%20TRAM',
    qr_payload:
      '00020101021238540010A00000072701240006970436011010234567890208QRIBFTTA530370454065000005802VN62140810TRAM8K2Q7D6304CF54',
    createdAt: moment(-age),
    expiresAt: moment(15 * minute - age),
    updatedAt: moment(-age),
    is_succeeded: 0,
    ...changed,
  };
}

const shows = (recharge: Recharge) => ({
  path: `/payment-history?recharge=${recharge._id}`,
  answers: { listRecharges: listOf(recharge) },
});

/** A tab that was reloaded while a code was being made: it asks again with the same key. */
function whileAsking(): void {
  const intention: RechargeIntention = {
    order: { money: 500_000, bankId: '6740c1e29f0b7a4100000070' },
    key: '5f0c7a52-7d1e-4f0e-9a54-0d9f1c2b3a4d',
  };
  keepPayment('recharge_new', intention);
}

/** A code that is being cancelled, with the server's answer and the read afterwards. */
function cancelling(cancelRecharge: StoryAnswer, after: Recharge) {
  const pending = rechargeAged(2 * minute);
  const listRecharges: StoryAnswer = {
    before: listOf(pending),
    once: 'cancelRecharge',
    after: listOf(after),
  };
  return { ...shows(pending), answers: { listRecharges, cancelRecharge } };
}

async function cancel(): Promise<void> {
  await press('Hủy giao dịch');
  await pressIn('Hủy giao dịch này?', 'Hủy giao dịch');
}

/**
 * The recharge dialog and the QR dialog that it leads to (specification, section 2), in each state in which their lifecycle can
 * rest (`@tram/machines/recharge-qr`; `leaves.test.ts` holds the list complete).
 */
const meta = {
  title: 'Screens/Recharge dialog',
  component: PortalPage,
  args: { path: '/payment-history?recharge=new' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = {
  async play() {
    const amount = await screen.findByRole('textbox', { name: /Số tiền/ });
    await waitFor(() => expect(amount).toBeVisible());
  },
};

// @spec 2.47
export const Transfer: Story = {
  args: shows(rechargeAged(2 * minute)),
  async play() {
    await expect(await screen.findByRole('timer')).toHaveTextContent(/^1[23]:\d\d$/);
  },
};

/** The page's clock is behind the server's: by the fraction of a second that it cannot know, and here by more. */
export const JustMade: Story = {
  args: shows(rechargeAged(-minute / 2)),
  async play() {
    await expect(await screen.findByRole('timer')).toHaveTextContent('15:00');
  },
};

export const Paid: Story = {
  args: shows(rechargeAged(3 * minute, { is_succeeded: 1 })),
  async play() {
    const words = await screen.findByText(/thành công/i);
    await waitFor(() => expect(words).toBeVisible());
  },
};

// @spec 2.50
export const TimedOut: Story = {
  args: shows(rechargeAged(20 * minute, { is_succeeded: 3 })),
  async play() {
    const words = await screen.findByText(/hết thời gian|đã hết/i);
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const Creating: Story = {
  args: { answers: { requestRecharge: 'never' } },
  beforeEach: whileAsking,
  async play() {
    await isBusyWith(/Đang tạo mã/);
  },
};

export const Unsure: Story = {
  args: { answers: { requestRecharge: 'lost' } },
  beforeEach: whileAsking,
  async play() {
    await reads(/không có hai mã cho một lần nạp/);
  },
};

export const Failed: Story = {
  args: { answers: { requestRecharge: { status: 409, message: 'Ngân hàng này đang bảo trì' } } },
  beforeEach: whileAsking,
  async play() {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Ngân hàng này đang bảo trì');
  },
};

/** One that is reopened and cannot be read at the moment. */
export const OpenResuming: Story = {
  args: {
    ...shows(rechargeAged(2 * minute)),
    answers: { listRecharges: { status: 500, message: 'Có lỗi xảy ra' } },
  },
  async play() {
    await openDialog('Giao dịch nạp tiền');
  },
};

export const OpenCancelling: Story = {
  args: cancelling('never', rechargeAged(2 * minute)),
  async play() {
    await cancel();
    await isBusyWith(/Đang hủy/);
  },
};

/** It has expired; the server is read before that is shown. */
export const OpenChecking: Story = {
  args: shows(rechargeAged(20 * minute)),
  async play() {
    await reads('Đang kiểm tra…');
  },
};

export const OpenCancelled: Story = {
  args: shows(rechargeAged(3 * minute, { is_succeeded: 2 })),
  async play() {
    await openDialog('Đã hủy giao dịch');
  },
};

/** It had expired when it was reopened; the transfer came all the same. */
export const OpenPaidLate: Story = {
  args: {
    ...shows(rechargeAged(20 * minute)),
    answers: {
      listRecharges: [
        listOf(rechargeAged(20 * minute, { is_succeeded: 3 })),
        listOf(rechargeAged(20 * minute, { is_succeeded: 3 })),
        listOf(rechargeAged(20 * minute, { is_succeeded: 1 })),
      ],
    },
  },
  async play() {
    await reads(/^Tiền về sau khi mã hết hiệu lực/);
  },
};

export const OpenPaidBeforeCancel: Story = {
  args: cancelling(
    { status: 409, message: 'Giao dịch đã thành công' },
    rechargeAged(3 * minute, { is_succeeded: 1 }),
  ),
  async play() {
    await cancel();
    await reads(/Tiền đã về trước khi hủy/);
  },
};
