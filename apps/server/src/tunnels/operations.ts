import type { TunnelConfiguration } from '@tram/api/types';
import { foldForSearch } from '@tram/machines/rules';
import { requiredAccount } from '../auth/authenticate.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { tryOnMachine } from '../images/owned-image.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity, AnswerFile, OperationHandlers, Services } from '../services.ts';
import { type PeerRequest, registerPeer, tunnelFailed } from './register-peer.ts';
import { revoke } from './revoke-peers.ts';

/** Longest name of a network interface on Linux and Android. */
const longest = 15;
/** Names that Windows keeps for devices, whatever ending they have. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/;

/**
 * The name of a tunnel, from what the customer calls the machine: small letters, digits and hyphens, 15 at most, as every
 * WireGuard client takes it. `Render Tết 2027` becomes `render-tet-2027`.
 * @param otherwise where nothing is left of the name
 */
export function tunnelName(name: string, otherwise: string): string {
  const plain = foldForSearch(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest + 1)
    .replaceAll(/^-+/g, '')
    .slice(0, longest)
    .replaceAll(/-+$/g, '');
  if (plain === '') return otherwise;
  return devices.test(plain) ? `${plain}-1` : plain;
}

type TunnelAnswer =
  | { readonly status: 200; readonly body: TunnelConfiguration }
  | { readonly status: 200; readonly file: AnswerFile };

const endings = { win: 'exe', mac: 'dmg' } as const;

/** Registers a peer and answers what its system needs: an installer, or the configuration. */
async function chooseTunnel(
  context: { readonly services: Services; readonly account: AccountIdentity | null },
  wanted: Omit<PeerRequest, 'accountId'>,
): Promise<TunnelAnswer> {
  const { services } = context;
  const { id: accountId } = requiredAccount(context);
  const { os } = wanted;
  const { installers } = services;
  // Checked before a peer is registered that could not be used.
  if (os !== 'mobile' && installers === null) {
    throw new Refusal(409, 'Hệ thống chưa có bộ cài này, bạn chọn "File cấu hình" để dùng tunnel');
  }
  const { id: peerId, name, config } = await registerPeer(services, { ...wanted, accountId });
  const itsName = tunnelName(name, wanted.target);
  if (os === 'mobile' || installers === null) {
    return { status: 200, body: { name: itsName, config } };
  }
  const { name: brand, slug } = services.settings.runtimeConfig;
  const built = await tryOnMachine(services, () =>
    installers.build({ os, brand, tunnelName: itsName, config }),
  );
  if (!built.ok) {
    // Its key was never given out.
    await inOneTransaction(services, (unit) => revoke(unit, [peerId]));
    throw tunnelFailed();
  }
  return {
    status: 200,
    file: {
      name: `${slug}-tunnel-${itsName}.${endings[os]}`,
      contentType: 'application/octet-stream',
      content: built.value,
    },
  };
}

/** Tunnels to rented machines, as WireGuard peers. */
export const tunnelOperations = {
  chooseTunnelForPc(context) {
    const { name, image_id: targetId, api_tunnel: apiTunnel, ...query } = context.parameters.query;
    return chooseTunnel(context, { ...query, target: 'pc', targetId, name, apiTunnel });
  },

  chooseTunnelForCloud(context) {
    const { name, image_id: targetId, api_tunnel: apiTunnel, ...query } = context.parameters.query;
    return chooseTunnel(context, { ...query, target: 'cloud', targetId, name, apiTunnel });
  },

  chooseTunnelForVps(context) {
    const { vps_id: targetId, api_tunnel: apiTunnel, ...query } = context.parameters.query;
    return chooseTunnel(context, { ...query, target: 'vps', targetId, name: null, apiTunnel });
  },
} satisfies OperationHandlers;
