/**
 * What each record of an answer has by the specification (section 3), and what stands for a field that a backend leaves out or sends
 * as null. The types say that these fields are there; this is what makes it true.
 */
import type { OperationId } from '../operations.ts';

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

/** The three prices of a PC package. */
export const unitPrices = 'price_per_hour price_per_day price_per_month';

export const pcPackage: RecordShape = {
  text: 'name cpu gpu ram ssd os',
  number: unitPrices,
  none: 'box_phone support',
  list: { orders_end_time: null },
};

const ssh: RecordShape = {
  none: 'api_tunnel',
  list: { router: null, router_xoay: null, wan_selected: { text: 'name', none: 'ip' } },
};

export const image: RecordShape = {
  text: 'name createdAt',
  blank: 'account',
  none: 'computer_name passRdp estimate_used int_ip_address token_pc',
  part: { package: pcPackage },
  perhaps: { ssh },
};

/** The records of the first screens by the operation that answers them. */
export const recordShapes = {
  getMyAccount: {
    text: 'username createdAt updatedAt',
    blank: 'fullName email phone',
    zero: 'balance imageAllowed discount_pc discount_vps discount_cloud',
    none: 'front_card back_card portrait link_contract otp timeKyc reasonFailKyc',
  },
  listImages: image,
} as const satisfies Readonly<Partial<Record<OperationId, RecordShape>>>;
