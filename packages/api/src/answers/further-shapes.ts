/** The records that no first screen shows, and the groups of `/clouds`: no first load carries them. */
import { type FurtherId, type RecordShape, unitPrices } from './record-shapes.ts';

export { cloudGroups } from './cloud-groups.ts';

const hardware: RecordShape = { text: 'name', number: 'price' };

const cloudPackage: RecordShape = {
  text: 'group name cpu ram ssd vga os',
  number: 'price days_of_use hours_of_use max_hours_each_session',
  none: 'message_wait',
  list: { hardwares: hardware },
};

/** These records by the operation that answers them. */
export const furtherShapes = {
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
        text: 'os',
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
} as const satisfies Readonly<Record<FurtherId, RecordShape>>;
