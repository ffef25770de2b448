import { requiredAccount } from '../auth/authenticate.ts';
import { readPage } from '../database/page.ts';
import { withIdempotency } from '../idempotency/with-idempotency.ts';
import { rdpFile } from '../orders/rdp-file.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';
import {
  isOver,
  readConfigs,
  readOwnedVpsOrder,
  readVpsOrders,
  selectedVpsOrders,
  toVpsOrder,
} from './vps-views.ts';
import { extendVpsRental, startVpsRental } from './rentals.ts';
import { ordersFile } from './orders-file.ts';

/** How many orders a file holds at most: some megabytes, which are held in memory. */
const longestFile = 10_000;

export const vpsOperations = {
  async listComputerConfigs({ services }) {
    return { status: 200, body: await readConfigs(services.database) };
  },

  async listVpsOrders(context) {
    const { database } = context.services;
    const where = selectedVpsOrders(requiredAccount(context), context.parameters.query);
    const body = await readPage(
      context,
      (range) => readVpsOrders(database, where, range),
      (rows) => rows.map(toVpsOrder),
    );
    return { status: 200, body };
  },

  createVpsOrder(context) {
    const { id: accountId } = requiredAccount(context);
    const { config_id: configId, rental_period: months, os } = context.body;
    const { confirmedTotal } = context;
    return withIdempotency('createVpsOrder', context, async (unit) => {
      const request = { accountId, configId, months, os, confirmedTotal };
      const order = await startVpsRental(unit, request);
      return { status: 201, body: toVpsOrder(order) };
    });
  },

  extendVpsOrder(context) {
    const { id: accountId } = requiredAccount(context);
    const { id: orderId } = context.parameters.path;
    const { rental_period: months } = context.body;
    const { confirmedTotal } = context;
    return withIdempotency('extendVpsOrder', context, async (unit) => {
      const order = await extendVpsRental(unit, { accountId, orderId, months, confirmedTotal });
      return { status: 200, body: toVpsOrder(order) };
    });
  },

  async downloadVpsRdpFile(context) {
    const { database, clock } = context.services;
    const { id: accountId } = requiredAccount(context);
    const order = await readOwnedVpsOrder(database, accountId, context.parameters.path.id);
    if (isOver(order, clock.now())) throw new Refusal(409, 'Đơn VPS này đã kết thúc');
    if (order.os !== 'window server') {
      throw new Refusal(409, 'VPS này chạy Ubuntu, bạn kết nối bằng địa chỉ SSH trong đơn hàng');
    }
    if (order.ipRemote === null || order.user === null) {
      throw new Refusal(409, 'VPS đang được tạo, vui lòng thử lại sau ít phút');
    }
    return {
      status: 200,
      file: rdpFile({
        // Several servers of a configuration are told apart by the end of their id.
        name: `${order.configName} ${order.vpsId.slice(-6)}`,
        host: order.ipRemote,
        user: order.user,
      }),
    };
  },

  async exportVpsOrders(context) {
    const { database, clock } = context.services;
    const where = selectedVpsOrders(requiredAccount(context), context.parameters.query);
    const orders = await readVpsOrders(database, where, { limit: longestFile + 1, offset: 0 });
    if (orders.length > longestFile) {
      throw new Refusal(
        400,
        'Có hơn 10.000 đơn hàng, bạn chọn khoảng ngày ngắn hơn rồi tải từng phần',
      );
    }
    return { status: 200, file: ordersFile(orders, clock.now()) };
  },
} satisfies OperationHandlers;
