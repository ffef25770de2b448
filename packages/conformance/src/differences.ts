/** Which fields of the contract an answer has, and which it lacks. */
import { type AnswerShape, type Field, records, type Shape } from './generated/answers.ts';
import { isRecord } from './wire-values.ts';

export type Difference =
  | { readonly kind: 'breaks'; readonly words: string }
  | { readonly kind: 'without'; readonly words: string };

/** The number of rows of a list that are checked. */
const MOST_ROWS = 50;

/**
 * Where section 7 shows less than the contract's record: the fields that it names, and what a client does without the others.
 */
export interface Shown {
  readonly fields: readonly string[];
  readonly without: string;
}

/** How the JSON of a success differs from the contract. Contains no values of customers. */
export function answerDifferences(
  answer: AnswerShape,
  json: unknown,
  shown: Shown | null,
): readonly Difference[] {
  const { body, without } = answer;
  if (body === null) return [];
  if (shown !== null && isRecord(json)) return shownDifferences(json, body, shown);
  if (without === undefined) return differences(json, body, '');
  // Any answer is a success here: other forms are useless to a client, but no fault.
  return differences(json, body, '').length === 0 ? [] : [missing('', without)];
}

function shownDifferences(
  json: Readonly<Record<string, unknown>>,
  body: Shape,
  { fields, without }: Shown,
): readonly Difference[] {
  const all = Object.entries(body.kind === 'record' ? records[body.record] : {});
  const of = (isShown: boolean) =>
    all
      .filter(([name]) => fields.includes(name) === isShown)
      .flatMap(([name, field]) => fieldDifferences(json[name], field, name));
  return [...of(true), ...(of(false).length === 0 ? [] : [missing('', without)])];
}

function differences(value: unknown, shape: Shape, at: string): readonly Difference[] {
  if (value === null) {
    return shape.nullable === true || shape.kind === 'null' ? [] : [wrong(at, 'is null')];
  }
  switch (shape.kind) {
    case 'null':
      return [];
    case 'flag':
      return typeof value === 'boolean'
        ? []
        : [wrong(at, `is ${kindOf(value)}, not true or false`)];
    case 'whole':
      if (!Number.isInteger(value)) return [wrong(at, `is ${kindOf(value)}, not a whole number`)];
      return isAmong(value, shape.values)
        ? []
        : [wrong(at, 'is a number that the contract gives no meaning')];
    case 'text':
      return textDifferences(value, shape, at);
    case 'list':
      if (!Array.isArray(value)) return [wrong(at, `is ${kindOf(value)}, not a list`)];
      return value
        .slice(0, MOST_ROWS)
        .flatMap((item: unknown) => differences(item, shape.items, `${at}[]`));
    case 'record':
      if (!isRecord(value)) return [wrong(at, `is ${kindOf(value)}, not a record`)];
      return Object.entries(records[shape.record]).flatMap(([name, field]) =>
        fieldDifferences(value[name], field, at === '' ? name : `${at}.${name}`),
      );
    default:
      return shape satisfies never;
  }
}

function fieldDifferences(value: unknown, field: Field, at: string): readonly Difference[] {
  const { shape, without, when } = field;
  if (without === undefined) {
    return value === undefined ? [wrong(at, 'is missing')] : differences(value, shape, at);
  }
  const isAbsent = value === undefined || (value === null && shape.nullable !== true);
  if (isAbsent) return when === undefined ? [missing(at, without)] : [];
  return differences(value, shape, at);
}

function textDifferences(
  value: unknown,
  shape: Extract<Shape, { kind: 'text' }>,
  at: string,
): readonly Difference[] {
  if (typeof value !== 'string') return [wrong(at, `is ${kindOf(value)}, not a text`)];
  if (!isAmong(value, shape.values)) {
    // The role of customers and the statuses of VPS orders may be other words.
    const isSettable = /(?:^|\.)(?:role|status)$/.test(at);
    const words = 'is a word that the contract does not name';
    return [wrong(at, isSettable ? `${words}: name it in config.json (sentinels)` : words)];
  }
  if (shape.format === 'date-time' && !isMoment(value)) {
    return [wrong(at, 'is no moment as ISO 8601 writes it')];
  }
  return shape.format === 'uri' && !URL.canParse(value) ? [wrong(at, 'is no address')] : [];
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(value) && !Number.isNaN(Date.parse(value));
}

function isAmong(value: unknown, values: readonly unknown[] | undefined): boolean {
  return values === undefined || values.includes(value);
}

function wrong(at: string, words: string): Difference {
  return { kind: 'breaks', words: `${at === '' ? 'the body' : `\`${at}\``} ${words}` };
}

function missing(at: string, without: string): Difference {
  return { kind: 'without', words: at === '' ? without : `\`${at}\`: ${without}` };
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  undefined: 'nothing',
};

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'a list' : (kinds[typeof value] ?? 'a record');
}
