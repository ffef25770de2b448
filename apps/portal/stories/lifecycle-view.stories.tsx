import type { Meta, StoryObj } from '@storybook/react-vite';
import { stoppedCloudImage } from '@tram/machines/cloud-image/fixtures';
import { waitingImage } from '@tram/machines/pc-image/fixtures';
import { MINUTE } from '@tram/machines/rules';
import { expect, screen, within } from 'storybook/test';
import { examples } from 'virtual:contract-examples';
import { openDialog, reads } from './page/interactions.ts';
import { serverTime } from './page/answers.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { listOf, readNow } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';
import { storyCustomer } from './page/story-customer.ts';

const timesKey = `app_usual_times_${storyCustomer._id}`;

/** The durations that this customer has seen before, minutes. */
function remember(wait: string, minutes: readonly number[]): void {
  const times = minutes.map((minute) => minute * MINUTE);
  localStorage.setItem(timesKey, JSON.stringify({ [wait]: times }));
}

/** A PC that has been made for so many minutes. */
function waitingFor(minutes: number) {
  const since = new Date(serverTime - minutes * MINUTE).toISOString();
  return readNow({ ...waitingImage, booting_since: since });
}

/** The steps of a machine or a top-up, where it is, and how long that usually takes. */
const meta = {
  title: 'Screens/Lifecycle view',
  component: PortalPage,
  args: { path: `/?lifecycle=${waitingImage._id}`, answers: { listImages: listOf(waitingFor(1)) } },
  beforeEach(context) {
    localStorage.removeItem(timesKey);
    return serveAnswers(context);
  },
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Seen less than three times: no usual duration is shown. */
export const NotKnownYet: Story = {
  async play() {
    const inside = within(await openDialog(/^Vòng đời của/));
    await expect(inside.getByText(/chưa biết thường mất bao lâu, cần ít nhất 3 lần/)).toBeVisible();
    await expect(inside.getAllByText('Bạn đang ở đây').length).toBeGreaterThan(1);
  },
};

/** Usually two minutes, not exceeded yet. */
export const Usual: Story = {
  beforeEach: () => remember('pc.waiting', [1.8, 2, 2.2, 2, 1.9]),
  async play() {
    await openDialog(/^Vòng đời của/);
    await reads(/thường mất khoảng 2 phút, theo 5 lần gần đây của bạn/);
  },
};

/** Longer than usual: what to do, and what is not charged. */
export const Longer: Story = {
  args: { answers: { listImages: listOf(waitingFor(6)) } },
  beforeEach: () => remember('pc.waiting', [1.8, 2, 2.2, 2, 1.9]),
  async play() {
    const inside = within(await openDialog(/^Vòng đời của/));
    await expect(inside.getByText('Đang lâu hơn thường lệ.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Tải lại trạng thái' })).toBeVisible();
    await expect(inside.getByRole('link', { name: /^Gọi / })).toHaveAttribute(
      'href',
      expect.stringContaining('tel:'),
    );
  },
};

/** Stuck since yesterday: a time alone would be taken for today's. */
export const SinceYesterday: Story = {
  args: { answers: { listImages: listOf(waitingFor(26 * 60)) } },
  async play() {
    await openDialog(/^Vòng đời của/);
    await reads(/^Bắt đầu lúc \d\d:27, 19\/11\/2026,/);
  },
};

/** In the card, while the PC is being made. */
export const LineInTheCard: Story = {
  args: { path: '/', answers: { listImages: listOf(waitingFor(6)) } },
  beforeEach: () => remember('pc.waiting', [1.8, 2, 2.2, 2, 1.9]),
  async play() {
    await reads(/lâu hơn thường lệ, thường mất khoảng 2 phút/);
  },
};

/** A cloud machine that is being started. */
export const CloudStarting: Story = {
  args: {
    path: `/clouds?lifecycle=${stoppedCloudImage._id}`,
    answers: { listCloudImages: listOf(readNow({ ...stoppedCloudImage, operation: 'start' })) },
  },
  beforeEach: () => remember('cloud.start', [0.7, 0.6, 0.8]),
  async play() {
    const inside = within(await openDialog(/^Vòng đời của/));
    await expect(inside.getByText('Đang bật máy…')).toBeVisible();
    await expect(inside.getByText(/khoảng 40 giây, theo 3 lần gần đây/)).toBeVisible();
  },
};

/** A top-up that waits for its transfer. */
const [recharges] = Object.values(examples['listRecharges']?.examples ?? {});
const rows: unknown = Reflect.get(Object(recharges), 'data');
const pending: unknown = Array.isArray(rows)
  ? rows.find((row: unknown) => Reflect.get(Object(row), 'is_succeeded') === 0)
  : null;

export const TopUp: Story = {
  args: {
    path: `/payment-history?lifecycle=${String(Reflect.get(Object(pending), '_id'))}`,
    answers: {},
  },
  async play() {
    const inside = within(await openDialog(/^Vòng đời của giao dịch nạp/));
    await expect(inside.getAllByText('Chờ chuyển khoản').length).toBeGreaterThan(0);
  },
};

/** A status that this version does not know: it says so, and no step is marked as current. */
export const UnknownPlace: Story = {
  args: {
    path: `/payment-history?lifecycle=${String(Reflect.get(Object(pending), '_id'))}`,
    answers: { listRecharges: listOf({ ...Object(pending), is_succeeded: 9 }) },
  },
  async play() {
    const inside = within(await openDialog(/^Vòng đời của giao dịch nạp/));
    await expect(inside.getByText('Chưa biết máy đang ở bước nào')).toBeVisible();
    await expect(inside.queryByText('Tiếp theo')).toBeNull();
  },
};

/** The list is loading: there is no machine yet. */
export const Loading: Story = {
  args: { answers: { listImages: 'never' } },
  async play() {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** The list could not be read: the page says so, with a button to read it again. */
export const Failed: Story = {
  args: { answers: { listImages: { status: 500, message: 'Có lỗi xảy ra' } } },
  async play() {
    await screen.findByRole('button', { name: 'Tải lại' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
