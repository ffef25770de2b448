import type { ReactElement } from 'react';
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
import { refusalWords } from '../../features/pc/refusal-words.ts';
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

  const refused = (action: PcImageAction): { disabledReason?: string } => {
    const refusal = view.refusals[action];
    return refusal === null ? {} : { disabledReason: refusalWords(refusal, refusals) };
  };
  const extend: MenuAction = {
    id: 'extend',
    label: words.extend,
    icon: <IconClockPlus />,
    // Without an account it can be pressed, as the card's button: the dialog says why nothing can be paid for.
    ...(view.refusals.extend === 'account-missing' ? {} : refused('extend')),
    onSelect: () => onDialog('extend'),
  };
  const password: MenuAction = {
    id: 'password',
    label: words.password,
    detail: words.passwordDetail,
    icon: <IconKey />,
    ...refused('renewPassword'),
    onSelect: () => onDialog('password'),
  };
  const play: MenuAction = {
    id: 'play',
    label: words.play,
    icon: <IconDeviceGamepad2 />,
    ...refused('play'),
    onSelect: () => onDialog('play'),
  };
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
            {
              id: 'wan',
              label: words.wan,
              detail: route === null ? words.wanDefault : words.wanInUse(route),
              icon: <IconRoute />,
              ...refused('chooseRoute'),
              onSelect: () => onDialog('wan'),
            },
            {
              id: 'rotation',
              label: words.rotation,
              detail: words.rotationDetail,
              icon: <IconRotate />,
              ...refused('rotateIp'),
              onSelect: () => onDialog('rotation'),
            },
            {
              id: 'tunnel',
              label: words.tunnel,
              detail: words.tunnelDetail,
              icon: <IconPlugConnected />,
              // Without a tunnel API it can be pressed: an alert says whom to ask (specification, section 5).
              ...(view.refusals.tunnel === 'no-tunnel' ? {} : refused('tunnel')),
              onSelect: () => onDialog('tunnel'),
            },
          ],
        },
        {
          id: 'machine',
          caption: words.machine,
          actions: [
            {
              id: 'connect',
              label: words.connect,
              detail: words.connectDetail,
              icon: <IconInfoCircle />,
              ...refused('downloadRdp'),
              onSelect: () => onDialog('connect'),
            },
            {
              id: 'wake',
              label: words.wake,
              detail: words.wakeDetail,
              icon: <IconPower />,
              ...refused('wake'),
              onSelect: () => send({ type: 'WAKE' }),
            },
            {
              id: 'reset',
              label: words.reset,
              detail: words.resetDetail,
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
              label: words.delete,
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
