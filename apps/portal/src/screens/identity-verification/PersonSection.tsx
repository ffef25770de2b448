import { citizenNumberHint, LONGEST_TEXT, phoneHint, vietnamDay } from '@tram/machines/rules';
import { BirthDateField } from '@tram/ui/birth-date-field';
import { DateField } from '@tram/ui/date-field';
import { TextField } from '@tram/ui/text-field';
import { useFormState, type FieldIssue, type FormStore } from '@tram/ui/use-form';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import type { IdentityForm } from '../../features/identity/identity-form.ts';
import type { IdentityField } from '../../features/identity/refused-fields.ts';
import { useNow } from '../../features/server-time/use-now.ts';
import { FormSection } from './form-parts.tsx';
import { person, wide } from './identity.css.ts';
import { identityScreenWords } from './words.vi.ts';

/** Who signs (specification, sections 3 and 5). Odd numbers are pointed out and never refused. */
export function PersonSection({
  form,
  refused,
}: {
  readonly form: FormStore<IdentityForm>;
  /** What the operator has refused. */
  readonly refused: ReadonlySet<IdentityField>;
}) {
  const { person: words, again } = useWords(identityScreenWords);
  const { clock } = useServices();
  const { values, touched } = useFormState(form);
  const today = vietnamDay(useNow(clock));

  /** A hint stands where nothing is wrong, once the field was left. */
  function hinted(name: 'id' | 'phone', message: string | null): FieldIssue | undefined {
    const isQuiet = !touched.has(name) || values[name].trim() === '';
    if (message === null || isQuiet || form.shownIssue(name) !== undefined) return undefined;
    return { status: 'warn', message };
  }
  /** A refused field is marked until the customer has been there. */
  function marked(name: IdentityField): FieldIssue | undefined {
    if (!refused.has(name) || touched.has(name)) return undefined;
    return { status: 'warn', message: again.refusedField };
  }
  const idHint = citizenNumberHint(values.id, values.dob === '' ? null : values.dob);
  const oddPhone = phoneHint(values.phone);

  return (
    <FormSection number={2} title={words.title} lead={words.lead}>
      <div className={person}>
        <div className={wide}>
          <TextField
            name="fullName"
            label={words.fullName}
            autoComplete="name"
            limit={LONGEST_TEXT.fullName}
            issue={marked('fullName')}
          />
        </div>
        <TextField
          name="id"
          label={words.id}
          inputMode="numeric"
          limit={LONGEST_TEXT.citizenId}
          autoComplete="off"
          issue={marked('id') ?? hinted('id', idHint === null ? null : words.idHints[idHint])}
        />
        <BirthDateField name="dob" label={words.dob} max={today} issue={marked('dob')} />
        <DateField
          name="issueDate"
          label={words.issueDate}
          max={today}
          issue={marked('issueDate')}
        />
        <div className={wide}>
          <TextField
            name="issuePlace"
            label={words.issuePlace}
            autoComplete="off"
            limit={LONGEST_TEXT.issuePlace}
            issue={marked('issuePlace')}
          />
        </div>
        <TextField
          name="phone"
          label={words.phone}
          type="tel"
          limit={LONGEST_TEXT.identityPhone}
          autoComplete="tel"
          issue={
            marked('phone') ??
            hinted('phone', oddPhone === null ? null : words.phoneHints[oddPhone])
          }
        />
        <div className={wide}>
          <TextField
            name="address"
            label={words.address}
            autoComplete="street-address"
            limit={LONGEST_TEXT.address}
            issue={marked('address')}
          />
        </div>
        <div className={wide}>
          <TextField
            name="email"
            label={words.email}
            type="email"
            autoComplete="email"
            limit={LONGEST_TEXT.email}
            issue={marked('email')}
          />
        </div>
      </div>
    </FormSection>
  );
}
