import type { ReactElement } from 'react';
import type { CloudImageAction, CloudImageRefusal } from '@tram/machines/cloud-image/rules';
import { formatDateTime } from '@tram/machines/rules';
import { ActionMenu, type MenuAction } from '@tram/ui/action-menu';
import { IconClockPlus } from '@tram/ui/icon/IconClockPlus';
import { IconHistory } from '@tram/ui/icon/IconHistory';
import { IconPlugConnected } from '@tram/ui/icon/IconPlugConnected';
import { IconPlus } from '@tram/ui/icon/IconPlus';
import { IconRefresh } from '@tram/ui/icon/IconRefresh';
import { IconRotate } from '@tram/ui/icon/IconRotate';
import { IconStack2 } from '@tram/ui/icon/IconStack2';
import { IconTrash } from '@tram/ui/icon/IconTrash';
import { useWords } from '../../app/words.ts';
import { refusalWords } from '../../features/cloud/refusal-words.ts';
import type { Cloud } from '../../features/cloud/use-clouds.ts';
import { cloudWords } from '../../features/cloud/words.vi.ts';
import { useNavigate } from '../../router.ts';
import type { CloudDialogName } from './cloud-dialog-names.ts';
import { cloudsWords } from './words.vi.ts';

export interface CloudMenuProps {
  readonly cloud: Cloud;
  readonly button: ReactElement;
  readonly onDialog: (name: CloudDialogName) => void;
}

/** The further actions of a cloud machine (art direction, "Cloud card"); each that cannot be begun says why. */
export function CloudMenu({ cloud: { view }, button, onDialog }: CloudMenuProps) {
  const words = useWords(cloudsWords).actions;
  const reasons = useWords(cloudWords);
  const navigate = useNavigate();

  /** The dialog that opens explains some refusals itself (`explained`): no account, an unanswered payment, the alert of section 5. */
  const refused = (
    action: CloudImageAction,
    ...explained: readonly CloudImageRefusal[]
  ): { disabledReason?: string } => {
    const refusal = view.refusals[action];
    if (refusal === null || explained.includes(refusal)) return {};
    return { disabledReason: refusalWords(refusal, reasons) };
  };
  const opens = (name: CloudDialogName) => () => onDialog(name);

  const extend: MenuAction = {
    id: 'extend',
    label: words.extend,
    icon: <IconClockPlus />,
    ...refused('extend', 'account-missing', 'payment-pending'),
    onSelect: opens('extend'),
  };
  const restart: MenuAction = {
    id: 'restart',
    label: words.restart,
    detail: words.restartDetail,
    icon: <IconRefresh />,
    ...refused('restart'),
    onSelect: opens('restart'),
  };
  const tunnel: MenuAction = {
    id: 'tunnel',
    label: words.tunnel,
    detail: words.tunnelDetail,
    icon: <IconPlugConnected />,
    ...refused('tunnel', 'no-tunnel'),
    onSelect: opens('tunnel'),
  };
  return (
    <ActionMenu
      button={button}
      // Its code came with the press that opens it.
      defaultOpen
      title={view.name}
      {...(view.dueAt === null ? {} : { subtitle: words.until(formatDateTime(view.dueAt) ?? '') })}
      groups={[
        {
          id: 'machine',
          caption: words.machine,
          actions: [
            restart,
            {
              id: 'backup',
              label: words.backup,
              detail: words.backupDetail,
              icon: <IconStack2 />,
              ...refused('backup'),
              onSelect: opens('backup'),
            },
            {
              id: 'restore',
              label: words.restore,
              detail: words.restoreDetail,
              icon: <IconRotate />,
              ...refused('restore'),
              onSelect: opens('restore'),
            },
            tunnel,
          ],
        },
        {
          id: 'rental',
          caption: words.rental,
          actions: [
            extend,
            {
              id: 'hardware',
              label: words.hardware,
              detail: words.hardwareDetail,
              icon: <IconPlus />,
              ...refused('addHardware'),
              onSelect: opens('hardware'),
            },
            {
              id: 'history',
              label: words.history,
              detail: words.historyDetail,
              icon: <IconHistory />,
              onSelect: () => void navigate(`/order-cloud-history?image_id=${view.id}`),
            },
          ],
        },
        {
          id: 'end',
          actions: [
            {
              id: 'delete-vm',
              label: words.deleteVm,
              detail: words.deleteVmDetail,
              icon: <IconTrash />,
              critical: true,
              ...refused('deleteVm'),
              onSelect: opens('delete-vm'),
            },
            {
              id: 'delete',
              label: words.delete,
              icon: <IconTrash />,
              critical: true,
              ...refused('delete'),
              onSelect: opens('delete'),
            },
          ],
        },
      ]}
    />
  );
}
