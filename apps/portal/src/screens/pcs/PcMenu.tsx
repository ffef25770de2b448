import type { ReactElement } from 'react';
import type { PcImageAction } from '@tram/machines/pc-image';
import { formatDateTime } from '@tram/machines/rules';
import { ActionMenu, type MenuAction } from '@tram/ui/action-menu';
import { IconClockPlus } from '@tram/ui/icon/IconClockPlus';
import { IconInfoCircle } from '@tram/ui/icon/IconInfoCircle';
import { IconKey } from '@tram/ui/icon/IconKey';
import { IconPower } from '@tram/ui/icon/IconPower';
import { IconRefresh } from '@tram/ui/icon/IconRefresh';
import { IconTrash } from '@tram/ui/icon/IconTrash';
import { useWords } from '../../app/words.ts';
import type { Pc } from '../../features/pc/use-pcs.ts';
import type { PcDialogName } from './pc-dialog-address.ts';
import { refusalWords } from './refusal-words.ts';
import { pcsWords } from './words.vi.ts';

export interface PcMenuProps {
  readonly pc: Pc;
  readonly button: ReactElement;
  readonly onDialog: (name: PcDialogName) => void;
  /** Its code came with the press that opens it. */
  readonly defaultOpen: boolean;
}

/** The further actions of a PC (art direction, "Action menu"); each that cannot be begun says why. */
export function PcMenu({ pc, button, onDialog, defaultOpen }: PcMenuProps) {
  const words = useWords(pcsWords);
  const { view, send } = pc;

  const refused = (action: PcImageAction): { disabledReason?: string } => {
    const refusal = view.refusals[action];
    return refusal === null ? {} : { disabledReason: refusalWords(refusal, words) };
  };
  const extend: MenuAction = {
    id: 'extend',
    label: words.actions.extend,
    icon: <IconClockPlus />,
    ...refused('extend'),
    onSelect: () => onDialog('extend'),
  };
  const password: MenuAction = {
    id: 'password',
    label: words.actions.password,
    detail: words.actions.passwordDetail,
    icon: <IconKey />,
    ...refused('renewPassword'),
    onSelect: () => onDialog('password'),
  };
  return (
    <ActionMenu
      button={button}
      defaultOpen={defaultOpen}
      title={view.name}
      {...(view.deadline === null
        ? {}
        : { subtitle: words.actions.timeLeft(formatDateTime(view.deadline) ?? '') })}
      keys={[extend, { ...password, label: words.actions.newPassword }]}
      groups={[
        {
          id: 'machine',
          caption: words.actions.machine,
          actions: [
            {
              id: 'connect',
              label: words.actions.connect,
              detail: words.actions.connectDetail,
              icon: <IconInfoCircle />,
              ...refused('downloadRdp'),
              onSelect: () => onDialog('connect'),
            },
            {
              id: 'wake',
              label: words.actions.wake,
              detail: words.actions.wakeDetail,
              icon: <IconPower />,
              ...refused('wake'),
              onSelect: () => send({ type: 'WAKE' }),
            },
            {
              id: 'reset',
              label: words.actions.reset,
              detail: words.actions.resetDetail,
              icon: <IconRefresh />,
              ...refused('reset'),
              onSelect: () => onDialog('reset'),
            },
            password,
          ],
        },
        {
          id: 'end',
          actions: [
            {
              id: 'delete',
              label: words.actions.delete,
              icon: <IconTrash />,
              critical: true,
              ...refused('delete'),
              onSelect: () => onDialog('delete'),
            },
          ],
        },
      ]}
    />
  );
}
