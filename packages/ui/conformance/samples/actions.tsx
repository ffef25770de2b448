import { Button } from '../../src/button/Button.tsx';
import { LinkButton } from '../../src/button/LinkButton.tsx';
import { IconButton } from '../../src/icon-button/IconButton.tsx';
import { IconChevronDown } from '../../src/icon/generated/IconChevronDown.ts';
import { IconEye } from '../../src/icon/generated/IconEye.ts';
import { IconPlayerStop } from '../../src/icon/generated/IconPlayerStop.ts';
import { Link } from '../../src/link/Link.tsx';
import { ActionMenu } from '../../src/menu/ActionMenu.tsx';
import { Tooltip } from '../../src/tooltip/Tooltip.tsx';
import { closed, open, type SampleTable } from '../sample.ts';

const nothing = (): void => {};

export const actionSamples = {
  './button': [
    open('button', Button, {
      disabled: true,
      disabledReason: 'Máy đang tắt',
      children: 'Xoay địa chỉ',
    }),
  ],
  './link-button': [open('a', LinkButton, { href: '/register', children: 'Đăng ký' })],
  './icon-button': [
    open('button', IconButton, { 'aria-label': 'Hiện mật khẩu', icon: <IconEye /> }),
  ],
  './link': [open('a', Link, { href: '/terms', external: true, children: 'Điều khoản sử dụng' })],
  './action-menu': [
    closed(
      ActionMenu,
      {
        button: <Button iconEnd={<IconChevronDown size={16} />}>Thao tác</Button>,
        title: 'Máy dựng phim',
        subtitle: 'Đang chạy',
        groups: [
          {
            id: 'power',
            caption: 'Nguồn',
            actions: [
              { id: 'stop', label: 'Tắt máy', icon: <IconPlayerStop />, onSelect: nothing },
              {
                id: 'start',
                label: 'Bật máy',
                disabledReason: 'Máy đang chạy',
                onSelect: nothing,
              },
            ],
          },
        ],
      },
      { opens: { role: 'button', name: 'Thao tác', shows: 'menu' } },
    ),
  ],
  './tooltip': [
    closed(Tooltip, {
      text: 'Đổi địa chỉ trên đường bạn đang giữ',
      says: 'description',
      children: <Button>Xoay địa chỉ</Button>,
    }),
  ],
} satisfies Partial<SampleTable>;
