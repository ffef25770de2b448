import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  backedUpCloudImage,
  creatingCloudImage,
  deletedCloudImage,
  restartingCloudImage,
  runningCloudImage,
  stoppedCloudImage,
  usedCloudImage,
} from '@tram/machines/cloud-image/fixtures';
import { cloudImageStatuses } from '@tram/ui/status-sets';
import { expect, screen, waitFor } from 'storybook/test';
import {
  labelled,
  isBusyWith,
  openDialog,
  press,
  pressIn,
  reads,
  says,
} from './page/interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import {
  closingCloud,
  contradictoryCloud,
  endingCloud,
  expiredCloud,
  extendedCloud,
  listOf,
  readNow,
} from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

const id = creatingCloudImage._id;
const one = (image: unknown) => ({ listCloudImages: listOf(image) });
const expectStartable = async () => {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: labelled('Bật máy') })).toBeEnabled(),
  );
};

/**
 * One cloud machine in each state in which its lifecycle can rest (`@tram/machines/cloud-image`). A story has the name of its leaf;
 * a test holds the list complete (`leaves.test.ts`).
 */
const meta = {
  title: 'Screens/Lifecycles/Cloud machine',
  component: PortalPage,
  args: { path: '/clouds' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its icon is that of its status in the kit's set, an hourglass (`status-sets.test.ts`). */
// @spec 4.32
export const StatusCreating: Story = {
  args: { answers: one(creatingCloudImage) },
  async play() {
    await reads('Đang tạo máy…');
    const { parentElement: badge } = screen.getByText(cloudImageStatuses.creating.label);
    await expect(badge?.querySelector('svg')).toBeVisible();
  },
};

// @spec 4.33
export const StatusStopped: Story = {
  args: { answers: one(stoppedCloudImage) },
  async play() {
    await expect(await screen.findByRole('button', { name: labelled('Bật máy') })).toBeEnabled();
  },
};

export const StatusEnding: Story = {
  args: { answers: one(endingCloud) },
  play: says('Đã hết hạn, đang kiểm tra…'),
};

export const StatusRunning: Story = {
  args: { answers: one(runningCloudImage) },
  async play() {
    await expect(await screen.findByRole('timer')).toBeVisible();
  },
};

export const StatusClosing: Story = {
  args: { answers: one(closingCloud) },
  play: says('Đã hết phiên, đang kiểm tra…'),
};

export const StatusExpired: Story = {
  args: { answers: one(expiredCloud) },
  play: says('Hết hạn ngày'),
};

export const StatusDeleted: Story = {
  args: { answers: one(deletedCloudImage) },
  play: says('Đã xóa'),
};

export const StatusUnknown: Story = {
  args: { answers: one(contradictoryCloud) },
  play: says('Trạng thái chưa rõ'),
};

export const CommandRestingDone: Story = {
  args: {
    path: `/clouds?backup=${id}`,
    answers: {
      listCloudImages: {
        before: listOf(usedCloudImage),
        once: 'backupCloudImage',
        after: listOf(backedUpCloudImage),
      },
    },
  },
  async play() {
    await pressIn(/^Sao lưu/, 'Sao lưu');
    await reads('Đang sao lưu');
    await expectStartable();
  },
};

export const CommandRestingFailed: Story = {
  args: {
    answers: {
      listCloudImages: {
        before: listOf(stoppedCloudImage),
        once: 'startCloudImage',
        after: listOf(readNow(stoppedCloudImage)),
      },
    },
  },
  async play() {
    await press('Bật máy');
    await reads('Máy đang khởi động');
    await expectStartable();
  },
};

export const CommandRestingEnded: Story = {
  args: {
    path: `/clouds?restart=${id}`,
    answers: {
      listCloudImages: {
        before: listOf(runningCloudImage),
        once: 'restartCloudImage',
        after: listOf(readNow(runningCloudImage)),
      },
    },
  },
  async play() {
    await pressIn(/^Khởi động lại/, 'Khởi động lại');
    await reads('Đang khởi động lại');
    await expect(await screen.findByRole('timer')).toBeVisible();
  },
};

export const CommandRestingRefused: Story = {
  args: { answers: { ...one(stoppedCloudImage), startCloudImage: { example: 'full' } } },
  async play() {
    await press('Bật máy');
    await openDialog(/^Chưa bật được/);
  },
};

export const CommandSending: Story = {
  args: { answers: { ...one(stoppedCloudImage), startCloudImage: 'never' } },
  async play() {
    await press('Bật máy');
    await reads('Đang bật máy…');
  },
};

export const CommandGoingPausing: Story = {
  args: { answers: one(restartingCloudImage) },
  play: says('Đang khởi động lại…'),
};

export const CommandCheckingPausing: Story = {
  args: { answers: { ...one(stoppedCloudImage), startCloudImage: 'lost' } },
  async play() {
    await press('Bật máy');
    await reads(/chúng tôi đang kiểm tra máy/);
  },
};

export const PaymentRestingPaid: Story = {
  args: {
    path: `/clouds?extend=${id}`,
    answers: {
      listCloudImages: {
        before: listOf(expiredCloud),
        once: 'extendCloudImage',
        after: listOf(extendedCloud),
      },
      extendCloudImage: { body: extendedCloud },
    },
  },
  async play() {
    await press(/^Gia hạn, trả/);
    await reads('Gia hạn thành công');
  },
};

export const PaymentRestingRefused: Story = {
  args: {
    path: `/clouds?extend=${id}`,
    answers: {
      ...one(expiredCloud),
      extendCloudImage: { status: 409, message: 'Máy đang được xóa' },
    },
  },
  async play() {
    await press(/^Gia hạn, trả/);
    await reads('Máy đang được xóa');
  },
};

export const PaymentSending: Story = {
  args: {
    path: `/clouds?extend=${id}`,
    answers: { ...one(expiredCloud), extendCloudImage: 'never' },
  },
  async play() {
    await press(/^Gia hạn, trả/);
    await isBusyWith(/Đang gửi/);
  },
};

export const PaymentUnsure: Story = {
  args: {
    path: `/clouds?extend=${id}`,
    answers: { ...one(expiredCloud), extendCloudImage: 'lost' },
  },
  async play() {
    await press(/^Gia hạn, trả/);
    await reads(/không bị trừ tiền hai lần/);
  },
};

export const DownloadRestingDone: Story = {
  args: {
    answers: { ...one(runningCloudImage), downloadCloudRdpFile: { file: 'Valorant.rdp' } },
  },
  async play() {
    await press('Remote Desktop');
    await reads(/^Đã tải file Remote Desktop/);
  },
};

export const DownloadRestingRefused: Story = {
  args: {
    answers: {
      ...one(runningCloudImage),
      downloadCloudRdpFile: { status: 409, message: 'Máy chưa sẵn sàng' },
    },
  },
  async play() {
    await press('Remote Desktop');
    await reads('Máy chưa sẵn sàng');
  },
};

export const DownloadRunning: Story = {
  args: { answers: { ...one(runningCloudImage), downloadCloudRdpFile: 'never' } },
  async play() {
    await press('Remote Desktop');
    await isBusyWith(/Đang tải/);
  },
};
