import type { Api, Download } from '@tram/api/client';
import type { Result } from '@tram/api/result';
import type { CloudImage, Image, TunnelConfiguration, TunnelPlatform, Vps } from '@tram/api/types';

/** Asks for a tunnel: an installer for `win` and `mac`, the configuration for `mobile`. Each call registers a new peer. */
export type ChooseTunnel = (os: TunnelPlatform) => Promise<Result<Download | TunnelConfiguration>>;

/**
 * What a machine lacks for a tunnel (specification, section 5). `ssh-api`: the tunnel API of a PC's SSH entry. `vps-api`: that of
 * a VPS or a cloud machine. `address`: it has no internal address yet.
 */
type TunnelLack = 'ssh-api' | 'vps-api' | 'address';

export type TunnelTarget = {
  readonly name: string;
} & (
  | { readonly choose: ChooseTunnel; readonly lacks: null }
  | { readonly choose: null; readonly lacks: TunnelLack }
);

/** Only the machine itself is reached through the tunnel (interpretations, "Machines and downloads"). */
interface Way {
  readonly allowIp: string;
  readonly api_tunnel: string;
}

interface Machine {
  readonly name: string;
  readonly address: string | null;
  readonly apiTunnel: string | null;
  readonly withoutApi: TunnelLack;
}

function targetOf(
  { name, address, apiTunnel, withoutApi }: Machine,
  choose: (way: Way, os: TunnelPlatform) => ReturnType<ChooseTunnel>,
): TunnelTarget {
  if (apiTunnel === null) return { name, choose: null, lacks: withoutApi };
  if (address === null) return { name, choose: null, lacks: 'address' };
  const way = { allowIp: `${address}/32`, api_tunnel: apiTunnel };
  return { name, choose: (os) => choose(way, os), lacks: null };
}

/** The tunnel of a PC: `GET /sshs/choose-tunnel`. */
export function tunnelToPc(
  api: Pick<Api, 'chooseTunnelForPc'>,
  {
    _id,
    name,
    int_ip_address: address,
    ssh,
  }: Pick<Image, '_id' | 'name' | 'int_ip_address' | 'ssh'>,
): TunnelTarget {
  return targetOf(
    { name, address, apiTunnel: ssh?.api_tunnel ?? null, withoutApi: 'ssh-api' },
    (way, os) => api.chooseTunnelForPc({ query: { name, image_id: _id, os, ...way } }),
  );
}

/** The tunnel of a cloud machine, which has an address while it runs: `GET /sshs/choose-tunnel-for-cloud`. */
export function tunnelToCloud(
  api: Pick<Api, 'chooseTunnelForCloud'>,
  { _id, name, resource_cloud: resource }: Pick<CloudImage, '_id' | 'name' | 'resource_cloud'>,
): TunnelTarget {
  const address = resource?.ip_int ?? null;
  const apiTunnel = resource?.ssh?.api_tunnel ?? null;
  return targetOf({ name, address, apiTunnel, withoutApi: 'vps-api' }, (way, os) =>
    api.chooseTunnelForCloud({ query: { name, image_id: _id, os, ...way } }),
  );
}

/**
 * The tunnel of a VPS: `GET /sshs/choose-tunnel-for-vps`.
 * @param name what the screen calls it; a VPS has no name of its own
 */
export function tunnelToVps(
  api: Pick<Api, 'chooseTunnelForVps'>,
  { _id, int_ip: address, api_tunnel: apiTunnel }: Pick<Vps, '_id' | 'int_ip' | 'api_tunnel'>,
  name: string,
): TunnelTarget {
  return targetOf({ name, address, apiTunnel, withoutApi: 'vps-api' }, (way, os) =>
    api.chooseTunnelForVps({ query: { vps_id: _id, os, ...way } }),
  );
}
