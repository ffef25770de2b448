import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CloudImage } from '@tram/api/types';
import { runningCloudImage, startingCloudImage } from '@tram/machines/cloud-image/fixtures';
import { readyImage } from '@tram/machines/pc-image/fixtures';
import { DAY, HOUR, MINUTE } from '@tram/machines/rules';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { labelled, openDialog, press, pressIn, reads } from './page/interactions.ts';
import { serverTime } from './page/answers.ts';
import { codeMailed, unsubmitted, upload } from './page/identity-interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { listOf, readNow } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

/** The machine of the samples, this long before the end of its session of eight hours. */
function endingIn(left: number): CloudImage {
  const startedAt = new Date(serverTime + left - 8 * HOUR).toISOString();
  return readNow({ ...runningCloudImage, last_turned_time: startedAt });
}

/** Another machine of the samples, which is being started. */
const starting: CloudImage = readNow({
  ...startingCloudImage,
  _id: '6740a1f2c3d4e5f607182a11',
  name: 'Render cuối tuần',
});

/** Logs out from the menu of the bar. */
async function logOut(): Promise<void> {
  await press(/Đỗ Quốc Bửu/);
  (await screen.findByRole('menuitem', { name: 'Đăng xuất' })).click();
}

/** Hides or shows the tab. */
function setSight(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What a running cloud machine has left, on every screen (specification, section 9). */
const meta = {
  title: 'Screens/Session clock',
  component: PortalPage,
  args: { path: '/log-management' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the menu: one machine is running, with its time left. */
export const Mark: Story = {
  async play() {
    const mark = await screen.findByRole('link', { name: /1 máy cloud đang chạy/ });
    await expect(mark).toHaveTextContent('phiên còn khoảng');
    await expect(mark).toHaveAttribute('href', '/clouds');
  },
};

/** In the card: the session, the hours and the days in one place. */
export const Card: Story = {
  args: { path: '/clouds', answers: { listCloudImages: listOf(endingIn(3 * HOUR)) } },
  async play() {
    await reads('hết giờ của phiên');
    await reads(/giờ, ước tính/);
  },
};

/** A page that is opened twenty minutes before the end says so at once. */
export const HalfAnHour: Story = {
  args: { answers: { listCloudImages: listOf(endingIn(20 * MINUTE)) } },
  async play() {
    await reads(/Máy cloud “.*” dự kiến tắt lúc \d\d:47/);
    await reads(/Lúc \d\d:27 phiên còn 20 phút, sau đó hết giới hạn của một phiên/);
    // A toast fades in.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: labelled('Xem máy') })).toBeVisible(),
    );
  },
};

/** A hidden tab warns of nothing: the warning would be used up unseen. Once visible it shows the current one. */
export const OutOfSight: Story = {
  ...HalfAnHour,
  beforeEach() {
    setSight('hidden');
    return () => Reflect.deleteProperty(document, 'visibilityState');
  },
  async play() {
    await screen.findByRole('link', { name: /1 máy cloud đang chạy/ });
    await expect(screen.queryByText(/dự kiến tắt lúc/)).toBeNull();
    await expect(localStorage.getItem('app_told_ends')).toBeNull();
    setSight('visible');
    await reads(/Lúc \d\d:27 phiên còn 20 phút, sau đó hết giới hạn của một phiên/);
  },
};

/** The paid hours end it first: these can be extended. */
export const HoursEndFirst: Story = {
  args: {
    answers: {
      listCloudImages: listOf({
        ...endingIn(4 * HOUR),
        // Four hours and ten minutes of the hours were left when it started.
        total_minute_used: runningCloudImage.hours_of_use * 60 - 250,
      }),
    },
  },
  async play() {
    await reads(/phiên còn 10 phút, sau đó hết giờ dùng đã mua/);
    await press('Gia hạn');
    await openDialog(/^Gia hạn máy/);
  },
};

/** Logging out while a machine runs and a top-up waits: what continues, and what it uses up. */
export const Leaving: Story = {
  args: { answers: { listCloudImages: listOf(endingIn(3 * HOUR)) } },
  async play() {
    await screen.findByRole('link', { name: /1 máy cloud đang chạy/ });
    await logOut();
    const inside = within(await openDialog('Đăng xuất bây giờ?'));
    await expect(inside.getByText(/^Theo máy chủ, lúc \d\d:27 /)).toBeVisible();
    await expect(inside.getByText(/^Máy cloud “.*” vẫn chạy$/)).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Ở lại' })).toHaveFocus();
  },
};

/** The server refuses the shutdown: the customer stays logged in. */
export const ShutDownRefused: Story = {
  args: {
    answers: {
      listCloudImages: listOf(endingIn(3 * HOUR)),
      shutdownCloudImage: { status: 409, message: 'Máy đang bận, vui lòng thử lại sau' },
    },
  },
  async play(context) {
    await Leaving.play?.(context);
    await pressIn('Đăng xuất bây giờ?', 'Tắt máy rồi đăng xuất');
    const inside = within(await openDialog('Đăng xuất bây giờ?'));
    await expect(await inside.findByText(/Máy đang bận/)).toBeVisible();
  },
};

/** A machine is being started: it uses up nothing yet, will do so once it runs, and cannot be shut down before. */
export const LeavingWhileStarting: Story = {
  args: {
    path: '/clouds',
    answers: { listCloudImages: listOf(starting), listRecharges: listOf() },
  },
  async play() {
    await reads(starting.name);
    await logOut();
    const inside = within(await openDialog('Đăng xuất bây giờ?'));
    await expect(inside.getByText('Máy cloud “Render cuối tuần” đang khởi động')).toBeVisible();
    // Eight hours a session, of the sixty that were bought; when they begin is not known, so no end is named.
    await expect(inside.getByText(/tối đa 8 giờ trong 60 giờ còn lại/)).toBeVisible();
    await expect(inside.queryByText(/dự kiến tự tắt lúc/)).toBeNull();
    await expect(inside.queryByRole('button', { name: 'Tắt máy rồi đăng xuất' })).toBeNull();
  },
};

/** The days of the machine end its session whenever that begins: its end is named. Shutting down the one that runs would not stop it. */
export const LeavingWhileOneStarts: Story = {
  args: {
    answers: {
      listCloudImages: listOf(endingIn(3 * HOUR), {
        ...starting,
        // Thirty days, which are over in two hours.
        createdAt: new Date(serverTime + 2 * HOUR - 30 * DAY).toISOString(),
      }),
      listRecharges: listOf(),
    },
  },
  async play() {
    await screen.findByRole('link', { name: /1 máy cloud đang chạy/ });
    await logOut();
    const inside = within(await openDialog('Đăng xuất bây giờ?'));
    const [runs, starts] = inside.getAllByRole('listitem');
    await expect(runs).toHaveTextContent(/vẫn chạy.*Phiên dự kiến tự tắt lúc 19:27/);
    await expect(starts).toHaveTextContent(/đang khởi động.*Phiên dự kiến tự tắt lúc 18:27/);
    await expect(inside.queryByRole('button', { name: 'Tắt máy rồi đăng xuất' })).toBeNull();
  },
};

/**
 * Identity pictures are on their way, less than half of them: they would have to be sent again. The upload's own dialog covers
 * the logout button, which is pressed here below it: a customer who logs out all the same is asked.
 */
export const LeavingDuringAnUpload: Story = {
  args: {
    path: '/identity-verification',
    answers: {
      ...unsubmitted,
      requestOtp: codeMailed(),
      submitIdentity: { sent: 0.4 },
      listCloudImages: listOf(),
      listRecharges: listOf(),
    },
  },
  async play() {
    await upload();
    await screen.findByRole('progressbar', { name: 'Tải lên ảnh và hợp đồng' });
    await logOut();
    const inside = within(await openDialog('Đăng xuất bây giờ?'));
    await expect(inside.getByText('Ảnh giấy tờ đang tải lên')).toBeVisible();
    await expect(inside.getByText('Đăng xuất thì phải gửi lại từ đầu.')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Tắt máy rồi đăng xuất' })).toBeNull();
  },
};

/** Nothing runs and nothing waits: no mark, and a logout needs no confirmation. */
export const NothingGoesOn: Story = {
  args: { answers: { listCloudImages: listOf(), listRecharges: listOf() } },
  async play() {
    await press(/Đỗ Quốc Bửu/);
    await expect(screen.queryByRole('link', { name: /máy cloud đang chạy/ })).toBeNull();
    (await screen.findByRole('menuitem', { name: 'Đăng xuất' })).click();
    await expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  },
};

/** A machine that is being shut down uses nothing any more: a logout needs no confirmation. */
export const LeavingWhileShuttingDown: Story = {
  args: {
    answers: {
      listCloudImages: listOf({ ...endingIn(3 * HOUR), operation: 'shutdown' }),
      listRecharges: listOf(),
    },
  },
  async play() {
    await screen.findByRole('link', { name: /1 máy cloud đang chạy/ });
    await logOut();
    await expect(await screen.findByRole('heading', { name: 'Đăng nhập' })).toBeVisible();
  },
};

/** Neither machines nor top-ups can be read: nothing is guessed, and the logout is not blocked. */
export const NothingIsKnown: Story = {
  ...NothingGoesOn,
  args: {
    answers: {
      listCloudImages: { status: 500, message: 'Có lỗi xảy ra' },
      listRecharges: { status: 500, message: 'Có lỗi xảy ra' },
    },
  },
};

/** A payment has no answer yet: it is charged once, also after a logout. */
export const LeavingWithAPayment: Story = {
  args: {
    path: `/?extend=${readyImage._id}`,
    answers: {
      listImages: listOf(readNow(readyImage)),
      listCloudImages: listOf(),
      listRecharges: listOf(),
      extendOrder: 'never',
    },
  },
  async play() {
    const dialog = within(await openDialog(/^Gia hạn máy/));
    await userEvent.type(dialog.getByRole('spinbutton', { name: 'Số giờ' }), '1');
    await pressIn(/^Gia hạn máy/, /^Gia hạn, trả/);
    await userEvent.keyboard('{Escape}');
    await logOut();
    const inside = within(await openDialog('Đăng xuất bây giờ?'));
    await expect(inside.getByText('Một khoản thanh toán chưa có trả lời')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Tắt máy rồi đăng xuất' })).toBeNull();
  },
};
