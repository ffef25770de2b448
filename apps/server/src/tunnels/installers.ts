/** The port to the builder of installers of the tunnel client. An operator who has a signed client writes one. */

type InstallerOs = 'win' | 'mac';

interface InstallerRequest {
  readonly os: InstallerOs;
  /** Name of the product, for the customer to read. */
  readonly brand: string;
  /** Name of the tunnel: letters, digits and hyphens, 15 at most. */
  readonly tunnelName: string;
  /** The whole WireGuard configuration. It holds the private key: never log it, never keep it. */
  readonly config: string;
}

export interface TunnelInstallers {
  /** @throws MachineError when it cannot be built now */
  build(request: InstallerRequest): Promise<Uint8Array>;
}

const systems: Readonly<Record<InstallerOs, string>> = { win: 'Windows', mac: 'macOS' };

/**
 * The sandbox's stand-in: a text where an installer would be, which says so and carries the configuration, so that a
 * customer who tries it can go on with WireGuard's own client.
 */
export function createSandboxInstallers(): TunnelInstallers {
  return {
    async build({ os, brand, tunnelName, config }) {
      const system = systems[os];
      const lines = [
        `${brand} Tunnel (${system}): BẢN DÙNG THỬ, KHÔNG PHẢI CHƯƠNG TRÌNH`,
        '',
        'Máy chủ này đang chạy ở chế độ thử nghiệm (sandbox). File này chỉ là văn bản, đặt tên như bộ cài để bạn thử bước',
        `tải về; nó không cài đặt gì. Muốn dùng cấu hình bên dưới: lưu thành file ${tunnelName}.conf rồi mở bằng ứng dụng`,
        `WireGuard cho ${system} (https://www.wireguard.com/install/).`,
        '',
        `${brand} Tunnel (${system}): SANDBOX STAND-IN, NOT A PROGRAM`,
        '',
        'This server runs in sandbox mode. This file is plain text that is named like an installer so that the download can be',
        `tried; it installs nothing. To use the configuration below, save it as ${tunnelName}.conf and open it with the`,
        `WireGuard app for ${system} (https://www.wireguard.com/install/).`,
        '',
        `----- ${tunnelName}.conf -----`,
        ...config.trimEnd().split('\n'),
        `----- ${tunnelName}.conf -----`,
        '',
      ];
      // With a byte order mark, and lines as Notepad on old Windows wants them.
      return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}`);
    },
  };
}
