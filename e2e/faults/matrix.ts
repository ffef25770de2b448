import { type OperationId, operationIds } from '@tram/api/operations';
import { markdownTable } from '../../scripts/markdown-table.ts';
import { cloudActions } from './cloud-actions.ts';
import { faults } from './faults.ts';
import { openForms } from './open-forms.ts';
import { otherActions } from './other-actions.ts';
import { payments } from './payments.ts';
import { pcActions } from './pc-actions.ts';
import { reads } from './reads.ts';

/** The kind of an operation, which decides what must hold after a fault. */
type Kind = 'query' | 'mutation' | 'payment' | 'open form' | 'background' | 'not called';

interface MatrixRow {
  readonly kind: Kind;
  /** How a customer reaches it; of one that no screen calls, why not. */
  readonly how: string;
}

/** Operations that no screen calls, with the reason. `matrix.spec.ts` looks for them in the portal's sources. */
const notCalled = {
  listPackagesOfCategory: 'the packages are shown all together, from `listPackages`',
  listCategories: 'a package names its own category; no screen groups by it',
  createUserGuide: 'guides are the operator’s to write: the customer’s screen only lists them',
  deleteUserGuide: 'guides are the operator’s to take away',
} as const satisfies Partial<Readonly<Record<OperationId, string>>>;

const background = {
  createLog: 'written automatically when an installer of a tunnel fails; nobody waits for it',
} as const satisfies Partial<Readonly<Record<OperationId, string>>>;

/** The two steps of one form, which have their own test. */
const identity = {
  requestOtp: { how: 'identity verification, the form filled, ‘Gửi mã OTP’ and ‘Gửi lại mã OTP’' },
  submitIdentity: { how: 'identity verification, the mailed code, ‘Xác nhận’' },
} as const satisfies Partial<Readonly<Record<OperationId, { readonly how: string }>>>;

type Rows = readonly (readonly [string, MatrixRow])[];

const rowsOf = (kind: Kind, table: Readonly<Record<string, { readonly how: string }>>): Rows =>
  Object.entries(table).map(([operation, { how }]) => [operation, { kind, how }]);
const sentences = (kind: Kind, table: Readonly<Record<string, string>>): Rows =>
  Object.entries(table).map(([operation, how]) => [operation, { kind, how }]);

/** Every row that there is, by its operation. One that is in two tables, or in none, fails `matrix.spec.ts`. */
export const rows: Rows = [
  ...Object.entries(reads).map(([operation, { path }]): Rows[number] => [
    operation,
    { kind: 'query', how: `\`${path}\`` },
  ]),
  ...rowsOf('mutation', pcActions),
  ...rowsOf('mutation', cloudActions),
  ...rowsOf('mutation', otherActions),
  ...rowsOf('mutation', identity),
  ...rowsOf('payment', payments),
  ...rowsOf('open form', openForms),
  ...sentences('background', background),
  ...sentences('not called', notCalled),
];

/** The table of docs/fault-matrix.md, in the contract's order, formatted as the formatter would. */
export function matrixTable(): string {
  const cells = operationIds.flatMap((id) =>
    rows
      .filter(([operation]) => operation === id)
      .map(([operation, { kind, how }]) => [`\`${operation}\``, kind, how]),
  );
  return markdownTable(['operation', 'kind', 'how it is reached'], cells);
}

/** The names of the nine faults, as the page lists them. */
export const faultTitles: readonly string[] = Object.values(faults).map(({ title }) => title);
