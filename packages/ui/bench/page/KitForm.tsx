import { Form } from '../../src/form/Form.tsx';
import { SubmitButton } from '../../src/form/SubmitButton.tsx';
import { useForm, type FieldIssues } from '../../src/form/useForm.ts';
import { MoneyField } from '../../src/money-field/MoneyField.tsx';
import { TextArea } from '../../src/text-area/TextArea.tsx';
import { TextField } from '../../src/text-field/TextField.tsx';
import { formFields, shortest } from './form-fields.ts';

type Values = Record<string, string | number | null>;

const kindOf = (index: number) => (index % 10 === 4 ? 'money' : index % 10 === 9 ? 'long' : 'text');

const initialValues: Values = Object.fromEntries(
  formFields.map(({ name }, index) => [name, kindOf(index) === 'money' ? null : '']),
);

function validate(values: Partial<Values>): FieldIssues<Values> {
  return Object.fromEntries(
    formFields.map(({ name, label }) => {
      const text = String(values[name] ?? '');
      if (text === '') return [name, `Vui lòng nhập ${label}`];
      return [name, text.length < shortest ? `${label} cần ít nhất ${shortest} ký tự` : undefined];
    }),
  );
}

/** Twenty fields of three kinds; every key checks all of them, as in every form of the product. */
export function KitForm() {
  const form = useForm<Values>({ initialValues, validate, onSubmit: () => undefined });
  return (
    <Form form={form} aria-label="Hai mươi mục">
      {formFields.map((field, index) => {
        const kind = kindOf(index);
        if (kind === 'money') return <MoneyField key={field.name} {...field} />;
        if (kind === 'long') return <TextArea key={field.name} {...field} />;
        return <TextField key={field.name} {...field} />;
      })}
      <SubmitButton>Gửi</SubmitButton>
    </Form>
  );
}
