/** The port to whatever builds installers of the tunnel client. An operator who has a signed client writes one. */

/** Systems that a tunnel client is installed on. */
export type InstallerOs = 'win' | 'mac';

/** What an installer is built for. */
export interface InstallerRequest {
  readonly os: InstallerOs;
  /** Name of the product, for the customer to read. */
  readonly brand: string;
  /** Name of the tunnel: letters, digits and hyphens, 15 at most. */
  readonly tunnelName: string;
  /** The whole WireGuard configuration. It holds the private key: never log it, never keep it. */
  readonly config: string;
}

/** Builds the file that a customer runs. */
export interface TunnelInstallers {
  /** @throws MachineError when it cannot be built now */
  build(request: InstallerRequest): Promise<Uint8Array>;
}
