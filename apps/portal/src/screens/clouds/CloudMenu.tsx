import type { ReactElement, ReactNode } from 'react';
import type { CloudImageAction } from '@tram/machines/cloud-image/rules';
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
import type { Cloud } from '../../features/cloud/use-clouds.ts';
import { cloudWords } from '../../features/cloud/words.vi.ts';
import { useNavigate } from '../../router.ts';
import type { CloudDialogName } from './cloud-dialog-names.ts';
import { cloudsWords } from './words.vi.ts';

export interface CloudMenuProps {
  readonly cloud: Cloud;
  readonly hasBackup: boolean;
  readonly button: ReactElement;
  readonly onDialog: (name: CloudDialogName) => void;
}

/** The further actions of a cloud machine (art direction, "Cloud card"); each that cannot be begun says why. */
export function CloudMenu({ cloud: { view }, hasBackup, button, onDialog }: CloudMenuProps) {
  const words = useWords(cloudsWords).actions;
  const reasons = useWords(cloudWords);
  const navigate = useNavigate();

  const refused = (action: CloudImageAction): Pick<MenuAction, 'disabledReason'> => {
    const refusal = view.refusals[action];
    // The dialog that opens explains these: no account, an unanswered payment, the alert of section 5.
    const isExplained =
      refusal === 'account-missing' ||
      refusal === 'no-tunnel' ||
      (action === 'extend' && refusal === 'payment-pending');
    if (refusal === null || isExplained) return {};
    return { disabledReason: reasons.refusals[refusal] };
  };
  const row = (
    dialog: CloudDialogName,
    label: string,
    icon: ReactNode,
    action: CloudImageAction,
    more: Partial<MenuAction> = {},
  ): MenuAction => ({
    id: dialog,
    label,
    icon,
    ...refused(action),
    onSelect: () => onDialog(dialog),
    ...more,
  });
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
            row('restart', words.restart, <IconRefresh />, 'restart', {
              detail: words.restartDetail,
            }),
            row('backup', words.backup, <IconStack2 />, 'backup', {
              detail: words.backupDetail(hasBackup),
            }),
            row('restore', words.restore, <IconRotate />, 'restore', {
              detail: words.restoreDetail,
            }),
            row('tunnel', words.tunnel, <IconPlugConnected />, 'tunnel', {
              detail: words.tunnelDetail,
            }),
          ],
        },
        {
          id: 'rental',
          caption: words.rental,
          actions: [
            row('extend', words.extend, <IconClockPlus />, 'extend'),
            row('hardware', words.hardware, <IconPlus />, 'addHardware', {
              detail: words.hardwareDetail,
            }),
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
            row('delete-vm', words.deleteVm, <IconTrash />, 'deleteVm', {
              detail: words.deleteVmDetail(hasBackup),
              critical: true,
            }),
            row('delete', words.delete, <IconTrash />, 'delete', { critical: true }),
          ],
        },
      ]}
    />
  );
}
