import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { openDialog, press } from './page/interactions.ts';
import { longName, longNames } from './page/long-names.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

const narrow = { viewport: { value: 'mobile1' } };
const wide = { viewport: { value: 'desktop' } };

/**
 * Every screen and dialog that shows a name, where the name is as long as a line and has no space: after each story no text crosses a
 * side of what it stands in (`.storybook/sticking-out.ts`).
 */
const meta = {
  title: 'Screens/Long names',
  component: PortalPage,
  args: { path: '/', answers: longNames() },
  globals: narrow,
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = new RegExp(longName, 'u');

async function showsName(): Promise<void> {
  await screen.findAllByText(name);
}

async function opensDialog(): Promise<void> {
  await openDialog(/./u);
}

const at = (path: string): Story => ({ args: { path }, play: showsName });
const wideAt = (path: string): Story => ({ ...at(path), globals: wide });
const dialogAt = (path: string): Story => ({ args: { path }, play: opensDialog });

const pc = '6740c1e29f0b7a4100000020';
const idlePc = '6740c1e29f0b7a4100000021';
const cloud = '6740c1e29f0b7a41000000a1';

export const Pcs: Story = at('/');
export const PcsWide: Story = wideAt('/');
export const PcCreate: Story = dialogAt('/?create=pc');
export const PcRent: Story = dialogAt(`/?rent=${idlePc}`);
export const PcExtend: Story = dialogAt(`/?extend=${pc}`);
export const PcConnect: Story = dialogAt(`/?connect=${pc}`);
export const PcReset: Story = dialogAt(`/?reset=${pc}`);
export const PcPassword: Story = dialogAt(`/?password=${pc}`);
export const PcDelete: Story = dialogAt(`/?delete=${idlePc}`);
export const PcRoutes: Story = dialogAt(`/?wan=${pc}`);
export const PcRotation: Story = dialogAt(`/?rotation=${pc}`);
export const PcTunnel: Story = dialogAt(`/?tunnel=${pc}`);
export const PcPlay: Story = dialogAt(`/?play=${pc}`);
export const PcFreeTimes: Story = dialogAt(`/?times=${idlePc}`);

export const PcMenu: Story = {
  async play() {
    await press(/^Thao tác/u);
    await screen.findByRole('menuitem', { name: /Xoay IP/u });
  },
};

export const PcOrders: Story = at('/order-management');
export const PcOrdersWide: Story = wideAt('/order-management');
export const PcOrderHistory: Story = dialogAt('/order-management?history=6740d9019f0b7a4100000041');
export const PcOrderExtend: Story = dialogAt(`/order-management?extend=${pc}`);

export const Vps: Story = at('/vps');
export const VpsWide: Story = wideAt('/vps');
export const VpsRent: Story = dialogAt('/vps?choose=6740c1e29f0b7a4100000090');
export const VpsOrders: Story = at('/order-vps-management');
export const VpsOrdersWide: Story = wideAt('/order-vps-management');
export const VpsAction: Story = dialogAt('/order-vps-management?action=6740d9019f0b7a4100000091');

export const CloudPackages: Story = at('/create-clouds');
export const CloudPackagesWide: Story = wideAt('/create-clouds');
export const CloudRent: Story = dialogAt('/create-clouds?rent=6740c1e29f0b7a41000000a0');
export const Clouds: Story = at('/clouds');
export const CloudsWide: Story = wideAt('/clouds');
export const CloudExtend: Story = dialogAt(`/clouds?extend=${cloud}`);
export const CloudHardware: Story = dialogAt(`/clouds?hardware=${cloud}`);
export const CloudRestart: Story = dialogAt(`/clouds?restart=${cloud}`);
export const CloudDelete: Story = dialogAt(`/clouds?delete=${cloud}`);
export const CloudOrders: Story = at('/order-cloud-management');
export const CloudOrdersWide: Story = wideAt('/order-cloud-management');
export const CloudOrderHistory: Story = dialogAt(`/order-cloud-management?history=${cloud}`);
export const CloudHistory: Story = at(`/order-cloud-history?image_id=${cloud}`);

export const Logs: Story = at('/log-management');
export const UserGuides: Story = at('/user-guide-management');
export const Notifications: Story = dialogAt('/log-management?activity=open');
export const Expiry: Story = dialogAt('/?expiry=open');
export const ExpiryWide: Story = { ...Expiry, globals: wide };
export const Runway: Story = dialogAt('/log-management?runway=open');

/** The operator's notification, which the bell's panel opens. */
export const Notification: Story = {
  args: { path: '/log-management?activity=open' },
  async play() {
    const panel = within(await openDialog('Thông báo'));
    await userEvent.click(await panel.findByRole('button', { name: 'Mở thông báo' }));
    await openDialog(name);
  },
};

/** The drawer of the phone, headed by the customer's name. */
export const Menu: Story = {
  args: { path: '/log-management' },
  async play() {
    await press(/^Menu/u);
    await openDialog(name);
  },
};

/** The customer's own menu and card. */
export const Account: Story = {
  args: { path: '/log-management' },
  globals: wide,
  async play() {
    await press(name);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Thông tin tài khoản/u }));
    await openDialog('Thông tin tài khoản');
  },
};

/** The machines' commands, found by the name. */
export const Palette: Story = {
  args: { path: '/user-guide-management' },
  globals: wide,
  async play() {
    await press('Tìm lệnh');
    await openDialog('Tìm lệnh');
    await userEvent.type(screen.getByRole('combobox'), 'gia han');
    await screen.findAllByRole('option', { name });
  },
};

/** A toast that names the machine. */
export const Toast: Story = {
  args: {
    path: `/?reset=${pc}`,
    answers: { ...longNames(), resetImage: { status: 400, message: longName } },
  },
  async play() {
    const inside = within(await openDialog(/^Reset/u));
    await userEvent.click(inside.getByRole('button', { name: /^Reset/u }));
    await screen.findByRole('alert');
  },
};
