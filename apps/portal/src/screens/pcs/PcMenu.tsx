import type { ReactElement, ReactNode } from 'react';
import type { Image } from '@tram/api/types';
import type { PcImageAction } from '@tram/machines/pc-image';
import { formatDateTime } from '@tram/machines/rules';
import { ActionMenu, type MenuAction } from '@tram/ui/action-menu';
import { IconClockPlus } from '@tram/ui/icon/IconClockPlus';
import { IconDeviceGamepad2 } from '@tram/ui/icon/IconDeviceGamepad2';
import { IconInfoCircle } from '@tram/ui/icon/IconInfoCircle';
import { IconKey } from '@tram/ui/icon/IconKey';
import { IconPlugConnected } from '@tram/ui/icon/IconPlugConnected';
import { IconPower } from '@tram/ui/icon/IconPower';
import { IconRefresh } from '@tram/ui/icon/IconRefresh';
import { IconRotate } from '@tram/ui/icon/IconRotate';
import { IconRoute } from '@tram/ui/icon/IconRoute';
import { IconTrash } from '@tram/ui/icon/IconTrash';
import { useWords } from '../../app/words.ts';
import type { Pc } from '../../features/pc/use-pcs.ts';
import { plainRouteInUse } from './routes/route-name.ts';
import { pcWords } from '../../features/pc/words.vi.ts';
import { menuWords } from './menu-words.vi.ts';
import type { PcDialogName } from './pc-dialog-names.ts';

export interface PcMenuProps {
  readonly pc: Pc;
  readonly image: Image;
  readonly button: ReactElement;
  readonly onDialog: (name: PcDialogName) => void;
}

/** The further actions of a PC (art direction, "Action menu"); each that cannot be begun says why. */
export function PcMenu({ pc, image, button, onDialog }: PcMenuProps) {
  const words = useWords(menuWords);
  const refusals = useWords(pcWords);
  const { view, send } = pc;

  const refused = (action: PcImageAction): Pick<MenuAction, 'disabledReason'> => {
    const refusal = view.refusals[action];
    // The dialog that opens explains these: nothing can be paid for, or whom to ask for a tunnel (specification, section 5).
    if (refusal === null || refusal === 'account-missing' || refusal === 'no-tunnel') return {};
    return { disabledReason: refusals.refusals[refusal] };
  };
  const row = (
    id: PcDialogName & keyof typeof words,
    icon: ReactNode,
    action: PcImageAction,
    more: Partial<MenuAction> = {},
  ): MenuAction => ({
    id,
    label: words[id],
    icon,
    ...refused(action),
    onSelect: () => onDialog(id),
    ...more,
  });
  const extend = row('extend', <IconClockPlus />, 'extend');
  const password = row('password', <IconKey />, 'renewPassword', { detail: words.passwordDetail });
  const play = row('play', <IconDeviceGamepad2 />, 'play');
  const route = plainRouteInUse(image.ssh);
  return (
    <ActionMenu
      button={button}
      // Its code came with the press that opens it.
      defaultOpen
      title={view.name}
      {...(view.deadline === null
        ? {}
        : { subtitle: words.timeLeft(formatDateTime(view.deadline) ?? '') })}
      keys={[extend, play, { ...password, label: words.newPassword }]}
      groups={[
        {
          id: 'network',
          caption: words.network,
          actions: [
            row('wan', <IconRoute />, 'chooseRoute', {
              detail: route === null ? words.wanDefault : words.wanInUse(route),
            }),
            row('rotation', <IconRotate />, 'rotateIp', { detail: words.rotationDetail }),
            row('tunnel', <IconPlugConnected />, 'tunnel', { detail: words.tunnelDetail }),
          ],
        },
        {
          id: 'machine',
          caption: words.machine,
          actions: [
            row('connect', <IconInfoCircle />, 'downloadRdp', { detail: words.connectDetail }),
            {
              id: 'wake',
              label: words.wake,
              detail: words.wakeDetail,
              icon: <IconPower />,
              ...refused('wake'),
              onSelect: () => send({ type: 'WAKE' }),
            },
            row('reset', <IconRefresh />, 'reset', { detail: words.resetDetail }),
            password,
          ],
        },
        {
          id: 'end',
          actions: [row('delete', <IconTrash />, 'delete', { critical: true })],
        },
      ]}
    />
  );
}
