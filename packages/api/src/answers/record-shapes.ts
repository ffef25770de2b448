/**
 * What each record of an answer has by the specification (section 3), and what stands for a field that a backend leaves out or sends
 * as null. The types say that these fields are there; this is what makes it true.
 */

/** The fields of a record, by what stands for one that is absent. Names are separated by blanks. */
export interface RecordShape {
  /** Texts and times that are only shown: a dash, which no rule takes for a time. */
  readonly text?: string;
  /** Texts that are also copied or sent: empty. */
  readonly blank?: string;
  /** Numbers that nobody can guess: NaN, which screens show as a dash and no rule counts with. */
  readonly number?: string;
  /** Numbers that are 0 unless a backend says more. */
  readonly zero?: string;
  /** What may be null by the contract: null. */
  readonly none?: string;
  /** Lists: empty. Their own records are completed; null for lists of plain values. */
  readonly list?: Readonly<Record<string, RecordShape | null>>;
  /** Records inside: completed from nothing. */
  readonly part?: Readonly<Record<string, RecordShape>>;
  /** Records inside that may be null: null. */
  readonly perhaps?: Readonly<Record<string, RecordShape>>;
}

const unitPrices = 'price_per_hour price_per_day price_per_month';

const pcPackage: RecordShape = {
  text: 'name cpu gpu ram ssd os',
  number: unitPrices,
  none: 'box_phone support',
  list: { orders_end_time: null },
};

const hardware: RecordShape = { text: 'name', number: 'price' };

const cloudPackage: RecordShape = {
  text: 'group name cpu ram ssd vga os',
  number: 'price days_of_use hours_of_use max_hours_each_session',
  none: 'message_wait',
  list: { hardwares: hardware },
};

const ssh: RecordShape = {
  none: 'api_tunnel',
  list: { router: null, router_xoay: null, wan_selected: { text: 'name', none: 'ip' } },
};

const image: RecordShape = {
  text: 'name createdAt',
  blank: 'account',
  none: 'computer_name passRdp estimate_used int_ip_address token_pc',
  part: { package: pcPackage },
  perhaps: { ssh },
};

/** The records by the operation that answers them: one, or a list or page of them. */
export const recordShapes = {
  getMyAccount: {
    text: 'username createdAt updatedAt',
    blank: 'fullName email phone',
    zero: 'balance imageAllowed discount_pc discount_vps discount_cloud',
    none: 'front_card back_card portrait link_contract otp timeKyc reasonFailKyc',
  },
  getNotification: { blank: 'title content' },
  listPackages: pcPackage,
  listPackagesOfCategory: pcPackage,
  listCategories: { text: 'name' },
  listBanks: { text: 'bank_name' },
  listRecharges: { text: 'createdAt', blank: 'content bank link_payment', number: 'money' },
  listLogs: { text: 'message createdAt' },
  listImages: image,
  createImage: image,
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
} as const satisfies Readonly<Record<string, RecordShape>>;
