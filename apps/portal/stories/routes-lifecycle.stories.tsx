import type { Meta, StoryObj } from '@storybook/react-vite';
import { takenError } from '@tram/machines/ip-rotation/fixtures';
import { readyImage, waitingImage } from '@tram/machines/pc-image/fixtures';
import { expect, screen } from 'storybook/test';
import { isBusyWith, openDialog, press, reads, says } from './page/interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import {
  endingImage,
  freeRoutes,
  heldRoutes,
  listOf,
  rotatingRoute,
  routedImage,
} from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

const one = (image: unknown) => ({ listImages: listOf(image) });
const free = routedImage(freeRoutes);
const held = heldRoutes('198.51.100.7', '2026-11-20T09:20:00.000Z');
const changed = heldRoutes('198.51.100.8', '2026-11-20T09:27:00.000Z');
const start = `Start ${rotatingRoute}`;

/**
 * The internet routes of a PC in each state in which their lifecycle can rest (`@tram/machines/ip-rotation`). A story has the name
 * of its leaf; a test holds the list complete (`leaves.test.ts`).
 */
const meta = {
  title: 'Screens/Lifecycles/Internet routes',
  component: PortalPage,
  args: { path: `/?rotation=${readyImage._id}` },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StatusOpen: Story = {
  args: { answers: one(free) },
  async play() {
    await openDialog('Xoay IP');
    await expect(screen.getByRole('button', { name: start })).toBeEnabled();
  },
};

export const StatusEnding: Story = {
  args: { answers: one({ ...endingImage, ssh: freeRoutes }) },
  play: says('Máy đã hết giờ thuê.'),
};

export const StatusSettling: Story = {
  args: { answers: one(routedImage(heldRoutes(null, '2026-11-20T09:26:58.000Z'))) },
  play: says('Máy đang đổi đường internet.'),
};

export const StatusClosed: Story = {
  args: { answers: one(waitingImage) },
  play: says(/^Chỉ đổi được đường internet khi máy đã tạo xong/),
};

export const StatusUnknown: Story = {
  args: { answers: one(routedImage(null)) },
  play: says(/^Trạng thái máy chưa rõ/),
};

export const ChangeRestingDone: Story = {
  args: {
    answers: {
      listImages: {
        before: listOf(free),
        once: 'startIpRotation',
        after: listOf(routedImage(changed)),
      },
      startIpRotation: { body: changed },
    },
  },
  async play() {
    await press(start);
    await reads(`Bạn đang giữ đường ${rotatingRoute}`);
  },
};

export const ChangeRestingRefused: Story = {
  args: {
    answers: { ...one(free), startIpRotation: { status: 409, message: takenError.message } },
  },
  async play() {
    await press(start);
    await reads(takenError.message);
  },
};

export const ChangeSending: Story = {
  args: { answers: { ...one(free), startIpRotation: 'never' } },
  async play() {
    await press(start);
    await isBusyWith(/Đang lấy/);
  },
};

export const ChangeCheckingPausing: Story = {
  args: { answers: { ...one(free), startIpRotation: 'lost' } },
  async play() {
    await press(start);
    await reads(/lệnh không gửi lại lần nữa/);
  },
};

export const CoolingWaiting: Story = {
  args: {
    answers: {
      listImages: {
        before: listOf(routedImage(held)),
        once: 'changeIpRotation',
        after: listOf(routedImage(changed)),
      },
      changeIpRotation: { body: changed },
    },
  },
  async play() {
    await press(`Đổi IP ${rotatingRoute}`);
    await reads(/^Đổi tiếp được từ/);
  },
};
