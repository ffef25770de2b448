/**
 * What each record of an answer has by the specification (section 3), and the default of a field that a backend leaves out or sends
 * as null. The types promise these fields; this keeps the promise.
 */
import type { OperationId } from '../operations.ts';

/** The fields of a record, by the default of one that is absent. Names are separated by blanks. */
export interface RecordShape {
  /** Texts and times that are only shown: a dash, which no rule takes for a time. */
  readonly text?: string | undefined;
  /** Texts that are also copied or sent: empty. */
  readonly blank?: string | undefined;
  /** Numbers without a sensible default: NaN, which screens show as a dash and rules ignore. */
  readonly number?: string | undefined;
  /** Numbers that are 0 unless a backend says more. */
  readonly zero?: string | undefined;
  /** What may be null by the contract: null. */
  readonly none?: string | undefined;
  /** Lists: empty. Their own records are completed; null for lists of plain values. */
  readonly list?: Readonly<Record<string, RecordShape | null>> | undefined;
  /** Records inside: completed from nothing. */
  readonly part?: Readonly<Record<string, RecordShape>> | undefined;
  /** Records inside that may be null: null. */
  readonly perhaps?: Readonly<Record<string, RecordShape>> | undefined;
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

/** The operations of the first screens. */
export type FirstOperation = keyof typeof recordShapes;

export function isFirstOperation(id: OperationId): id is FirstOperation {
  return Object.hasOwn(recordShapes, id);
}

/** Any record, not validated yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** What is shown for a text that a backend does not send. */
export const ABSENT_TEXT = '–';

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const namesIn = (names: string | undefined) => names?.split(' ') ?? [];

/** A text that is sent as one, or as a number; its default otherwise. */
function textIn(value: unknown, absent: string): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : absent;
}

/** A number that is sent as one, or as its digits; NaN for anything else. */
function numberIn(value: unknown): number {
  if (typeof value === 'string' && value.trim() !== '') return Number(value);
  return typeof value === 'number' ? value : Number.NaN;
}

/** An answer of a first screen, as the types of the contract have it; one that is no record at all, unchanged. */
export function completeFirst(id: FirstOperation, answer: unknown): unknown {
  switch (id) {
    case 'listImages':
      return completePage(answer, recordShapes[id]);
    case 'getMyAccount':
      return isFields(answer) ? completeRecord(answer, recordShapes[id]) : answer;
    default:
      return id satisfies never;
  }
}

/** The rows of a list that is an array, or under `data`. */
const rowsOf = (answer: unknown) => (isFields(answer) ? answer['data'] : answer);

/** A page of a list in either form; without the number of pages it is the only one. */
export function completePage(answer: unknown, shape: RecordShape) {
  const data = completeList(answer, shape);
  const said = isFields(answer) ? numberIn(answer['total_page']) : Number.NaN;
  const isCount = Number.isInteger(said) && said >= 0;
  return { data, total_page: isCount ? said : Math.min(data.length, 1) };
}

/** The records of a list in either form; other values are left out. */
export function completeList(answer: unknown, shape: RecordShape | null): unknown[] {
  const value = rowsOf(answer);
  if (!Array.isArray(value)) return [];
  const list: readonly unknown[] = value;
  const parts = new Map<string, Fields>();
  return shape === null
    ? list.filter((item) => item !== null)
    : list.filter(isFields).map((item) => completeRecord(item, shape, parts));
}

/** The one of equal records that came first. */
function sharedBy(parts: Map<string, Fields>, part: Fields): Fields {
  const text = JSON.stringify(part);
  const known = parts.get(text);
  if (known === undefined) parts.set(text, part);
  return known ?? part;
}

/**
 * A record with the default of every field of its shape that is absent or null. Other fields are unchanged.
 * @param parts by their JSON, so that records of one list share what they have in common: every PC carries its whole package
 */
export function completeRecord(
  record: Fields,
  shape: RecordShape,
  parts = new Map<string, Fields>(),
): Fields {
  const made: Record<string, unknown> = { ...record };
  const absent = (name: string) => made[name] === undefined || made[name] === null;
  for (const name of namesIn(shape.text)) made[name] = textIn(made[name], ABSENT_TEXT);
  for (const name of namesIn(shape.blank)) made[name] = textIn(made[name], '');
  for (const name of namesIn(shape.none)) if (absent(name)) made[name] = null;
  for (const name of namesIn(shape.number)) made[name] = numberIn(made[name]);
  for (const name of namesIn(shape.zero)) made[name] = numberIn(made[name] ?? 0) || 0;
  for (const [name, inner] of Object.entries(shape.list ?? {})) {
    made[name] = completeList(made[name], inner);
  }
  for (const [name, inner] of Object.entries(shape.part ?? {})) {
    const part = made[name];
    made[name] = sharedBy(parts, completeRecord(isFields(part) ? part : {}, inner));
  }
  for (const [name, inner] of Object.entries(shape.perhaps ?? {})) {
    const part = made[name];
    made[name] = isFields(part) ? completeRecord(part, inner) : null;
  }
  return made;
}
