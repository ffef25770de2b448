import { skip, type Writing } from './writing.ts';

export interface Tunnelled {
  readonly id: 'chooseTunnelForPc' | 'chooseTunnelForCloud' | 'chooseTunnelForVps';
  /** What names the machine in the query. */
  readonly names: Readonly<Record<string, string>>;
  /** The machine's internal address. */
  readonly address: string | null;
  readonly api: string | null;
}

/** Asks for the tunnel of a machine on every system. */
export async function tryTunnel(
  writing: Writing,
  { id, names, address, api }: Tunnelled,
): Promise<void> {
  if (address === null || api === null) {
    skip(writing, [id], 'the machine has no internal address or no tunnel API');
    return;
  }
  for (const os of ['win', 'mac', 'mobile']) {
    await writing.visit.attempts(id, {
      query: { ...names, allowIp: `${address}/32`, os, api_tunnel: api },
    });
  }
}
