import { failure } from '@tram/api/result';
import { SECOND } from '@tram/machines/rules';
import { anySignal } from '../../data/any-signal.ts';
import { CallFailure } from '../../data/queries.ts';
import { hasFields } from '../../app/stored.ts';
import type { IdentityForm } from './identity-form.ts';

/** A label and what stands beside it. */
type Row = readonly [label: string, value: string];

export type DraftPart =
  | { readonly kind: 'motto' | 'title' | 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'fields'; readonly rows: readonly Row[] };

/** More parts than any contract has. */
const mostParts = 500;

/** How long the words may take, ms. */
const limit = 20 * SECOND;

function isRow(value: unknown): value is Row {
  return (
    Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string')
  );
}

function partOf(value: unknown): DraftPart | null {
  if (!hasFields(value, { kind: 'string' })) return null;
  const { text, rows }: { text?: unknown; rows?: unknown } = { ...Object(value) };
  if (Array.isArray(rows)) return { kind: 'fields', rows: rows.filter(isRow) };
  if (typeof text !== 'string') return null;
  const { kind } = value;
  return {
    kind: kind === 'motto' || kind === 'title' || kind === 'heading' ? kind : 'paragraph',
    text,
  };
}

/** The parts of a contract in an answer; a kind of another edition is a paragraph. Null where there is none to read. */
export function draftPartsOf(answer: unknown): readonly DraftPart[] | null {
  const { parts }: { parts?: unknown } = { ...Object(answer) };
  if (!Array.isArray(parts)) return null;
  const read = parts.slice(0, mostParts).map(partOf);
  return read.length === 0 || read.includes(null) ? null : read.filter((part) => part !== null);
}

/** Reads the words of the contract. @throws CallFailure */
export async function readContractDraft(
  address: string,
  signal: AbortSignal,
): Promise<readonly DraftPart[]> {
  const answer = await fetch(address, {
    credentials: 'omit',
    signal: anySignal([signal, AbortSignal.timeout(limit)]),
  }).catch(() => null);
  if (answer === null) throw new CallFailure(failure('network').error);
  const parts = answer.ok ? draftPartsOf(await answer.json().catch(() => null)) : null;
  if (parts === null) throw new CallFailure(failure('malformed', { status: answer.status }).error);
  return parts;
}

const entered = [
  'fullName',
  'dob',
  'id',
  'issueDate',
  'issuePlace',
  'address',
  'email',
  'phone',
] as const satisfies (keyof IdentityForm)[];

const dates: ReadonlySet<string> = new Set(['dob', 'issueDate']);

/**
 * The contract with what stands in the form, on the device.
 * @param missing stands for what is not entered yet
 */
export function filledIn(
  parts: readonly DraftPart[],
  form: Pick<IdentityForm, (typeof entered)[number]> & { readonly username: string },
  missing: string,
): readonly DraftPart[] {
  const values = new Map<string, string>([['username', form.username]]);
  for (const name of entered) {
    const text = form[name].trim();
    // Dates as the contract writes them: DD/MM/YYYY.
    values.set(name, dates.has(name) ? text.split('-').reverse().join('/') : text);
  }
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/gu, (place, name: string) => {
      const value = values.get(name);
      return value === undefined ? place : value || missing;
    });
  return parts.map((part) =>
    part.kind === 'fields'
      ? { ...part, rows: part.rows.map(([label, value]): Row => [label, fill(value)]) }
      : { ...part, text: fill(part.text) },
  );
}
