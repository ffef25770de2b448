/** Renting PCs. */
import { type Answer, done, file, found, json, mustHold, Refusal } from './answer.ts';
import { type Calls, pageOf, passes, textOf, wholeOf } from './call.ts';
import { charge, discounted } from './money.ts';
import { newMachine, pcOf, readyPc, situationOf } from './pcs.ts';
import { newId, type Pc, type PcOrder, type PcOrderEntry, type Unit } from './store.ts';
import { log, type BackendContext } from './context.ts';

const hoursOf: Readonly<Record<Unit, number>> = { hour: 1, day: 24, month: 720 };

/** The user name on every PC. */
export const remoteUser = 'admin';

const anHour = 3_600_000;

export function pcOrderCalls(context: BackendContext): Calls {
  const { pcOrders } = context.store;
  return {
    'GET /orders': ({ account, query }) => {
      const status = query.get('status') ?? '';
      const rows = pcOrders
        .filter(({ pc }) => pc.owner === account)
        .filter((order) => status === '' || String(order.status) === status)
        .filter((order) => passes(query, 'imageName', order.pc.name))
        .filter((order) => passes(query, 'passRdp', order.machine?.passRdp ?? null))
        .filter((order) => passes(query, 'remote_ext_ip', order.machine?.remote_ext_ip ?? null));
      return json(pageOf(rows.map(onTheWire), query));
    },
    'POST /orders': ({ account, body }) => {
      const pc = pcOf(context, account, textOf(body, 'image'));
      mustHold(pc.order === null, 'Image đang được boot');
      const entry = entryOf(context, pc, body);
      charge(context, account, entry.price, 'POST /orders');
      const order: PcOrder = {
        _id: newId(),
        pc,
        machine: null,
        rental_period: entry.rental_period,
        time_boot: entry.createdAt,
        end_time: new Date(entry.createdAt.getTime() + entry.rental_period * anHour),
        status: 1,
        after_exp: 0,
        total_price: entry.price,
        discount: account.discount_pc,
        history: [entry],
      };
      pc.order = order;
      pcOrders.unshift(order);
      context.later(() => handOver(context, order));
      return json({ _id: pc._id, name: pc.name, ...situationOf(pc) });
    },
    'PATCH /orders/extend': ({ account, body }) => {
      const { pc } = readyPc(context, account, textOf(body, 'image'));
      const order = found(pc.order ?? undefined);
      const entry = entryOf(context, pc, body);
      charge(context, account, entry.price, 'PATCH /orders/extend');
      order.rental_period += entry.rental_period;
      order.end_time = new Date(order.end_time.getTime() + entry.rental_period * anHour);
      order.after_exp += entry.price;
      order.total_price += entry.price;
      order.history.unshift(entry);
      return done('Gia hạn thành công');
    },
    'GET /orders/image/{id}': ({ account, params }) => {
      found(pcOf(context, account, params['id']).order ?? undefined);
      return done('Máy đang được thuê');
    },
    'GET /orders/file/{id}': ({ account, params }) => {
      const { pc, machine } = readyPc(context, account, params['id']);
      return rdpFile(pc.name, machine.remote_ext_ip, remoteUser);
    },
    'GET /order-history/{orderId}': ({ account, params, query }) => {
      const order = found(
        pcOrders.find(({ _id, pc }) => _id === params['orderId'] && pc.owner === account),
      );
      return json(pageOf(order.history, query));
    },
  };
}

/** Ends the rentals whose time is over. */
export function endPcRentals(context: BackendContext): void {
  for (const order of context.store.pcOrders) {
    if (order.status === 0 || order.end_time > context.now()) continue;
    order.status = 0;
    order.pc.order = null;
    order.pc.machine = null;
  }
}

/** A Remote Desktop file, named by Content-Disposition unless the name is null. */
export function rdpFile(name: string | null, address: string, user: string): Answer {
  const content = `full address:s:${address}\r\nusername:s:${user}\r\n`;
  return file('application/x-rdp', name === null ? null : `${name}.rdp`, content);
}

function handOver(context: BackendContext, order: PcOrder): void {
  const { pc } = order;
  if (order.status === 0) return;
  const machine = newMachine(pc);
  order.machine = machine;
  pc.machine = machine;
  const message = `Máy ${pc.name} đã sẵn sàng`;
  log(context, pc.owner, message, pc.package.name);
  context.emit(pc.owner, 'create_vm_result', { status: 'SUCCESS', message });
  context.emit(pc.owner, 'boot_result', { status: 'SUCCESS', message });
}

/** What a rental or an extension is for, and what it costs. @throws Refusal 400 */
function entryOf(
  context: BackendContext,
  pc: Pc,
  body: Readonly<Record<string, unknown>>,
): PcOrderEntry {
  const period = wholeOf(body, 'rental_period', 1);
  const { unit } = body;
  if (unit !== 'hour' && unit !== 'day' && unit !== 'month') {
    throw new Refusal(400, 'Đơn vị thời gian không hợp lệ');
  }
  return {
    rental_period: period * hoursOf[unit],
    unit,
    price: discounted(period * pc.package[`price_per_${unit}`], pc.owner.discount_pc),
    createdAt: context.now(),
  };
}

function onTheWire(order: PcOrder): object {
  const { pc, machine } = order;
  const { price_per_hour, price_per_day, price_per_month } = pc.package;
  return {
    _id: order._id,
    remote_ext_ip: machine?.remote_ext_ip ?? null,
    ip: machine?.int_ip_address ?? null,
    user_remote: machine === null ? null : remoteUser,
    image: { name: pc.name, package: { price_per_hour, price_per_day, price_per_month } },
    passRdp: machine?.passRdp ?? null,
    rental_period: order.rental_period,
    time_boot: order.time_boot,
    end_time: order.end_time,
    status: order.status,
    after_exp: order.after_exp,
    total_price: order.total_price,
    discount: order.discount,
  };
}
