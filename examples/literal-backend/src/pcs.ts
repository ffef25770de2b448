/** PCs ("images"): the packages, a customer's PCs, and the actions of a ready PC. */
import { done, found, json, mustHold } from './answer.ts';
import { type Calls, type OpenCalls, pageOf, textOf } from './call.ts';
import {
  categories,
  fixedRoutes,
  packages,
  packageWithoutTunnel,
  rotatingRoutes,
} from './catalogue.ts';
import { type Account, addressIn, newId, newSecret, type Package, type Pc } from './store.ts';
import type { PcMachine } from './store.ts';
import { log, publicAddress, type BackendContext } from './context.ts';

/** Public: the landing page shows the packages. */
export function openPackageCalls(context: BackendContext): OpenCalls {
  return { 'GET /packages': () => json(packages.map((its) => packageOnTheWire(context, its))) };
}

export function pcCalls(context: BackendContext): Calls {
  const { pcs } = context.store;
  return {
    'GET /categories': () => json(categories),
    'GET /packages/categories/{id}': ({ params }) => {
      const { _id } = found(categories.find((one) => one._id === params['id']));
      return json(
        packages
          .filter(({ category }) => category === _id)
          .map((its) => packageOnTheWire(context, its)),
      );
    },
    'GET /images': ({ account, query }) => {
      const rows = pcs.filter(({ owner }) => owner === account);
      return json(
        pageOf(
          rows.map((pc) => pcOnTheWire(context, pc)),
          query,
        ),
      );
    },
    'POST /images': ({ account, body }) => {
      const name = textOf(body, 'name');
      const packageId = textOf(body, 'id_package');
      const pc: Pc = {
        _id: newId(),
        owner: account,
        name,
        package: found(packages.find(({ _id }) => _id === packageId)),
        createdAt: context.now(),
        machine: null,
        order: null,
      };
      pcs.unshift(pc);
      return json(pcOnTheWire(context, pc));
    },
    'DELETE /images/{id}': ({ account, params }) => {
      const pc = pcOf(context, account, params['id']);
      mustHold(pc.order === null, 'Máy đang được thuê, không thể xóa');
      pcs.splice(pcs.indexOf(pc), 1);
      return done('Xóa thành công');
    },
    'GET /images/wol/{id}': ({ account, params }) => {
      readyPc(context, account, params['id']);
      return done('Đã gửi lệnh bật nguồn');
    },
    'GET /images/reconnect/{id}': ({ account, params }) => {
      const { pc, machine } = readyPc(context, account, params['id']);
      machine.passRdp = newSecret(10);
      log(context, account, `Mật khẩu mới của ${pc.name} là ${machine.passRdp}`, pc.package.name);
      return json({ statusCode: 200 });
    },
    'POST /tool/reset': ({ account, body }) => {
      readyPc(context, account, textOf(body, 'id'));
      return json({ message: 'Đã gửi lệnh reset máy' });
    },
  };
}

/** A PC of this customer. @throws Refusal 404 */
export function pcOf(context: BackendContext, account: Account, id: string | undefined): Pc {
  return found(context.store.pcs.find((pc) => pc._id === id && pc.owner === account));
}

/** A ready PC of this customer. @throws Refusal 404, 409 */
export function readyPc(
  context: BackendContext,
  account: Account,
  id: string | undefined,
): { pc: Pc; machine: PcMachine } {
  const pc = pcOf(context, account, id);
  const { machine } = pc;
  mustHold(machine !== null, 'Máy chưa sẵn sàng');
  return { pc, machine: found(machine ?? undefined) };
}

export function newMachine(pc: Pc): PcMachine {
  const { name } = pc.package;
  return {
    computer_name: `${name}-${newSecret(4).toUpperCase()}`,
    int_ip_address: addressIn('10.8.4'),
    remote_ext_ip: publicAddress(),
    token_pc: newSecret(16),
    sshId: newId(),
    api_tunnel: name === packageWithoutTunnel ? null : `https://tunnel.example/${pc._id}`,
    wan: null,
    passRdp: newSecret(10),
  };
}

function packageOnTheWire(context: BackendContext, its: Package): object {
  const { category: _kept, ...shown } = its;
  return {
    ...shown,
    is_available: 1,
    box_phone: null,
    support: 'Hỗ trợ 24/7',
    orders_end_time: context.store.pcOrders
      .filter(({ status, pc }) => status === 1 && pc.package === its)
      .map(({ end_time }) => end_time),
  };
}

function pcOnTheWire(context: BackendContext, pc: Pc): object {
  const { machine, order } = pc;
  return {
    _id: pc._id,
    name: pc.name,
    computer_name: machine?.computer_name ?? null,
    passRdp: machine?.passRdp ?? null,
    estimate_used: order?.end_time ?? null,
    createdAt: pc.createdAt,
    ...situationOf(pc),
    int_ip_address: machine?.int_ip_address ?? null,
    token_pc: machine?.token_pc ?? null,
    account: pc.owner.username,
    ssh: machine === null ? null : sshOnTheWire(context, machine, pc.owner),
    package: packageOnTheWire(context, pc.package),
  };
}

export function situationOf({ machine, order }: Pc): { is_booting: 0 | 1; is_installed: 0 | 1 } {
  return {
    is_booting: order !== null && machine === null ? 1 : 0,
    is_installed: machine === null ? 0 : 1,
  };
}

function sshOnTheWire(context: BackendContext, machine: PcMachine, owner: Account): object {
  const fixed = machine.wan === null ? [] : [{ ...machine.wan, account_id: owner._id }];
  const rotating = [...context.store.rotating].map(([name, { ip, account_id }]) => ({
    name,
    ip,
    account_id,
  }));
  return {
    _id: machine.sshId,
    api_tunnel: machine.api_tunnel,
    router: fixedRoutes,
    router_xoay: rotatingRoutes,
    wan_selected: [...fixed, ...rotating],
  };
}
