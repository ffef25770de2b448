import { Button } from '../../src/button/Button.tsx';
import { CommandPalette } from '../../src/command-palette/CommandPalette.tsx';
import { ConfirmDialog } from '../../src/confirm-dialog/ConfirmDialog.tsx';
import { Dialog } from '../../src/dialog/Dialog.tsx';
import { HtmlDialog } from '../../src/html-dialog/HtmlDialog.tsx';
import { IconTrash } from '../../src/icon/generated/IconTrash.ts';
import { LoadingOverlay } from '../../src/loading-overlay/LoadingOverlay.tsx';
import { Notice } from '../../src/notice/Notice.tsx';
import { Popover } from '../../src/popover/Popover.tsx';
import { Progress } from '../../src/progress/Progress.tsx';
import { Spinner } from '../../src/spinner/Spinner.tsx';
import { TextField } from '../../src/text-field/TextField.tsx';
import { createToastQueue, ToastRegion } from '../../src/toast/ToastRegion.tsx';
import { closed, type SampleTable } from '../sample.ts';

const nothing = (): void => {};

const queue = createToastQueue();
queue.show({ status: 'valid', title: 'Gia hạn thành công', detail: 'Đến tối mai' });
queue.show({ status: 'inValid', title: 'Chưa gửi được' });

export const overlaySamples = {
  './dialog': [
    closed(Dialog, {
      open: true,
      onClose: nothing,
      title: 'Đổi tên máy',
      subtitle: 'Tên chỉ mình bạn thấy',
      children: <TextField label="Tên máy" />,
      footer: <Button theme="primary">Lưu</Button>,
      footerStart: <Button theme="tertiary">Bỏ tên</Button>,
    }),
  ],
  './confirm-dialog': [
    closed(ConfirmDialog, {
      open: true,
      title: 'Xóa máy này?',
      children: 'Dữ liệu trên máy mất hẳn.',
      confirmLabel: 'Xóa máy',
      confirmIcon: <IconTrash />,
      onConfirm: nothing,
      onClose: nothing,
    }),
  ],
  './html-dialog': [
    closed(HtmlDialog, {
      open: true,
      onClose: nothing,
      title: 'Thông báo',
      html: '<p style="color: red">Bảo trì đêm nay</p>',
    }),
  ],
  './command-palette': [
    closed(CommandPalette, {
      open: true,
      onClose: nothing,
      recent: ['top-up'],
      groups: [
        {
          id: 'money',
          label: 'Tiền',
          commands: [
            { id: 'top-up', label: 'Nạp tiền', onSelect: nothing },
            { id: 'receipts', label: 'Xem hóa đơn', detail: 'Tháng này', onSelect: nothing },
          ],
        },
      ],
    }),
  ],
  './popover': [
    closed(
      Popover,
      {
        button: <Button>Bộ lọc</Button>,
        title: 'Lọc đơn thuê',
        children: <TextField label="Tên máy" />,
      },
      { opens: { role: 'button', name: 'Bộ lọc', shows: 'dialog' } },
    ),
  ],
  './toast': [closed(ToastRegion, { queue })],
  './notice': [
    closed(Notice, {
      tone: 'caution',
      lead: 'Không hoàn tiền.',
      children: 'Bạn xem kỹ trước khi thuê.',
      announce: 'status',
    }),
  ],
  './loading-overlay': [closed(LoadingOverlay, { active: true, waiting: true, delay: 0 })],
  './progress': [closed(Progress, { label: 'Gửi hồ sơ', value: 0.5 })],
  './spinner': [closed(Spinner, {})],
} satisfies Partial<SampleTable>;
