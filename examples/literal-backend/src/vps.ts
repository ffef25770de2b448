import { done, file, found, json, mustHold, Refusal } from './answer.ts';
import { type Calls, pageOf, passes, textOf, wholeOf } from './call.ts';
import { vpsConfigs } from './catalogue.ts';
import { charge, discounted } from './money.ts';
import { rdpFile } from './pc-orders.ts';
import { type Account, addressIn, newId, newSecret, type VpsOrder } from './store.ts';
import { publicAddress, type BackendContext } from './context.ts';

export function vpsCalls(context: BackendContext): Calls {
  const { vpsOrders } = context.store;
  return {
    'GET /computer-configs': () => json(vpsConfigs),
    'GET /orders-vps': ({ account, query }) =>
      json(pageOf(selected(context, account, query).map(onTheWire), query)),
    'POST /orders-vps': ({ account, body }) => {
      const months = wholeOf(body, 'rental_period', 1);
      const configId = textOf(body, 'config_id');
      const config = found(vpsConfigs.find(({ _id }) => _id === configId));
      const { os } = body;
      if (os !== 'window server' && os !== 'ubuntu') {
        throw new Refusal(400, 'Hệ điều hành không hợp lệ');
      }
      const price = discounted(months * config.monthly_rental_price, account.discount_vps);
      charge(context, account, price, 'POST /orders-vps');
      const order: VpsOrder = {
        _id: newId(),
        vpsId: newId(),
        owner: account,
        config,
        os,
        rental_period: months,
        time_start: context.now(),
        end_time: monthsAfter(context.now(), months),
        status: 'on_rental',
        discount: account.discount_vps,
        machine: null,
      };
      vpsOrders.unshift(order);
      context.later(() => {
        order.machine = {
          pass: newSecret(12),
          address: publicAddress(),
          int_ip: addressIn('10.9.2'),
        };
        const message = `VPS ${config.config_name} đã sẵn sàng`;
        context.emit(account, 'create_vm_result', { status: 'SUCCESS', message });
      });
      return done('Tạo thành công');
    },
    'PATCH /orders-vps/{id}': ({ account, params, body }) => {
      const order = orderOf(context, account, params['id']);
      mustHold(order.status === 'on_rental', 'Đơn đã kết thúc');
      const months = wholeOf(body, 'rental_period', 1);
      const price = discounted(months * order.config.monthly_rental_price, account.discount_vps);
      charge(context, account, price, 'PATCH /orders-vps/{id}');
      order.rental_period += months;
      order.end_time = monthsAfter(order.time_start, order.rental_period);
      return done('Gia hạn thành công');
    },
    'GET /orders-vps/orders_file': ({ account, query }) => {
      const rows = selected(context, account, query)
        .filter(() => passes(query, 'username', account.username))
        .filter((order) => passes(query, 'search', `${order._id} ${order.config.config_name}`));
      const lines = rows.map((order) =>
        [order._id, order.config.config_name, order.time_start.toISOString(), order.status].join(),
      );
      return file('text/csv', null, ['id,config,start,status', ...lines, ''].join('\r\n'));
    },
    'GET /orders-vps/{id}': ({ account, params }) => {
      const order = orderOf(context, account, params['id']);
      const { machine, os } = order;
      mustHold(os === 'window server', 'Chỉ máy Windows có file Remote Desktop');
      mustHold(machine !== null, 'VPS chưa sẵn sàng');
      return rdpFile(order.config.config_name, machine?.address ?? '', userOf(order));
    },
  };
}

/** Ends the orders whose months are over. */
export function endVpsRentals(context: BackendContext): void {
  for (const order of context.store.vpsOrders) {
    if (order.end_time <= context.now()) order.status = 'end';
  }
}

/** A time this many calendar months later, clamped to the last day of its month. */
function monthsAfter(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return end;
}

function orderOf({ store }: BackendContext, account: Account, id: string | undefined): VpsOrder {
  return found(store.vpsOrders.find((one) => one._id === id && one.owner === account));
}

/** The orders that match the filters. Dates are days in Vietnam, both inclusive. */
function selected(
  { store }: BackendContext,
  account: Account,
  query: URLSearchParams,
): readonly VpsOrder[] {
  const from = dayIn(query.get('fromDate'), '00:00:00.000');
  const to = dayIn(query.get('toDate'), '23:59:59.999');
  const status = query.get('status') ?? '';
  return store.vpsOrders
    .filter(({ owner }) => owner === account)
    .filter(({ config }) => passes(query, 'config_name', config.config_name))
    .filter(({ time_start }) => from === null || time_start >= from)
    .filter(({ time_start }) => to === null || time_start <= to)
    .filter((order) => ['', 'already', order.status].includes(status));
}

/** A moment of a day that a filter names. @throws Refusal 400 where it names none */
function dayIn(day: string | null, time: string): Date | null {
  if (day === null || day.trim() === '') return null;
  const moment = new Date(`${day.slice(0, 10)}T${time}+07:00`);
  if (Number.isNaN(moment.getTime())) throw new Refusal(400, 'Ngày không hợp lệ');
  return moment;
}

function userOf({ os }: VpsOrder): string {
  return os === 'ubuntu' ? 'root' : 'Administrator';
}

function onTheWire(order: VpsOrder): object {
  const { machine, config, os } = order;
  const { config_name, monthly_rental_price } = config;
  return {
    _id: order._id,
    rental_period: order.rental_period,
    time_start: order.time_start,
    end_time: order.end_time,
    status: order.status,
    discount: order.discount,
    vps: {
      _id: order.vpsId,
      user: machine === null ? null : userOf(order),
      pass: machine?.pass ?? null,
      ssh: os === 'ubuntu' ? (machine?.address ?? null) : null,
      ip_remote: os === 'window server' ? (machine?.address ?? null) : null,
      int_ip: machine?.int_ip ?? null,
      api_tunnel: machine === null ? null : `https://tunnel.example/${order.vpsId}`,
      os,
      config: { config_name, monthly_rental_price },
    },
  };
}
