/** The records that no first screen shows, and the groups of `/clouds`: not part of any first load. */
import type { OperationId } from '../operations.ts';
import {
  ABSENT_TEXT,
  completeList,
  completePage,
  completeRecord,
  type Fields,
  image,
  isFields,
  pcPackage,
  type RecordShape,
  unitPrices,
} from './complete-record.ts';

const hardware: RecordShape = { text: 'name', number: 'price' };

const cloudPackage: RecordShape = {
  text: 'group name cpu ram ssd vga os',
  number: 'price days_of_use hours_of_use max_hours_each_session',
  none: 'message_wait',
  list: { hardwares: hardware },
};

/** These records by the operation that answers them. */
export const furtherShapes = {
  getNotification: { blank: 'title content' },
  listPackages: pcPackage,
  listPackagesOfCategory: pcPackage,
  listCategories: { text: 'name' },
  listBanks: { text: 'bank_name' },
  createImage: image,
  listRecharges: { text: 'createdAt', blank: 'content bank link_payment', number: 'money' },
  listLogs: { text: 'message createdAt' },
  listOrders: {
    none: 'remote_ext_ip ip user_remote passRdp time_boot end_time',
    number: 'rental_period total_price',
    zero: 'after_exp discount',
    part: { image: { text: 'name', part: { package: { number: unitPrices } } } },
  },
  listOrderHistory: { text: 'createdAt unit', number: 'rental_period price' },
  listUserGuides: { text: 'title', blank: 'link' },
  listComputerConfigs: {
    text: 'config_name cpu ram ssd network_speed ipv4 os data_center',
    number: 'monthly_rental_price',
    none: 'gpu',
  },
  listVpsOrders: {
    text: 'time_start end_time',
    number: 'rental_period',
    zero: 'discount',
    part: {
      vps: {
        text: '_id os',
        none: 'user pass ssh ip_remote int_ip api_tunnel',
        part: { config: { text: 'config_name', number: 'monthly_rental_price' } },
      },
    },
  },
  listCloudImages: {
    text: 'name createdAt',
    number: 'days_of_use hours_of_use price',
    zero: 'total_minute_used price_hardwares discount',
    none: 'last_turned_time',
    list: { hardwares: hardware },
    part: { cloud: cloudPackage, account: { blank: 'username' } },
    perhaps: {
      response_data: { blank: 'username password' },
      backup_response_data: { blank: 'id' },
      resource_cloud: { none: 'ip_remote ip_int', perhaps: { ssh: { none: 'api_tunnel' } } },
    },
  },
  listCloudPackages: cloudPackage,
  listCloudImageHistory: { text: 'time_start', none: 'time_shutdown' },
} as const satisfies Readonly<Partial<Record<OperationId, RecordShape>>>;

type FurtherId = keyof typeof furtherShapes;

const isFurther = (id: OperationId): id is FurtherId => Object.hasOwn(furtherShapes, id);

/** An answer that no first screen shows, as the types of the contract have it; one that the table does not have, unchanged. */
export function completeFurther(id: OperationId, answer: unknown): unknown {
  if (!isFurther(id)) return answer;
  switch (id) {
    case 'listCloudPackages':
      return cloudGroups(answer, furtherShapes[id]);
    case 'getNotification':
    case 'createImage':
      return isFields(answer) ? completeRecord(answer, furtherShapes[id]) : answer;
    case 'listPackages':
    case 'listPackagesOfCategory':
    case 'listCategories':
    case 'listBanks':
    case 'listComputerConfigs':
      return completeList(answer, furtherShapes[id]);
    case 'listRecharges':
    case 'listLogs':
    case 'listOrders':
    case 'listOrderHistory':
    case 'listUserGuides':
    case 'listVpsOrders':
    case 'listCloudImages':
    case 'listCloudImageHistory':
      return completePage(answer, furtherShapes[id]);
    default:
      return id satisfies never;
  }
}

/** The depth to which an answer is searched. */
const DEEPEST = 5;

/** Fields that hold packages and name no group. */
const envelopes: ReadonlySet<string> = new Set(['data', 'packages', 'clouds', 'items', 'list']);

function isPackage(value: Fields): boolean {
  return 'price' in value || 'cpu' in value || 'cloudReady' in value;
}

const textIn = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** The name of a group: `group`, or the `_id` or `name` by which a database has grouped. */
function nameOf({ group, _id, name }: Fields): string | undefined {
  return textIn(group) ?? textIn(_id) ?? (isFields(_id) ? nameOf(_id) : undefined) ?? textIn(name);
}

/** Every package of an answer, with the name of the group that it is in. */
function packagesIn(
  value: unknown,
  group: string | undefined,
  depth = 0,
): readonly (readonly [Fields, string | undefined])[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => packagesIn(item, group, depth + 1));
  if (!isFields(value)) return [];
  if (isPackage(value)) return [[value, group]];
  const own = nameOf(value) ?? group;
  return Object.entries(value).flatMap(([key, inner]) =>
    packagesIn(inner, own ?? (envelopes.has(key) ? undefined : key), depth + 1),
  );
}

/**
 * Cloud packages by their groups. "List grouped by group" (section 7, `GET /clouds`) may be groups with their packages, arrays of
 * arrays, an object by group name or a flat list: each package's own `group` decides, otherwise its place in the answer. Groups and
 * packages keep their order.
 */
function cloudGroups(
  answer: unknown,
  shape: RecordShape,
): readonly { readonly group: string; readonly packages: readonly Fields[] }[] {
  const groups = new Map<string, Fields[]>();
  for (const [found, place] of packagesIn(answer, undefined)) {
    const group = textIn(found['group']) ?? place ?? ABSENT_TEXT;
    const packages = groups.get(group) ?? [];
    packages.push(completeRecord({ ...found, group }, shape));
    groups.set(group, packages);
  }
  return [...groups].map(([group, packages]) => ({ group, packages }));
}
