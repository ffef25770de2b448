import { Button } from '../button/Button.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ErrorSummary } from '../form/ErrorSummary.tsx';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useForm } from '../form/useForm.ts';
import { formatAmount } from '../money/format-money.ts';
import { PasswordField } from '../password-field/PasswordField.tsx';
import { cloudImageStatuses } from '../status-badge/status-sets.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { DataTable, type TableCard, type TableColumn } from '../table/DataTable.tsx';
import { TextField } from '../text-field/TextField.tsx';

/** Samples of the English stories: what a screen gives is English too. No part of the kit's public surface. */

interface SignUp {
  readonly username: string;
  readonly password: string;
  readonly agrees: boolean;
}

/** A form that nothing was typed into. */
export function EnglishForm() {
  const form = useForm<SignUp>({
    initialValues: { username: '', password: '', agrees: false },
    validate: () => ({
      username: 'A username has 3 to 20 characters',
      password: 'Enter your password',
      agrees: 'Agree to the terms of use',
    }),
    onSubmit: () => undefined,
  });
  return (
    <Form form={form} aria-label="Create an account">
      <ErrorSummary form={form} labels={{ agrees: 'Terms' }} />
      <TextField name="username" label="Username" hint="3 to 20 characters" />
      <PasswordField name="password" label="Password" autoComplete="new-password" />
      <Checkbox name="agrees" label="I have read and agree to the terms of service." />
      <SubmitButton>Sign up</SubmitButton>
    </Form>
  );
}

interface Machine {
  readonly name: string;
  readonly status: keyof typeof cloudImageStatuses;
  readonly total: number;
}

const machines: readonly Machine[] = [
  { name: 'Render 2027', status: 'running', total: 513_000 },
  { name: 'Weekend gaming', status: 'off', total: 91_200 },
  { name: 'Old lookdev', status: 'has_expired', total: 1_800_000 },
];

const columns: readonly TableColumn<Machine>[] = [
  { id: 'name', header: 'Machine', cell: ({ name }) => name, strong: true, sortable: true },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge set={cloudImageStatuses} value={status} />,
  },
  {
    id: 'total',
    header: 'Total (VND)',
    align: 'end',
    cell: ({ total }) => formatAmount(total),
    sortable: true,
  },
];

const card: TableCard<Machine> = {
  title: ({ name }) => name,
  tag: ({ status }) => <StatusBadge set={cloudImageStatuses} value={status} />,
  details: [{ label: 'Total (VND)', value: ({ total }) => formatAmount(total) }],
  actions: () => <Button size="m">Extend</Button>,
};

/** A table in the order of a column; on a phone its cards. */
export function EnglishTable() {
  return (
    <DataTable
      caption="Cloud machines"
      columns={columns}
      card={card}
      rows={machines}
      rowKey={({ name }) => name}
      empty="No data"
      sort={{ column: 'total', direction: 'descending' }}
      onSortChange={() => {}}
    />
  );
}
