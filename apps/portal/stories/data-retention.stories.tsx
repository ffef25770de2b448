import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CloudImage } from '@tram/api/types';
import { parseRuntimeConfig } from '@tram/api/runtime-config';
import { runningCloudImage } from '@tram/machines/cloud-image/fixtures';
import { readyImage } from '@tram/machines/pc-image/fixtures';
import { HOUR, MINUTE } from '@tram/machines/rules';
import { expect, screen, within } from 'storybook/test';
import { serverTime } from './page/answers.ts';
import { openDialog, says } from './page/interactions.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { listOf, readNow } from './page/records.ts';
import { serveAnswers } from './page/serve-answers.ts';

const sentences = {
  pc: 'Ổ đĩa PC giữ 3 ngày.',
  vps: 'Ổ đĩa VPS giữ 7 ngày.',
  cloud: 'Máy cloud bị xóa ngay.',
};

/**
 * A cloud machine whose session of eight hours has run for four of them, or nearly all.
 * @param minutes of the bought hours that were left when it started; null: enough
 */
function endingWith(minutes: number | null): CloudImage {
  const ranFor = minutes === null ? 8 * HOUR - 20 * MINUTE : 4 * HOUR;
  return readNow({
    ...runningCloudImage,
    last_turned_time: new Date(serverTime - ranFor).toISOString(),
    ...(minutes === null
      ? {}
      : { total_minute_used: runningCloudImage.hours_of_use * 60 - minutes }),
  });
}

/** What an operator says happens to data when time ends, where somebody pays and where an end is near. */
const meta = {
  title: 'Screens/Data when time ends',
  component: PortalPage,
  args: {
    path: '/',
    operator: { dataRetention: parseRuntimeConfig({ dataRetention: sentences }).dataRetention },
  },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog that the address opens says this sentence and no other kind's. */
function saysIn(dialog: RegExp, kind: keyof typeof sentences): () => Promise<void> {
  return async () => {
    const inside = within(await openDialog(dialog));
    for (const [other, sentence] of Object.entries(sentences)) {
      await expect(inside.queryAllByText(sentence, { exact: false })).toHaveLength(
        other === kind ? 1 : 0,
      );
    }
  };
}

export const RentPc: Story = {
  args: { path: '/?rent=6740c1e29f0b7a4100000021' },
  play: saysIn(/^Thuê/, 'pc'),
};

export const ExtendPc: Story = {
  args: { path: '/?extend=6740c1e29f0b7a4100000020' },
  play: saysIn(/^Gia hạn/, 'pc'),
};

export const RentVps: Story = {
  args: { path: '/vps?choose=6740c1e29f0b7a4100000090' },
  play: saysIn(/^Thuê VPS/, 'vps'),
};

export const ExtendVps: Story = {
  args: { path: '/order-vps-management?action=6740d9019f0b7a4100000091' },
  play: saysIn(/VPS/, 'vps'),
};

export const RentCloud: Story = {
  args: { path: '/create-clouds?rent=6740c1e29f0b7a41000000a0' },
  play: saysIn(/^Thuê|^Tạo/, 'cloud'),
};

export const ExtendCloud: Story = {
  args: { path: '/clouds?extend=6740c1e29f0b7a41000000a1' },
  play: saysIn(/^Gia hạn/, 'cloud'),
};

/** Without a word of the operator nothing is promised. */
export const NotConfigured: Story = {
  args: { path: '/?rent=6740c1e29f0b7a4100000021', operator: {} },
  async play() {
    const inside = within(await openDialog(/^Thuê/));
    await expect(
      inside.getByText(/Hãy sao lưu dữ liệu trước khi hết giờ: sau đó dữ liệu có thể bị xóa/),
    ).toBeVisible();
  },
};

/** The ends of all machines: each kind that is rented, with its own sentence. */
export const AllEnds: Story = {
  args: {
    path: '/?expiry=open',
    answers: {
      listImages: listOf(readyImage),
      listOrders: listOf(),
      listVpsOrders: listOf(),
      listCloudImages: listOf(runningCloudImage),
    },
  },
  async play() {
    const inside = within(await openDialog('Lịch hết hạn'));
    const text = await inside.findByText(/Ổ đĩa PC giữ 3 ngày/);
    await expect(text).toHaveTextContent(`PC: ${sentences.pc}`);
    await expect(text).toHaveTextContent(`Cloud: ${sentences.cloud}`);
    await expect(text).not.toHaveTextContent(sentences.vps);
  },
};

/** A session whose end comes with that of the bought hours: the rental ends with it. */
export const HoursEnd: Story = {
  args: { path: '/log-management', answers: { listCloudImages: listOf(endingWith(250)) } },
  play: says(/phiên còn 10 phút, sau đó hết giờ dùng đã mua.* Máy cloud bị xóa ngay\./),
};

/** A session that has lasted its time: the rental goes on, and nothing happens to the data. */
export const SessionEnds: Story = {
  args: { path: '/log-management', answers: { listCloudImages: listOf(endingWith(null)) } },
  async play() {
    const warning = await screen.findByText(/sau đó hết giới hạn của một phiên/);
    await expect(warning).not.toHaveTextContent(sentences.cloud);
  },
};
