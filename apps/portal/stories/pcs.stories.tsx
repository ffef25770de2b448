import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Image } from '@tram/api/types';
import { notRentedImage, readyImage } from '@tram/machines/pc-image/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openDialog, press, pressIn, showsDialog } from './page/interactions.ts';
import { listStatesOf } from './page/list-states.ts';
import { listOf } from './page/records.ts';
import { PortalPage } from './page/PortalPage.tsx';
import { serveAnswers } from './page/serve-answers.ts';

/** My PCs, the home of a customer, and its dialogs (specification, section 2). */
const meta = {
  title: 'Screens/My PCs',
  component: PortalPage,
  args: { path: '/' },
  beforeEach: serveAnswers,
} satisfies Meta<typeof PortalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const listStates = listStatesOf({
  operation: 'listImages',
  content: { role: 'list', name: 'Thuê PC GPU' },
});

export const Ready: Story = listStates.ready;
export const Loading: Story = listStates.loading;
// @spec 8.23
export const Empty: Story = listStates.empty;
export const Failed: Story = listStates.failed;
export const Stale: Story = listStates.stale;

const otherId = '6740a1f2c3d4e5f607182951';
const bareId = '6740a1f2c3d4e5f607182952';

/** A backend that sends an object for a host name: that card says that it cannot be shown, and the others stay. */
export const OneUnshownCard: Story = {
  args: {
    answers: {
      listImages: {
        body: [readyImage, { ...readyImage, _id: otherId, computer_name: { host: 'TRAM-07' } }],
      },
    },
  },
  async play() {
    await expect(await screen.findByText(/^Mục này chưa hiển thị được/u)).toBeVisible();
    await expect(screen.getAllByText(readyImage.name)[0]).toBeVisible();
  },
};

/** RAM and SSD stand in one place of the card; what another backend leaves out takes none. */
export const Memory: Story = {
  args: {
    answers: {
      listImages: listOf(
        readyImage,
        withoutMemory({ _id: otherId, name: 'Máy A' }, 'ssd'),
        withoutMemory({ _id: bareId, name: 'Máy B' }, 'ram', 'ssd'),
      ),
    },
  },
  async play() {
    await expect(await findCard(readyImage.name)).toHaveTextContent('RAM, SSD64GB · 512GB');
    await expect(await findCard('Máy A')).toHaveTextContent('RAM64GB');
    await expect(await findCard('Máy A')).not.toHaveTextContent('SSD');
    await expect(await findCard('Máy B')).not.toHaveTextContent(/RAM|SSD/);
  },
};

const findCard = (name: string) => screen.findByRole('article', { name });

function withoutMemory(own: Partial<Image>, ...left: readonly ('ram' | 'ssd')[]) {
  const offer = Object.entries(notRentedImage.package).filter(
    ([field]) => !left.some((one) => one === field),
  );
  return { ...notRentedImage, ...own, package: Object.fromEntries(offer) };
}

const threePages = [pageOf(1), pageOf(2), pageOf(3)] as const;

function pageOf(page: number) {
  const data = Array.from({ length: 10 }, (_, index) => ({
    ...notRentedImage,
    _id: `6740a1f2c3d4e5f6071829${page}${index}`,
    name: page === 3 && index === 4 ? 'Dựng phim Ẩn Ức' : `Máy ${page}${index}`,
  }));
  return { body: { data, total_page: 3 } };
}

/** Three pages of machines: the search reads them all, and finds without marks what stands on the last. */
export const Search: Story = {
  args: {
    answers: { listImages: threePages },
  },
  async play() {
    const field = await screen.findByRole('searchbox', { name: 'Tìm theo tên' });
    await userEvent.type(field, 'an uc{Enter}');
    await expect(await screen.findByRole('article', { name: 'Dựng phim Ẩn Ức' })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await userEvent.clear(field);
    await userEvent.type(field, 'không có máy này{Enter}');
    await press('Xóa lọc');
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(1));
  },
};

/** What the layout loads once the first screen is there has come, with what keeps the focus. */
async function untilQuiet(): Promise<void> {
  await screen.findByRole('button', { name: 'Tìm lệnh' });
}

/** The button of the empty list leaves with it: the focus goes on at the heading. */
export const FirstPc: Story = {
  args: {
    answers: {
      listImages: { once: 'createImage', before: { example: 'noRows' }, after: 'example' },
    },
  },
  async play() {
    await untilQuiet();
    await press('Tạo PC');
    const inside = within(await openDialog('Tạo PC'));
    const [offer] = inside.getAllByRole('radio');
    await userEvent.click(offer ?? inside.getByRole('radio'));
    await userEvent.type(inside.getByRole('textbox', { name: 'Tên PC' }), 'Render Tết');
    await pressIn('Tạo PC', 'Tạo PC');
    await screen.findByRole('list', { name: 'Thuê PC GPU' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** A deleted card takes its button with it: the focus goes on in the card that has taken its place. */
export const DeletedPc: Story = {
  args: {
    answers: {
      listImages: {
        once: 'deleteImage',
        before: listOf(notRentedImage, { ...readyImage, _id: otherId, name: 'Máy còn lại' }),
        after: listOf({ ...readyImage, _id: otherId, name: 'Máy còn lại' }),
      },
    },
  },
  async play() {
    await untilQuiet();
    await press('Xóa');
    await pressIn(/^Xóa/u, 'Xóa PC');
    await waitFor(() => expect(screen.queryByText(notRentedImage.name)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const card = screen.getByRole('article', { name: 'Máy còn lại' });
    await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
  },
};

// @spec 2.53
export const CreateDialog: Story = {
  args: { path: '/?create=pc' },
  play: showsDialog('Tạo PC'),
};

/** The landing page leads to this package: it is chosen. */
export const CreateOfPackage: Story = {
  args: { path: '/?create=6740c1e29f0b7a4100000010' },
  async play() {
    const inside = within(await openDialog('Tạo PC'));
    const wanted = await inside.findByRole('radio', { name: /G4090/ });
    await waitFor(() => expect(wanted).toBeChecked());
    // Everything that decides, before anything is chosen.
    const card = wanted.closest('label');
    await expect(card).toHaveTextContent('RAM 128GB · SSD 2TB NVMe');
    await expect(card).toHaveTextContent('600.000/ngày · 10.500.000/tháng');
  },
};

/** The server's words, which screen readers announce: what has no English is marked as Vietnamese. */
export const CreateRefused: Story = {
  args: {
    path: '/?create=pc',
    answers: {
      createImage: { status: 409, message: 'Đêm nay kho máy đóng cửa để kiểm kê' },
    },
  },
  globals: { language: 'en' },
  async play() {
    const inside = within(await openDialog('Create PC'));
    const [offer] = inside.getAllByRole('radio');
    await userEvent.click(offer ?? inside.getByRole('radio'));
    await userEvent.type(inside.getByRole('textbox', { name: 'PC name' }), 'Render Tết');
    await pressIn('Create PC', 'Create PC');
    await expect(await inside.findByText('The PC was not created.')).toBeVisible();
    const refusal = inside.getByText('Đêm nay kho máy đóng cửa để kiểm kê');
    await expect(refusal.closest('[lang]')).toHaveAttribute('lang', 'vi');
  },
};

export const RentDialog: Story = {
  args: { path: '/?rent=6740c1e29f0b7a4100000021' },
  async play() {
    const dialog = await openDialog(/^Thuê máy/);
    await expect(dialog).toHaveTextContent(' · RAM 128GB · SSD 2TB NVMe');
  },
};

export const ExtendDialog: Story = {
  args: { path: '/?extend=6740c1e29f0b7a4100000020' },
  play: showsDialog(/^Gia hạn máy/),
};

export const ConnectDialog: Story = {
  args: { path: '/?connect=6740c1e29f0b7a4100000020' },
  play: showsDialog(/^Kết nối tới/),
};

// @spec 2.57
export const ResetDialog: Story = {
  args: { path: '/?reset=6740c1e29f0b7a4100000020' },
  play: showsDialog(/^Reset/),
};

export const PasswordDialog: Story = {
  args: { path: '/?password=6740c1e29f0b7a4100000020' },
  play: showsDialog(/^Cấp mật khẩu mới/),
};

export const DeleteDialog: Story = {
  args: { path: '/?delete=6740c1e29f0b7a4100000021' },
  play: showsDialog(/^Xóa/),
};

export const RouteDialog: Story = {
  args: { path: '/?wan=6740c1e29f0b7a4100000020' },
  play: showsDialog(/internet/),
};

export const RotationDialog: Story = {
  args: { path: '/?rotation=6740c1e29f0b7a4100000020' },
  play: showsDialog('Xoay IP'),
};

export const TunnelDialog: Story = {
  args: { path: '/?tunnel=6740c1e29f0b7a4100000020' },
  play: showsDialog('Tải tunnel'),
};

/** For a phone: the configuration as a code to scan. */
export const TunnelCodeDialog: Story = {
  args: { path: '/?tunnel=6740c1e29f0b7a4100000020' },
  async play() {
    await pressIn('Tải tunnel', /^Điện thoại/);
    await openDialog('Mã QR của tunnel');
  },
};

export const NoTunnelDialog: Story = {
  args: { path: '/?tunnel=6740c1e29f0b7a4100000021' },
  play: showsDialog(/^Chưa tải được/),
};

export const PlayDialog: Story = {
  args: { path: '/?play=6740c1e29f0b7a4100000020' },
  play: showsDialog('Play'),
};

export const FreeTimesDialog: Story = {
  args: { path: '/?times=6740c1e29f0b7a4100000021' },
  play: showsDialog('Giờ có máy trống'),
};

// @spec 4.19
export const ActionMenu: Story = {
  async play() {
    await press('Thao tác');
    const item = await screen.findByRole('menuitem', { name: /Xoay IP/ });
    await waitFor(() => expect(item).toBeVisible());
  },
};
