/** Ways to a machine other than Remote Desktop: tunnel clients and the Play client. */
import { type Answer, file, found, json, mustHold, Refusal } from './answer.ts';
import { type Call, type Calls, textOf } from './call.ts';
import { cloudImageOf, cloudUser } from './clouds.ts';
import { remoteUser } from './pc-orders.ts';
import { readyPc } from './pcs.ts';
import { addressIn, newSecret } from './store.ts';
import type { BackendContext } from './context.ts';

export function connectionCalls(context: BackendContext): Calls {
  const runningCloud = ({ account }: Call, id: string | null | undefined) => {
    const image = cloudImageOf(context, account, id ?? undefined);
    mustHold(image.vm !== null, 'Máy chưa sẵn sàng');
    return found(image.vm ?? undefined);
  };
  return {
    'GET /sshs/choose-tunnel': (call) => {
      const id = call.query.get('image_id') ?? undefined;
      const { machine } = readyPc(context, call.account, id);
      return tunnel(call, machine.int_ip_address, call.query.get('name'));
    },
    'GET /sshs/choose-tunnel-for-cloud': (call) => {
      const { ip_int } = runningCloud(call, call.query.get('image_id'));
      return tunnel(call, ip_int, call.query.get('name'));
    },
    'GET /sshs/choose-tunnel-for-vps': (call) => {
      const id = call.query.get('vps_id');
      const order = found(
        context.store.vpsOrders.find((one) => one.vpsId === id && one.owner === call.account),
      );
      mustHold(order.machine !== null, 'VPS chưa sẵn sàng');
      return tunnel(call, order.machine?.int_ip ?? '', order.config.config_name);
    },
    'POST /play-{product}/get-token-pc/{id}': (call) => {
      const { machine } = readyPc(context, call.account, call.params['id']);
      return playToken(call, remoteUser, machine.passRdp);
    },
    'POST /play-{product}/get-token-cloud/{id}': (call) =>
      playToken(call, cloudUser, runningCloud(call, call.params['id']).password),
    'GET /play-{product}/pc/{id}': (call) => {
      readyPc(context, call.account, call.params['id']);
      return playLink(call);
    },
    'GET /play-{product}/cloud/{id}': (call) => {
      runningCloud(call, call.params['id']);
      return playLink(call);
    },
  };
}

/** An installer as a file, or the configuration as JSON for a phone. @throws Refusal 400 */
function tunnel({ query }: Call, address: string, name: string | null): Answer {
  if (query.get('allowIp') !== `${address}/32` || (query.get('api_tunnel') ?? '') === '') {
    throw new Refusal(400, 'Địa chỉ không phải của máy này');
  }
  const config = [
    '[Interface]',
    `PrivateKey = ${newSecret(43)}=`,
    `Address = ${addressIn('10.66.0')}/32`,
    '[Peer]',
    `PublicKey = ${newSecret(43)}=`,
    `AllowedIPs = ${address}/32`,
    'Endpoint = 203.0.113.1:51820',
    '',
  ].join('\n');
  switch (query.get('os') ?? '') {
    case 'win':
      return file('application/octet-stream', `${name ?? 'tunnel'}.exe`, config);
    case 'mac':
      return file('application/octet-stream', `${name ?? 'tunnel'}.pkg`, config);
    case 'mobile':
      return json({ config });
    default:
      throw new Refusal(400, 'Hệ điều hành không hợp lệ');
  }
}

function playToken({ body }: Call, user: string, password: string): Answer {
  const isRight =
    textOf(body, 'basicauth_username') === user && textOf(body, 'basicauth_password') === password;
  if (!isRight) throw new Refusal(400, 'Sai tài khoản hoặc mật khẩu của máy');
  return json({ token: newSecret(16) });
}

function playLink({ query }: Call): Answer {
  const os = query.get('os') ?? '';
  if (!['win', 'mac_chip_apple_silicon', 'mac_chip_intel'].includes(os)) {
    throw new Refusal(400, 'Hệ điều hành không hợp lệ');
  }
  return json({ link: `https://play.example/?os=${os}` });
}
