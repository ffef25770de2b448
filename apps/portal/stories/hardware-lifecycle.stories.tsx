import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  acceptedError,
  acceptedRecord,
  deletedRecord,
  failedRecord,
  noneRecord,
  pendingRecord,
  unknownRecord,
  withdrawnRecord,
} from '@tram/machines/hardware-request/fixtures';
import { expect, screen, userEvent } from 'storybook/test';
import { isBusyWith, openDialog, press, reads, says } from './page/interactions.ts';
import type { StoryAnswer } from './page/answers.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { listOf } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

const one = (image: unknown) => ({ listCloudImages: listOf(image) });
/** The answer to the read after the call. */
const once = (before: unknown, after: unknown): { listCloudImages: StoryAnswer } => ({
  listCloudImages: { before: listOf(before), once: 'addCloudHardware', after: listOf(after) },
});

/** Chooses a piece and asks for it. */
async function ask(): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox', { name: /32GB RAM/ }));
  await press('Gửi yêu cầu');
}

/**
 * A request for additional hardware in each state in which its lifecycle can rest (`@tram/machines/hardware-request`). A story has
 * the name of its leaf; a test holds the list complete (`leaves.test.ts`).
 */
const meta = {
  title: 'Screens/Lifecycles/Hardware request',
  component: PortalPage,
  args: { path: `/clouds?hardware=${noneRecord._id}` },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StatusNone: Story = {
  args: { answers: one(noneRecord) },
  async play() {
    await openDialog(/^Thêm phần cứng/);
    await expect(await screen.findByRole('checkbox', { name: /32GB RAM/ })).not.toBeChecked();
  },
};

export const StatusPending: Story = {
  args: { answers: one(pendingRecord) },
  play: says('Yêu cầu đang chờ duyệt.'),
};

// @spec 4.31
export const StatusAccepted: Story = {
  args: { answers: one(acceptedRecord) },
  play: says('Phần cứng đã được duyệt.'),
};

export const StatusFailed: Story = {
  args: { answers: one(failedRecord) },
  play: says('Yêu cầu trước không được duyệt.'),
};

/** A status that this version does not know allows nothing. */
export const StatusUnknown: Story = {
  args: { answers: one(unknownRecord) },
  play: says(/^Trạng thái yêu cầu chưa rõ/),
};

export const StatusGone: Story = {
  args: { answers: one(deletedRecord) },
  play: says('Máy này đã bị xóa.'),
};

export const RequestRestingSubmitted: Story = {
  args: {
    answers: { ...once(noneRecord, pendingRecord), addCloudHardware: { body: pendingRecord } },
  },
  async play() {
    await ask();
    await reads('Đã gửi yêu cầu thêm phần cứng');
  },
};

export const RequestRestingWithdrawn: Story = {
  args: {
    answers: {
      ...once(pendingRecord, withdrawnRecord),
      addCloudHardware: { body: withdrawnRecord },
    },
  },
  async play() {
    await press('Rút yêu cầu');
    await reads('Đã rút yêu cầu thêm phần cứng');
  },
};

/** It was accepted a moment before it was withdrawn. */
export const RequestRestingRefused: Story = {
  args: {
    answers: {
      ...once(pendingRecord, acceptedRecord),
      addCloudHardware: { status: 409, message: acceptedError.message },
    },
  },
  async play() {
    await press('Rút yêu cầu');
    await reads('Phần cứng đã được duyệt.');
  },
};

export const RequestChoosing: Story = {
  args: { answers: one(noneRecord) },
  async play() {
    await userEvent.click(await screen.findByRole('checkbox', { name: /32GB RAM/ }));
    await expect(screen.getByRole('button', { name: 'Gửi yêu cầu' })).toBeEnabled();
  },
};

export const RequestSending: Story = {
  args: { answers: { ...one(noneRecord), addCloudHardware: 'never' } },
  async play() {
    await ask();
    await isBusyWith(/Đang gửi/);
  },
};

export const RequestCheckingPausing: Story = {
  args: { answers: { ...one(noneRecord), addCloudHardware: 'lost' } },
  async play() {
    await ask();
    await reads(/không gửi lại lần nữa/);
  },
};
