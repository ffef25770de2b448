import type { TunnelServer } from '../machine-driver/network-driver.ts';

/** One end of a tunnel, as its device needs it. */
export interface WireguardDevice {
  /** Base64. */
  readonly privateKey: string;
  /** Its own address in the tunnel, without a mask. */
  readonly address: string;
  readonly server: TunnelServer;
  /** The one address that is reached through the tunnel, as /32: everything else of the device goes its usual way. */
  readonly allowIp: string;
}

/**
 * Writes a configuration as `wg-quick` and WireGuard's own apps read it (wg-quick(8), wg(8)). No DNS: only one address goes
 * through the tunnel. The keepalive holds the way open through the customer's router (25 s, as wg(8) advises).
 */
export function wireguardConfig({ privateKey, address, server, allowIp }: WireguardDevice): string {
  return [
    '[Interface]',
    `PrivateKey = ${privateKey}`,
    `Address = ${address}/32`,
    '',
    '[Peer]',
    `PublicKey = ${server.publicKey}`,
    `Endpoint = ${server.endpoint}`,
    `AllowedIPs = ${allowIp}`,
    'PersistentKeepalive = 25',
    '',
  ].join('\n');
}
