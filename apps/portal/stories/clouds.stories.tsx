import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { press, showsDialog } from './page/interactions.ts';
import { listStatesOf } from './page/list-states.ts';
import { storedAnswerOf, saysNotStored } from './page/stored-answer.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** The cloud rental list and its dialogs (specification, section 2). */
const meta = {
  title: 'Screens/Clouds',
  component: PortalPage,
  args: { path: '/clouds' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const listStates = listStatesOf({
  operation: 'listCloudImages',
  content: { role: 'list', name: 'Thuê cloud gaming/render' },
  empty: { body: { data: [], total_page: 0 } },
});

export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
// @spec 8.23
export const Empty: Story = listStates.empty;
export const Failed: Story = listStates.failed;
export const Stale: Story = listStates.stale;

/** What this device stores of a machine for use without a network. */
export const KeptOnDevice: Story = {
  args: { answers: storedAnswerOf('listCloudImages') },
  play: saysNotStored('Chưa có máy ảo'),
};

export const ExtendDialog: Story = {
  args: { path: '/clouds?extend=6740c1e29f0b7a41000000a1' },
  play: showsDialog(/^Gia hạn máy/),
};

export const HardwareDialog: Story = {
  args: { path: '/clouds?hardware=6740c1e29f0b7a41000000a1' },
  play: showsDialog(/^Thêm phần cứng/),
};

export const TunnelDialog: Story = {
  args: { path: '/clouds?tunnel=6740c1e29f0b7a41000000a1' },
  play: showsDialog('Tải tunnel'),
};

export const PlayDialog: Story = {
  args: { path: '/clouds?play=6740c1e29f0b7a41000000a1' },
  play: showsDialog('Play'),
};

export const RestartDialog: Story = {
  args: { path: '/clouds?restart=6740c1e29f0b7a41000000a1' },
  play: showsDialog(/^Khởi động lại/),
};

export const ShutdownDialog: Story = {
  args: { path: '/clouds?shutdown=6740c1e29f0b7a41000000a1' },
  play: showsDialog(/^Tắt/),
};

export const BackupDialog: Story = {
  args: { path: '/clouds?backup=6740c1e29f0b7a41000000a1' },
  play: showsDialog(/^Sao lưu/),
};

export const RestoreDialog: Story = {
  args: { path: '/clouds?restore=6740c1e29f0b7a41000000a1' },
  play: showsDialog(/^Khôi phục/),
};

export const DeleteVmDialog: Story = {
  args: { path: '/clouds?delete-vm=6740c1e29f0b7a41000000a1' },
  play: showsDialog(/^Xóa máy ảo/),
};

export const DeleteDialog: Story = {
  args: { path: '/clouds?delete=6740c1e29f0b7a41000000a1' },
  play: showsDialog(/^Xóa/),
};

// @spec 2.107
export const ActionMenu: Story = {
  async play() {
    await press('Thao tác');
    const item = await screen.findByRole('menuitem', { name: /Khởi động lại/ });
    await waitFor(() => expect(item).toBeVisible());
  },
};
