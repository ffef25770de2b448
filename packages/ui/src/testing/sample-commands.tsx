import { IconDeviceDesktop } from '../icon/generated/IconDeviceDesktop.ts';
import { IconFileCertificate } from '../icon/generated/IconFileCertificate.ts';
import { IconMoon } from '../icon/generated/IconMoon.ts';
import { IconWallet } from '../icon/generated/IconWallet.ts';
import type { CommandGroup } from '../command-palette/commands.ts';

/** Commands of the stories and tests. @param onSelect told the id of what is chosen */
export function sampleCommands(onSelect: (id: string) => void): readonly CommandGroup[] {
  const machine = (id: string, name: string) => ({
    id,
    label: name,
    detail: 'Sẵn sàng, còn 5 giờ 12 phút',
    icon: <IconDeviceDesktop />,
    onSelect: () => onSelect(id),
  });
  return [
    {
      id: 'machines',
      label: 'Máy của bạn',
      commands: [
        machine('pc-1', 'Render Tết 2027'),
        machine('pc-2', 'Dựng phim ngắn Ẩn Ức, bản cuối cùng cho liên hoan mùa xuân'),
        machine('pc-3', 'Lookdev Phố Cổ'),
      ],
    },
    {
      id: 'account',
      label: 'Tài khoản',
      commands: [
        {
          id: 'top-up',
          label: 'Nạp tiền',
          icon: <IconWallet />,
          onSelect: () => onSelect('top-up'),
        },
        {
          id: 'identity',
          label: 'Xác thực danh tính',
          keywords: 'KYC OTP CCCD',
          icon: <IconFileCertificate />,
          onSelect: () => onSelect('identity'),
        },
        {
          id: 'theme',
          label: 'Đổi giao diện tối',
          icon: <IconMoon />,
          onSelect: () => onSelect('theme'),
        },
      ],
    },
  ];
}
