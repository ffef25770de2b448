import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  extendedImage,
  notRentedImage,
  readyImage,
  unknownRecord,
  waitingImage,
} from '@tram/machines/pc-image/fixtures';
import { expect, screen, userEvent } from 'storybook/test';
import {
  labelled,
  isBusyWith,
  openDialog,
  press,
  pressIn,
  reads,
  says,
} from './page/interactions.ts';
import { keepPayment, PortalPage } from './page/PortalPage.tsx';
import { endingImage, listOf } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

const id = notRentedImage._id;
const one = (image: unknown) => ({ listImages: listOf(image) });
const refused = { status: 409, message: 'Gói này vừa hết máy, bạn chọn gói khác' } as const;

/** A rental starts without a period. */
async function chooseHours(): Promise<void> {
  await userEvent.type(await screen.findByRole('spinbutton', { name: 'Số giờ' }), '3');
}

/**
 * One PC in each state in which its lifecycle can rest (`@tram/machines/pc-image`). A story has the name of its leaf; a test holds
 * the list complete (`leaves.test.ts`).
 */
const meta = {
  title: 'Screens/Lifecycles/PC',
  component: PortalPage,
  args: { path: '/' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// @spec 4.15
export const StatusNotRented: Story = {
  args: { answers: one(notRentedImage) },
  async play() {
    await expect(
      await screen.findByRole('button', { name: labelled('Bắt Đầu Thuê') }),
    ).toBeEnabled();
  },
};

// @spec 4.16
export const StatusWaiting: Story = {
  args: { answers: one(waitingImage) },
  async play() {
    await expect(
      await screen.findByRole('button', { name: labelled('Chờ tạo máy…') }),
    ).toBeVisible();
  },
};

export const StatusReady: Story = {
  args: { answers: one(readyImage) },
  async play() {
    await expect(await screen.findByRole('timer')).toBeVisible();
  },
};

export const StatusEnding: Story = {
  args: { answers: one(endingImage) },
  play: says('Đã hết giờ, đang kiểm tra…'),
};

export const StatusUnknown: Story = {
  args: { answers: one(unknownRecord) },
  play: says('Trạng thái chưa rõ'),
};

export const StatusGone: Story = {
  args: {
    path: `/?delete=${id}`,
    answers: {
      listImages: {
        before: listOf(notRentedImage),
        once: 'deleteImage',
        after: { example: 'noRows' },
      },
    },
  },
  async play() {
    await pressIn(/^Xóa/, 'Xóa PC');
    await reads('Xóa thành công');
    await reads('Không có dữ liệu');
  },
};

export const PaymentRestingPaid: Story = {
  args: {
    path: `/?extend=${id}`,
    answers: {
      listImages: { before: listOf(readyImage), once: 'extendOrder', after: listOf(extendedImage) },
      extendOrder: { body: extendedImage },
    },
  },
  async play() {
    await chooseHours();
    await press(/^Gia hạn, trả/);
    await reads('Gia hạn thành công');
  },
};

export const PaymentRestingRefused: Story = {
  args: {
    path: `/?rent=${id}`,
    answers: { ...one(notRentedImage), createOrder: refused },
  },
  async play() {
    await chooseHours();
    await press(/^Thuê máy, trả/);
    await reads(refused.message);
  },
};

export const PaymentSending: Story = {
  args: { path: `/?rent=${id}`, answers: { ...one(notRentedImage), createOrder: 'never' } },
  async play() {
    await chooseHours();
    await press(/^Thuê máy, trả/);
    await isBusyWith(/Đang gửi/);
  },
};

export const PaymentUnsure: Story = {
  args: { path: `/?rent=${id}`, answers: { ...one(notRentedImage), createOrder: 'lost' } },
  async play() {
    await chooseHours();
    await press(/^Thuê máy, trả/);
    await reads(/không bị trừ tiền hai lần/);
  },
};

/** A server that does not honour keys: what became of the order is found out by reading, and nothing is sent again. */
export const PaymentChecking: Story = {
  args: {
    path: `/?rent=${id}`,
    idempotency: 'none',
    answers: { ...one(notRentedImage), createOrder: 'lost' },
  },
  async play() {
    await chooseHours();
    await press(/^Thuê máy, trả/);
    await reads(/Không có gì được gửi thêm/);
  },
};

/** The same after a reload without a stored payment: the customer decides. */
export const PaymentUnconfirmed: Story = {
  args: { path: `/?rent=${id}`, idempotency: 'none', answers: one(notRentedImage) },
  beforeEach() {
    const order = { action: 'rent', image: id, term: { unit: 'hour', period: 3 } };
    keepPayment(`pc_${id}`, { order, key: '5f0c7a52-7d1e-4f0e-9a54-0d9f1c2b3a4d' });
  },
  async play() {
    await reads('Chưa rõ lần thanh toán trước (3 giờ) có thành công không.');
    await expect(await screen.findByRole('button', { name: /^Thuê máy/ })).toBeEnabled();
  },
};

export const OperationRestingDone: Story = {
  args: {
    path: `/?reset=${id}`,
    answers: {
      ...one(readyImage),
      resetImage: { body: { statusCode: 200, message: 'Đã gửi lệnh reset máy' } },
    },
  },
  async play() {
    await pressIn(/^Reset/, 'Reset máy');
    await reads('Đã gửi lệnh reset máy');
  },
};

export const OperationRestingRefused: Story = {
  args: {
    path: `/?reset=${id}`,
    answers: { ...one(readyImage), resetImage: { status: 409, message: 'Máy đang bận' } },
  },
  async play() {
    await pressIn(/^Reset/, 'Reset máy');
    await reads('Máy đang bận');
  },
};

export const OperationRunning: Story = {
  args: { answers: { ...one(readyImage), downloadRdpFile: 'never' } },
  async play() {
    await press('Remote Desktop');
    await openDialog(/^Kết nối tới/);
    await userEvent.keyboard('{Escape}');
    await isBusyWith(/Đang tải/);
  },
};
