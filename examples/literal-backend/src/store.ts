import { randomBytes } from 'node:crypto';

/** The stored data. Names that go over the wire are the specification's (section 3); the others are this backend's own. */
export interface Account {
  readonly _id: string;
  readonly username: string;
  /** In plain text: this is an example without real money. */
  readonly password: string;
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly role: 'USER' | 'ADMIN';
  balance: number;
  readonly kyc: 0 | 1;
  isVerify: 0 | 1 | 2;
  /** Ids of kept files. */
  documents: Documents | null;
  timeKyc: Date | null;
  reasonFailKyc: string | null;
  /** The one-time code that was sent last, until it is used. */
  code: string | null;
  discount_pc: number;
  discount_vps: number;
  discount_cloud: number;
  readonly createdAt: Date;
  updatedAt: Date;
}

interface Documents {
  readonly front_card: string;
  readonly back_card: string;
  readonly portrait: string;
  readonly link_contract: string;
}

interface KeptFile {
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Recharge {
  readonly _id: string;
  readonly owner: Account;
  readonly money: number;
  readonly content: string;
  readonly bank: string;
  readonly bank_id: string;
  readonly link_payment: string;
  readonly createdAt: Date;
  is_succeeded: 0 | 1 | 2 | 3;
}

export interface Package {
  readonly _id: string;
  readonly category: string;
  readonly name: string;
  readonly cpu: string;
  readonly gpu: string;
  readonly ram: string;
  readonly ssd: string;
  readonly os: string;
  readonly price_per_hour: number;
  readonly price_per_day: number;
  readonly price_per_month: number;
}

export interface Pc {
  readonly _id: string;
  readonly owner: Account;
  readonly name: string;
  readonly package: Package;
  readonly createdAt: Date;
  /** Set from when it is ready until the rental ends. */
  machine: PcMachine | null;
  /** The current rental. */
  order: PcOrder | null;
}

export interface PcMachine {
  readonly computer_name: string;
  readonly int_ip_address: string;
  readonly remote_ext_ip: string;
  readonly token_pc: string;
  readonly sshId: string;
  readonly api_tunnel: string | null;
  /** The fixed internet route that was chosen. */
  wan: { readonly name: string; readonly ip: string } | null;
  passRdp: string;
}

export interface PcOrder {
  readonly _id: string;
  readonly pc: Pc;
  /** Stored separately from the machine, which is removed when the rental ends. */
  machine: PcMachine | null;
  /** Hours. */
  rental_period: number;
  readonly time_boot: Date;
  end_time: Date;
  status: 0 | 1;
  after_exp: number;
  total_price: number;
  readonly discount: number;
  /** Newest first. */
  readonly history: PcOrderEntry[];
}

export interface PcOrderEntry {
  readonly rental_period: number;
  readonly unit: Unit;
  readonly price: number;
  readonly createdAt: Date;
}

export type Unit = 'hour' | 'day' | 'month';

export interface VpsConfig {
  readonly _id: string;
  readonly config_name: string;
  readonly monthly_rental_price: number;
  readonly cpu: string;
  readonly ram: string;
  readonly ssd: string;
  readonly gpu: string | null;
  readonly network_speed: string;
  readonly ipv4: string;
  readonly os: string;
  readonly data_center: string;
}

export interface VpsOrder {
  readonly _id: string;
  readonly vpsId: string;
  readonly owner: Account;
  readonly config: VpsConfig;
  readonly os: 'window server' | 'ubuntu';
  /** Months. */
  rental_period: number;
  readonly time_start: Date;
  end_time: Date;
  status: 'on_rental' | 'end';
  readonly discount: number;
  machine: { readonly pass: string; readonly address: string; readonly int_ip: string } | null;
}

export interface Hardware {
  readonly _id: string;
  readonly name: string;
  readonly price: number;
}

export interface CloudPackage {
  readonly _id: string;
  readonly group: string;
  readonly name: string;
  readonly price: number;
  readonly cpu: string;
  readonly ram: string;
  readonly ssd: string;
  readonly vga: string;
  readonly os: string;
  readonly days_of_use: number;
  readonly hours_of_use: number;
  readonly max_hours_each_session: number;
  readonly message_wait: string | null;
  readonly hardwares: readonly Hardware[];
  /** How many of it can run at once. */
  readonly places: number;
}

export interface CloudImage {
  readonly _id: string;
  readonly owner: Account;
  readonly name: string;
  readonly cloud: CloudPackage;
  readonly createdAt: Date;
  days_of_use: number;
  hours_of_use: number;
  /** Time of finished sessions, ms. */
  timeUsed: number;
  /** Its current operation; only one at a time. */
  doing: 'creation' | 'operation' | null;
  is_running: boolean;
  is_deleted: boolean;
  is_extended: boolean;
  last_turned_time: Date | null;
  /** Total paid, VND. */
  price: number;
  readonly discount: number;
  hardwares: readonly Hardware[];
  accepted_add_hardwares: 1 | 2 | 3 | 4;
  backup: string | null;
  vm: { readonly ip_remote: string; readonly ip_int: string; readonly password: string } | null;
  /** Newest first. */
  readonly sessions: { readonly time_start: Date; time_shutdown: Date | null }[];
}

interface Log {
  readonly _id: string;
  readonly owner: Account;
  readonly message: string;
  /** Name of the package that it is about; '' for none. */
  readonly group: string;
  readonly createdAt: Date;
}

interface UserGuide {
  readonly _id: string;
  readonly title: string;
  readonly link: string;
}

/** Lists are newest first, so that their order is that of the answers. */
export interface Store {
  readonly accounts: Account[];
  /** Accounts by the token of their login. */
  readonly sessions: Map<string, Account>;
  readonly files: Map<string, KeptFile>;
  readonly recharges: Recharge[];
  readonly pcs: Pc[];
  readonly pcOrders: PcOrder[];
  readonly vpsOrders: VpsOrder[];
  readonly cloudImages: CloudImage[];
  readonly logs: Log[];
  readonly guides: UserGuide[];
  /** The holder of a rotating internet route, and its current address, by the route's name. */
  readonly rotating: Map<string, { readonly account_id: string; readonly ip: string }>;
}

/** An id as MongoDB makes them: 24 hexadecimal digits. */
export function newId(): string {
  return randomBytes(12).toString('hex');
}

/** A secret of letters and digits. */
export function newSecret(length: number): string {
  return randomBytes(length).toString('base64url').replaceAll(/[-_]/g, 'x').slice(0, length);
}

/** An address of a documentation or private network, with a random last number. */
export function addressIn(network: string): string {
  return `${network}.${1 + ((randomBytes(1)[0] ?? 0) % 250)}`;
}
