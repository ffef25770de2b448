/** The records that no first screen shows, and the groups of `/clouds`: no first load carries them. */
import type { OperationId } from '../operations.ts';
import { cloudGroups } from './cloud-groups.ts';
import { completeList, completePage, completeRecord, isFields } from './complete-record.ts';
import { image, pcPackage, type RecordShape, unitPrices } from './record-shapes.ts';

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

/** An answer that no first screen shows, as the types of the contract have it; one that the table does not have, as it is. */
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
