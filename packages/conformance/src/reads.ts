/** Every call that only reads, with the data of the account. */
import type { OperationId } from '@tram/api/operations';
import type { CallInput } from './caller.ts';
import { orderDates } from './order-dates.ts';
import { readPages, withPage } from './pages.ts';
import { vpsStatusOf } from './sentinels.ts';
import type { Visit } from './visit.ts';
import { at, isRecord, rowsOf, textAt } from './wire-values.ts';

/** Data of the account with which other calls can be made. */
export interface AccountData {
  readonly notification: unknown;
  readonly account: unknown;
  readonly packages: readonly unknown[];
  readonly vpsConfigs: readonly unknown[];
  /** Packages of cloud machines, of all groups. */
  readonly clouds: unknown;
  readonly banks: readonly unknown[];
  readonly pcs: readonly unknown[];
  readonly recharges: readonly unknown[];
  readonly vpsOrders: readonly unknown[];
  /** Whether orders of PCs and of cloud machines are filtered by date; null where that was not tried. */
  readonly orderDates: 'filtered' | 'ignored' | null;
}

/** Least amount to top up, VND (specification, section 9). */
export const LEAST_RECHARGE = 50_000;

/** A text that is in no record. */
const nowhere = 'khong-co-o-dau-ca-7f3a';

/** Makes every reading call that the account has data for. @param slug the product's name in the paths of the Play client */
export async function readEverything(visit: Visit, slug: string): Promise<AccountData> {
  const notification = (await visit.succeeds('getNotification'))?.json;
  const account = (await visit.succeeds('getMyAccount'))?.json;
  const packages = await readList(visit, 'listPackages');
  const categories = await readList(visit, 'listCategories');
  const category = textAt(categories[0], '_id');
  if (category === null) visit.findings.notTried('listPackagesOfCategory', 'there is no category');
  else await readList(visit, 'listPackagesOfCategory', { path: { id: category } });
  const banks = await readList(visit, 'listBanks', { query: { money: LEAST_RECHARGE } });
  const recharges = await readPages(visit, 'listRecharges');
  await readLogs(visit);
  await readPages(visit, 'listUserGuides');
  const vpsConfigs = await readList(visit, 'listComputerConfigs');
  const clouds = (await visit.succeeds('listCloudPackages'))?.json;
  const pcs = await readPages(visit, 'listImages');
  await readPc(visit, pcs, slug);
  const pcOrders = await readPcOrders(visit);
  const vpsOrders = await readVpsOrders(visit);
  const cloudOrders = await readCloudMachines(visit, slug);
  return {
    notification,
    account,
    packages,
    vpsConfigs,
    clouds,
    banks,
    pcs,
    recharges,
    vpsOrders,
    orderDates: await orderDates(visit, [
      { id: 'listOrders', rows: pcOrders },
      { id: 'listCloudImages', given: { query: everyCloudOrder }, rows: cloudOrders },
    ]),
  };
}

async function readList(
  visit: Visit,
  id: OperationId,
  given?: CallInput,
): Promise<readonly unknown[]> {
  return rowsOf((await visit.succeeds(id, given))?.json);
}

async function readLogs(visit: Visit): Promise<void> {
  const [first] = await readPages(visit, 'listLogs');
  const message = textAt(first, 'message')?.slice(0, 40).trim() ?? '';
  await filters(visit, 'listLogs', [
    { query: { search: nowhere }, rows: 'none' },
    message !== '' && {
      query: { search: message },
      rows: 'some',
      holds: (row) => textAt(row, 'message')?.includes(message) === true,
    },
  ]);
}

async function readPc(visit: Visit, pcs: readonly unknown[], slug: string): Promise<void> {
  const { findings } = visit;
  const ready = textAt(
    pcs.find((pc) => at(pc, 'is_installed') === 1),
    '_id',
  );
  if (ready === null) {
    for (const id of ['downloadRdpFile', 'getOrderOfImage', 'getPlayLinkForPc'] as const) {
      findings.notTried(id, 'the account has no PC that is ready');
    }
    return;
  }
  await visit.succeeds('downloadRdpFile', { path: { id: ready } });
  await visit.succeeds('getOrderOfImage', { path: { id: ready } });
  for (const os of playSystems) {
    await visit.succeeds('getPlayLinkForPc', {
      path: { product: slug, id: ready },
      query: { os },
    });
  }
}

export const playSystems = ['win', 'mac_chip_apple_silicon', 'mac_chip_intel'] as const;

async function readPcOrders(visit: Visit): Promise<readonly unknown[]> {
  const orders = await readPages(visit, 'listOrders');
  const [first] = orders;
  const texts = (
    [
      ['imageName', ['image', 'name']],
      ['passRdp', ['passRdp']],
      ['remote_ext_ip', ['remote_ext_ip']],
    ] as const
  ).flatMap(([name, path]) => {
    const value = textAt(first, ...path);
    return [
      { query: { [name]: nowhere }, rows: 'none' } as const,
      value !== null &&
        ({
          query: { [name]: value },
          rows: 'some',
          holds: (row: unknown) => textAt(row, ...path)?.includes(value) === true,
        } as const),
    ];
  });
  const states = [0, 1].map((status) => ({
    query: { status },
    rows: 'every' as const,
    holds: (row: unknown) => at(row, 'status') === status,
  }));
  await filters(visit, 'listOrders', [...texts, ...states]);
  const id = textAt(first, '_id');
  if (id === null) visit.findings.notTried('listOrderHistory', 'the account has no PC order');
  else await readPages(visit, 'listOrderHistory', { path: { orderId: id } });
  return orders;
}

async function readVpsOrders(visit: Visit): Promise<readonly unknown[]> {
  const { findings } = visit;
  const orders = await readPages(visit, 'listVpsOrders');
  const [first] = orders;
  const { onRental, end } = vpsStatusOf(orders);
  const config = textAt(first, 'vps', 'config', 'config_name');
  await filters(visit, 'listVpsOrders', [
    { query: { config_name: nowhere }, rows: 'none' },
    config !== null && {
      query: { config_name: config },
      rows: 'some',
      holds: (row) => textAt(row, 'vps', 'config', 'config_name')?.includes(config) === true,
    },
    ...[onRental, end].map((status) => ({
      query: { status },
      rows: 'every' as const,
      holds: (row: unknown) => at(row, 'status') === status,
    })),
    { query: { fromDate: '2999-01-01' }, rows: 'none' },
    { query: { toDate: '1999-01-01' }, rows: 'none' },
  ]);
  await visit.succeeds('exportVpsOrders');
  const windows = orders.find(
    (order) => at(order, 'vps', 'os') === 'window server' && textAt(order, 'vps', 'ip_remote'),
  );
  const id = at(windows, 'status') === onRental ? textAt(windows, '_id') : null;
  if (id === null) findings.notTried('downloadVpsRdpFile', 'the account has no Windows VPS');
  else await visit.succeeds('downloadVpsRdpFile', { path: { id } });
  return orders;
}

const everyCloudOrder = { tab: 'cloud_order' };

/** @returns the orders */
async function readCloudMachines(visit: Visit, slug: string): Promise<readonly unknown[]> {
  const { findings } = visit;
  const listed = await readPages(visit, 'listCloudImages', { query: { tab: '' } });
  const ordered = await readPages(visit, 'listCloudImages', { query: everyCloudOrder });
  const any = textAt(ordered[0] ?? listed[0], '_id');
  if (any === null) findings.notTried('listCloudImageHistory', 'there is no cloud machine');
  else await readPages(visit, 'listCloudImageHistory', { path: { imageId: any } });
  const running = textAt(
    listed.find((image) => at(image, 'is_running') === true),
    '_id',
  );
  if (running === null) {
    findings.notTried('downloadCloudRdpFile', 'no cloud machine runs');
    findings.notTried('getPlayLinkForCloud', 'no cloud machine runs');
    return ordered;
  }
  await visit.succeeds('downloadCloudRdpFile', { path: { id: running } });
  const path = { product: slug, id: running };
  await visit.succeeds('getPlayLinkForCloud', { path, query: { os: 'win' } });
  return ordered;
}

/** A filter, and how many of the rows that it lets through are to be what it asks for. */
type Filter = { readonly query: Readonly<Record<string, string | number>> } & (
  | { readonly rows: 'none' }
  | { readonly rows: 'some' | 'every'; readonly holds: (row: unknown) => boolean }
);

/** Compares the first page of a filtered list with the filter. */
async function filters(
  visit: Visit,
  id: OperationId,
  wanted: readonly (Filter | false)[],
): Promise<void> {
  for (const filter of wanted) {
    if (filter === false) continue;
    const answer = await visit.succeeds(id, withPage({ query: filter.query }, 1));
    if (answer === null) continue;
    const rows = rowsOf(answer.json).filter(isRecord);
    const [name = ''] = Object.keys(filter.query);
    const isHeld =
      filter.rows === 'none' ? rows.length === 0 : rows[filter.rows]((row) => filter.holds(row));
    if (isHeld) continue;
    visit.findings.breaks(
      id,
      filter.rows === 'some'
        ? `the filter \`${name}\` holds a row back that it is to let through`
        : `the filter \`${name}\` lets rows through that it is to hold back`,
    );
  }
}
