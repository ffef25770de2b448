import type { Meta, StoryObj } from '@storybook/react-vite';
import { creatingCloudImage } from '@tram/machines/cloud-image/fixtures';
import { waitingImage } from '@tram/machines/pc-image/fixtures';
import { expect, screen, userEvent, within } from 'storybook/test';
import { vpsConfig } from '../src/testing/packages.ts';
import { labelled, openDialog, press, reads } from './page/interactions.ts';
import type { PlainAnswer } from './page/answers.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { listOf, readNow } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

/** What a customer waits for: when it may be ready, and a notification when it is. */
const meta = {
  title: 'Screens/Waiting to be told',
  component: PortalPage,
  args: { path: '/' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const offer = {
  ...waitingImage.package,
  is_available: 0,
  updatedAt: '2026-11-20T09:27:00.000Z',
};
/** Nothing is free; ends that are past or unreadable are ignored. */
const taken = (...orders_end_time: readonly string[]): PlainAnswer => ({
  body: [{ ...offer, orders_end_time }],
});
const idle = {
  ...waitingImage,
  is_booting: 0,
  booting_since: null,
  estimate_used: null,
  package: offer,
};
const ends = ['2026-11-20T09:00:00.000Z', '2026-11-20T16:15:00.000Z', '2026-11-20T11:05:00.000Z'];

/** The request of a tab that had the permission to notify before it was reloaded. */
export const WaitingForPc: Story = {
  args: { answers: { listImages: listOf(readNow(waitingImage)) } },
  beforeEach() {
    const request = { kind: 'pc', id: waitingImage._id, place: '/' };
    sessionStorage.setItem('app_draft_notifications', JSON.stringify([request]));
  },
  async play() {
    await press('Ngừng báo');
    await expect(
      await screen.findByRole('button', { name: labelled('Báo cho tôi khi máy sẵn sàng') }),
    ).toBeVisible();
  },
};

/** A browser that shows no notifications says how to change that; the permission is only requested on a press. */
export const Refused: Story = {
  args: { answers: { listImages: listOf(readNow(waitingImage)) } },
  beforeEach() {
    const own = Object.getOwnPropertyDescriptor(Notification, 'requestPermission');
    Object.defineProperty(Notification, 'requestPermission', {
      configurable: true,
      value: async () => 'denied',
    });
    return () => {
      if (own !== undefined) Object.defineProperty(Notification, 'requestPermission', own);
    };
  },
  async play() {
    await press('Báo cho tôi khi máy sẵn sàng');
    await reads(/Trình duyệt đang chặn thông báo/);
  },
};

export const TakenPackage: Story = {
  args: {
    path: `/?times=${idle._id}`,
    answers: { listImages: listOf(readNow(idle)), listPackages: taken(...ends) },
  },
  async play() {
    const inside = within(await openDialog('Giờ có máy trống'));
    await expect(inside.getByText(/Ước tính có máy trống lúc 18:05 20\/11\/2026/)).toBeVisible();
    await expect(
      inside.getByText(/Theo giờ hết của các máy đang thuê, cập nhật lúc \d\d:\d\d\./),
    ).toBeVisible();
    await expect(
      inside.getByRole('button', { name: 'Báo cho tôi khi có máy trống' }),
    ).toBeVisible();
  },
};

/** The time is unknown. */
export const TakenWithoutEnd: Story = {
  args: {
    path: `/?times=${idle._id}`,
    answers: { listImages: listOf(readNow(idle)), listPackages: taken('2026-11-20T09:00:00.000Z') },
  },
  async play() {
    const inside = within(await openDialog('Giờ có máy trống'));
    await expect(inside.getByText(/Chưa biết giờ máy trống tiếp theo/)).toBeVisible();
  },
};

/** A package without a free machine is chosen for a new PC. */
export const TakenChoice: Story = {
  args: {
    path: '/?create=open',
    answers: { listImages: listOf(readNow(idle)), listPackages: taken(...ends) },
  },
  async play() {
    const inside = within(await openDialog('Tạo PC'));
    await userEvent.click(await inside.findByRole('radio'));
    await expect(
      await inside.findByRole('button', { name: 'Báo cho tôi khi có máy trống' }),
    ).toBeVisible();
  },
};

/** A PC whose package has no free machine is about to be rented. */
export const TakenRental: Story = {
  args: {
    path: `/?rent=${idle._id}`,
    answers: {
      listImages: listOf(readNow({ ...idle, package: { ...offer, orders_end_time: ends } })),
      listPackages: taken(...ends),
    },
  },
  async play() {
    const inside = within(await openDialog(/^Thuê máy/));
    await expect(inside.getByText(/Ước tính có máy trống lúc 18:05 20\/11\/2026/)).toBeVisible();
  },
};

/** The times could not be read: it says so, with a button to read them again. */
export const TimesFailed: Story = {
  args: {
    path: `/?times=${idle._id}`,
    answers: {
      listImages: listOf(readNow(idle)),
      listPackages: { status: 500, message: 'Có lỗi xảy ra' },
    },
  },
  async play() {
    const inside = within(await openDialog('Giờ có máy trống'));
    await expect(inside.getByText('Chưa xem được giờ máy trống')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Tải lại' })).toBeVisible();
  },
};

/** They cannot be read again: what was read stays, below a notice with its time. */
export const TimesStale: Story = {
  args: {
    path: `/?times=${idle._id}`,
    answers: {
      listImages: listOf(readNow(idle)),
      listPackages: [taken(...ends), { status: 500, message: 'Có lỗi xảy ra' }],
    },
  },
  async play() {
    const inside = within(await openDialog('Giờ có máy trống'));
    await expect(await inside.findByText(/^Mất kết nối, cập nhật lúc/)).toBeVisible();
    await expect(inside.getByText(/Ước tính có máy trống lúc 18:05/)).toBeVisible();
  },
};

/** A VPS of which no server is free: it can be tried all the same. The other can be had. */
export const TakenVps: Story = {
  args: {
    path: '/vps',
    answers: {
      listComputerConfigs: {
        body: [
          { ...vpsConfig, is_available: 0 },
          { ...vpsConfig, _id: '6740c1e29f0b7a4100000091', config_name: 'VPS 8', is_available: 1 },
        ],
      },
    },
  },
  async play() {
    const card = within(await screen.findByRole('article', { name: 'VPS 4' }));
    await expect(
      await card.findByRole('button', { name: 'Báo cho tôi khi có máy trống' }),
    ).toBeVisible();
    await expect(card.getByRole('button', { name: 'Chọn gói VPS 4' })).toBeEnabled();
    await expect(
      screen.getAllByRole('button', { name: 'Báo cho tôi khi có máy trống' }),
    ).toHaveLength(1);
  },
};

/** A backend that says nothing of free servers: nothing is offered that cannot be kept. */
export const UnknownVps: Story = {
  args: { path: '/vps', answers: { listComputerConfigs: { body: [vpsConfig] } } },
  async play() {
    await screen.findByRole('article', { name: 'VPS 4' });
    await expect(screen.queryByRole('button', { name: /Báo cho tôi/ })).toBeNull();
  },
};

const cloudOffer = {
  ...creatingCloudImage.cloud,
  message_wait: 'Khoảng 3 khách đang chờ.',
  cloudReady: false,
};

/** A cloud package that is full, beside one that is not. A press is remembered, and another takes it back. */
export const TakenCloud: Story = {
  args: {
    path: '/create-clouds',
    answers: {
      listCloudPackages: {
        body: [
          {
            group: 'Cloud Gaming',
            packages: [
              cloudOffer,
              { ...cloudOffer, _id: '6740c1e29f0b7a41000000a9', name: 'Game 4K', cloudReady: true },
            ],
          },
        ],
      },
    },
  },
  beforeEach() {
    const request = { kind: 'cloud', id: cloudOffer._id, place: '/create-clouds' };
    sessionStorage.setItem('app_draft_notifications', JSON.stringify([request]));
  },
  async play() {
    const card = within(await screen.findByRole('article', { name: 'Game Nặng' }));
    await userEvent.click(await card.findByRole('button', { name: 'Ngừng báo' }));
    await expect(
      await card.findByRole('button', { name: 'Báo cho tôi khi có máy trống' }),
    ).toBeVisible();
    await expect(
      screen.getAllByRole('button', { name: 'Báo cho tôi khi có máy trống' }),
    ).toHaveLength(1);
  },
};
