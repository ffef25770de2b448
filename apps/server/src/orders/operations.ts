import { foldForSearch } from '@tram/machines/rules';
import { and, desc, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { requiredAccount } from '../auth/authenticate.ts';
import { type DayRange, isWithinDays } from '../database/day-range.ts';
import { contains, readPage, totalOfList } from '../database/page.ts';
import { anyRange, prepared } from '../database/prepared.ts';
import { images, orderHistory, orders } from '../database/schema/pcs.ts';
import type { Database } from '../database/tables.ts';
import { withIdempotency } from '../idempotency/with-idempotency.ts';
import { readImage } from '../images/image-view.ts';
import { readOwnedImage, requireAllowed } from '../images/owned-image.ts';
import { Refusal } from '../refusal.ts';
import type { OperationHandlers } from '../services.ts';
import { extendRental } from './extend-rental.ts';
import { startRental } from './rentals.ts';
import { readOrders, toOrder } from './order-view.ts';
import { rdpFile } from './rdp-file.ts';

function given(text: string | undefined): string | null {
  return text?.trim() || null;
}

function imagesNamed(database: Database, accountId: string, part: string) {
  const isNamed = contains(images.nameFolded, foldForSearch(part));
  const isOwn = eq(images.accountId, accountId);
  return database.select({ id: images.id }).from(images).where(and(isOwn, isNamed));
}

/** The text filters of the list; blank ones narrow nothing. */
function textFilters(
  database: Database,
  accountId: string,
  query: {
    imageName?: string | undefined;
    passRdp?: string | undefined;
    remote_ext_ip?: string | undefined;
  },
): SQL[] {
  const name = given(query.imageName);
  const password = given(query.passRdp);
  const address = given(query.remote_ext_ip);
  return [
    ...(name === null ? [] : [inArray(orders.imageId, imagesNamed(database, accountId, name))]),
    ...(password === null ? [] : [contains(orders.passRdp, password)]),
    ...(address === null ? [] : [contains(orders.remoteExtIp, address)]),
  ];
}

/**
 * The days of the start. An order whose PC was not handed over has none, and counts by the moment when it was made.
 * @throws Refusal 400 for what is no date
 */
function startFilter(days: DayRange): SQL | undefined {
  const isMade = isWithinDays(orders.createdAt, days);
  return isMade && or(isWithinDays(orders.timeBoot, days), and(isNull(orders.timeBoot), isMade));
}

const historyOfOrder = prepared((database) => {
  const where = eq(orderHistory.orderId, sql.placeholder('orderId'));
  return database
    .select({ ...getTableColumns(orderHistory), total: totalOfList })
    .from(orderHistory)
    .where(where)
    .orderBy(desc(orderHistory.createdAt), desc(orderHistory.id))
    .limit(anyRange.limit)
    .offset(anyRange.offset)
    .prepare('order_history');
});

export const orderOperations = {
  createOrder(context) {
    const { id: accountId } = requiredAccount(context);
    const { confirmedTotal } = context;
    const { image, rental_period: period, unit } = context.body;
    return withIdempotency('createOrder', context, async (work) => {
      await startRental(work, { accountId, imageId: image, period, unit, confirmedTotal });
      return { status: 201, body: await readImage(work.transaction, image) };
    });
  },

  extendOrder(context) {
    const { id: accountId } = requiredAccount(context);
    const { confirmedTotal } = context;
    const { image, rental_period: period, unit } = context.body;
    return withIdempotency('extendOrder', context, async (work) => {
      await extendRental(work, { accountId, imageId: image, period, unit, confirmedTotal });
      return { status: 200, body: await readImage(work.transaction, image) };
    });
  },

  async listOrders(context) {
    const { database } = context.services;
    const { page: _page, status, fromDate, toDate, ...texts } = context.parameters.query;
    const { id: accountId } = requiredAccount(context);
    const isStarted = startFilter({ fromDate, toDate });
    const filters = [
      ...(status === undefined ? [] : [eq(orders.status, status)]),
      ...(isStarted === undefined ? [] : [isStarted]),
      ...textFilters(database, accountId, texts),
    ];
    const body = await readPage(
      context,
      (range) => readOrders(database, accountId, filters, range),
      (rows) => rows.map(toOrder),
    );
    return { status: 200, body };
  },

  async getOrderOfImage(context) {
    const { services, parameters } = context;
    const [order] = await readOrders(
      services.database,
      requiredAccount(context).id,
      [eq(orders.imageId, parameters.path.id), eq(orders.status, 1)],
      { limit: 1, offset: 0 },
    );
    if (order === undefined) throw new Refusal(404, 'PC này hiện không được thuê');
    return { status: 200, body: toOrder(order) };
  },

  async downloadRdpFile(context) {
    const { database, clock } = context.services;
    const { id: accountId } = requiredAccount(context);
    const { image } = await readOwnedImage(database, accountId, context.parameters.path.id);
    requireAllowed('downloadRdp', image, clock.now());
    if (image.remoteExtIp === null || image.userRemote === null) {
      throw new Refusal(409, 'PC chưa có địa chỉ kết nối, vui lòng thử lại sau ít phút');
    }
    return {
      status: 200,
      file: rdpFile({ name: image.name, host: image.remoteExtIp, user: image.userRemote }),
    };
  },

  async listOrderHistory(context) {
    const { database } = context.services;
    const { orderId } = context.parameters.path;
    const owned = await database.$count(
      orders,
      and(eq(orders.id, orderId), eq(orders.accountId, requiredAccount(context).id)),
    );
    if (owned === 0) throw new Refusal(404, 'Không tìm thấy đơn hàng này');
    const body = await readPage(
      context,
      (range) => historyOfOrder(database).execute({ orderId, ...range }),
      (rows) =>
        rows.map((row) => ({
          _id: row.id,
          rental_period: row.rentalPeriod,
          unit: row.unit,
          price: row.price,
          createdAt: row.createdAt.toISOString(),
        })),
    );
    return { status: 200, body };
  },
} satisfies OperationHandlers;
