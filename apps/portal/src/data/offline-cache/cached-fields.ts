/**
 * What is kept on the customer's device of each record, field by field: a list of what stays, so that a field which the contract
 * gets tomorrow is dropped until somebody decides otherwise. What could open a machine or tells who somebody is (passwords,
 * addresses, tunnels, tokens, account numbers, phone numbers) is blank. That there is a password, an address or a tunnel is kept: ''
 * stands in its place, which screens show as what is not kept on this device; null is what the record does not have.
 */
import type {
  CloudImage,
  CloudPackage,
  Image,
  Order,
  Package,
  Recharge,
  UserGuide,
  VpsOrder,
} from '@tram/api/types';

/** A package; the phone and support lines beside it are not kept. */
export function cachedPackage(record: Package): Package {
  return {
    _id: record._id,
    name: record.name,
    is_available: record.is_available,
    cpu: record.cpu,
    gpu: record.gpu,
    ram: record.ram,
    ssd: record.ssd,
    os: record.os,
    box_phone: null,
    support: null,
    price_per_hour: record.price_per_hour,
    price_per_day: record.price_per_day,
    price_per_month: record.price_per_month,
    orders_end_time: [...record.orders_end_time],
    updatedAt: record.updatedAt,
  };
}

/** Something in place of what is blank: there is one, and it is not here. */
function blank(value: string | null): '' | null {
  return value === null ? null : '';
}

/** A PC without its password, token, addresses and routes. */
export function cachedImage(record: Image): Image {
  const { ssh } = record;
  return {
    _id: record._id,
    name: record.name,
    computer_name: record.computer_name,
    passRdp: blank(record.passRdp),
    estimate_used: record.estimate_used,
    unit: record.unit,
    booting_since: record.booting_since,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    is_installed: record.is_installed,
    is_booting: record.is_booting,
    int_ip_address: null,
    token_pc: null,
    account: '',
    ssh: ssh && {
      _id: ssh._id,
      api_tunnel: blank(ssh.api_tunnel),
      router: [],
      router_xoay: [],
      wan_selected: [],
      updatedAt: ssh.updatedAt,
    },
    package: cachedPackage(record.package),
  };
}

/** An order of a PC without its password, user and addresses. */
export function cachedOrder(record: Order): Order {
  const { image } = record;
  return {
    _id: record._id,
    remote_ext_ip: blank(record.remote_ext_ip),
    ip: blank(record.ip),
    user_remote: blank(record.user_remote),
    image: {
      _id: image._id,
      name: image.name,
      package: {
        price_per_hour: image.package.price_per_hour,
        price_per_day: image.package.price_per_day,
        price_per_month: image.package.price_per_month,
      },
    },
    passRdp: blank(record.passRdp),
    rental_period: record.rental_period,
    unit: record.unit,
    time_boot: record.time_boot,
    end_time: record.end_time,
    status: record.status,
    after_exp: record.after_exp,
    total_price: record.total_price,
    discount: record.discount,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
}

/** An order of a VPS without its user, password and addresses. */
export function cachedVpsOrder(record: VpsOrder): VpsOrder {
  const { vps } = record;
  return {
    _id: record._id,
    rental_period: record.rental_period,
    time_start: record.time_start,
    end_time: record.end_time,
    status: record.status,
    discount: record.discount,
    total_price: record.total_price,
    vps: {
      _id: vps._id,
      user: blank(vps.user),
      pass: blank(vps.pass),
      ssh: blank(vps.ssh),
      ip_remote: blank(vps.ip_remote),
      int_ip: null,
      api_tunnel: blank(vps.api_tunnel),
      os: vps.os,
      config: {
        config_name: vps.config.config_name,
        monthly_rental_price: vps.config.monthly_rental_price,
      },
    },
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
  };
}

function keptHardware({ _id, name, price }: CloudPackage['hardwares'][number]) {
  return { _id, name, price };
}

function keptCloudPackage(record: CloudPackage): CloudPackage {
  return {
    _id: record._id,
    group: record.group,
    name: record.name,
    price: record.price,
    cpu: record.cpu,
    ram: record.ram,
    ssd: record.ssd,
    vga: record.vga,
    os: record.os,
    days_of_use: record.days_of_use,
    hours_of_use: record.hours_of_use,
    max_hours_each_session: record.max_hours_each_session,
    message_wait: record.message_wait,
    cloudReady: record.cloudReady,
    hardwares: record.hardwares.map(keptHardware),
    updatedAt: record.updatedAt,
  };
}

/** A cloud machine without its account, backup and addresses. */
export function cachedCloudImage(record: CloudImage): CloudImage {
  return {
    _id: record._id,
    name: record.name,
    cloud: keptCloudPackage(record.cloud),
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    days_of_use: record.days_of_use,
    hours_of_use: record.hours_of_use,
    total_minute_used: record.total_minute_used,
    is_running: record.is_running,
    operation: record.operation,
    is_creating: record.is_creating,
    is_deleted: record.is_deleted,
    has_expired: record.has_expired,
    is_extended: record.is_extended,
    last_turned_time: record.last_turned_time,
    price: record.price,
    price_hardwares: record.price_hardwares,
    discount: record.discount,
    hardwares: record.hardwares.map(keptHardware),
    accepted_add_hardwares: record.accepted_add_hardwares,
    response_data: record.response_data === null ? null : { username: '', password: '' },
    backup_response_data: record.backup_response_data === null ? null : { id: '' },
    resource_cloud: null,
    account: { username: '' },
  };
}

/** A recharge without the account that it is paid to: an old QR code must not be paid from a copy. */
export function cachedRecharge(record: Recharge): Recharge {
  return {
    _id: record._id,
    money: record.money,
    content: record.content,
    bank: record.bank,
    bank_id: record.bank_id,
    link_payment: '',
    qr_payload: '',
    createdAt: record.createdAt,
    expiresAt: record.expiresAt,
    updatedAt: record.updatedAt,
    is_succeeded: record.is_succeeded,
  };
}

/** A guide: nothing of it is anybody's. */
export function cachedUserGuide({ _id, title, link, updatedAt }: UserGuide): UserGuide {
  return { _id, title, link, updatedAt };
}
