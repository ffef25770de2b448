import { done, found, mustHold, Refusal } from './answer.ts';
import { type Call, type Calls, textOf } from './call.ts';
import { fixedRoutes, rotatingRoutes } from './catalogue.ts';
import { readyPc } from './pcs.ts';
import { addressIn, type PcMachine } from './store.ts';
import type { BackendContext } from './context.ts';

/** The internet route of a PC: a fixed one for itself, or a rotating one that one account holds at a time. */
export function internetRouteCalls(context: BackendContext): Calls {
  const { rotating } = context.store;
  const hold = (wan: string, { account }: Call) =>
    rotating.set(wan, { account_id: account._id, ip: addressIn('198.51.100') });
  return {
    'POST /sshs/cli-add-mangle': (call) => {
      const { machine, wan } = asked(context, call, fixedRoutes);
      machine.wan = { name: wan, ip: addressIn('198.51.100') };
      return done('Đổi đường internet thành công');
    },
    'POST /sshs/cli-delete-mangle': (call) => {
      const { machine, wan } = asked(context, call, [...fixedRoutes, ...rotatingRoutes]);
      if (machine.wan?.name === wan) machine.wan = null;
      else {
        mustHold(rotating.get(wan)?.account_id === call.account._id, 'Máy không dùng đường này');
        rotating.delete(wan);
      }
      return done('Xóa đường internet thành công');
    },
    'POST /sshs/start-ip-xoay': (call) => {
      const { wan } = asked(context, call, rotatingRoutes);
      const holder = rotating.get(wan)?.account_id ?? call.account._id;
      mustHold(holder === call.account._id, 'Đường internet đang được người khác dùng');
      hold(wan, call);
      return done('Bắt đầu xoay IP thành công');
    },
    'POST /sshs/change-ip-xoay': (call) => {
      const { wan } = asked(context, call, rotatingRoutes);
      mustHold(
        rotating.get(wan)?.account_id === call.account._id,
        'Bạn chưa giữ đường internet này',
      );
      hold(wan, call);
      return done('Đổi IP thành công');
    },
  };
}

/** The PC and the route of a call. @throws Refusal 400, 404, 409 */
function asked(
  context: BackendContext,
  { account, body }: Call,
  routes: readonly string[],
): { machine: PcMachine; wan: string } {
  const { machine } = readyPc(context, account, textOf(body, 'image_id'));
  if (textOf(body, 'int_ip_address') !== machine.int_ip_address) {
    throw new Refusal(400, 'Địa chỉ không phải của máy này');
  }
  const sshId = textOf(body, 'ssh_id');
  found(machine.sshId === sshId ? machine : undefined);
  const wan = textOf(body, 'wan');
  return { machine, wan: found(routes.find((one) => one === wan)) };
}
