import { useId } from 'react';
import type { Package } from '@tram/api/types';
import { formatNumber } from '@tram/machines/rules';
import { createPcSchema, type CreatePcValues } from '@tram/machines/validation';
import { Button } from '@tram/ui/button';
import { ChoiceList } from '@tram/ui/choice-list';
import { Dialog } from '@tram/ui/dialog';
import { Form } from '@tram/ui/form';
import { Notice } from '@tram/ui/notice';
import { TextField } from '@tram/ui/text-field';
import { useForm, useFormState, type FormStore } from '@tram/ui/use-form';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { callQuery } from '../../data/queries.ts';
import { readAgain } from '../../data/read-again.ts';
import type { Face } from '../../data/face.ts';
import { useFace } from '../../data/use-face.ts';
import { FiveFaces } from '../faces/FiveFaces.tsx';
import { pcCreationWords } from './words.vi.ts';

export interface CreatePcDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** The PC is there. */
  readonly onCreated: () => void;
}

/** What the form holds. */
interface Fields {
  readonly packageId: string;
  readonly name: string;
}

function PackageChoice({ packages }: { readonly packages: readonly Package[] }) {
  const words = useWords(pcCreationWords);
  return (
    <ChoiceList
      name="packageId"
      label={words.package}
      options={packages.map((one) => ({
        value: one._id,
        label: one.name,
        detail: one.is_available ? `${one.gpu} · ${one.cpu}` : words.full,
        price: { amount: formatNumber(one.price_per_hour), unit: words.perHour },
      }))}
    />
  );
}

function CreationForm({
  id,
  form,
  face,
}: {
  readonly id: string;
  readonly form: FormStore<Fields>;
  readonly face: Face<readonly Package[]>;
}) {
  const words = useWords(pcCreationWords);
  const { error, submitting } = useFormState(form);
  return (
    <Form form={form} id={id}>
      <FiveFaces
        face={face}
        skeleton={<p>{words.loading}</p>}
        empty={{ text: words.packagesEmpty }}
        failed={words.packagesFailed}
      >
        {(packages) => <PackageChoice packages={packages} />}
      </FiveFaces>
      <TextField
        name="name"
        label={words.name}
        placeholder={words.placeholder}
        autoComplete="off"
        maxLength={60}
        readOnly={submitting}
      />
      {error !== undefined && error !== null && (
        <Notice tone="invalid" announce="alert" lead={words.refused}>
          {error}
        </Notice>
      )}
    </Form>
  );
}

/**
 * Creates a PC: a package and a name, nothing is charged (specification, sections 2 and 5). What is missing is shown as a
 * warning; what the server refuses stays in the dialog with what was chosen.
 */
export function CreatePcDialog({ open, onClose, onClosed, onCreated }: CreatePcDialogProps) {
  const words = useWords(pcCreationWords);
  const services = useServices();
  const formId = useId();
  const form = useForm<Fields, CreatePcValues>({
    initialValues: { packageId: '', name: '' },
    schema: createPcSchema,
    warnings: ['packageId', 'name'],
    async onSubmit({ packageId, name }) {
      const answer = await services.api.createImage({ body: { id_package: packageId, name } });
      if (!answer.ok) return { form: answer.error.message };
      services.notify('valid', words.created);
      await readAgain(services, 'listImages');
      onCreated();
      return undefined;
    },
  });
  const { submitting } = useFormState(form);
  const face = useFace(
    callQuery(services, 'listPackages', {}),
    (packages) => packages.length === 0,
  );
  return (
    <Dialog
      // Not before there is something to show: a dialog that grows would jump.
      open={open && face.name !== 'loading'}
      onClose={onClose}
      onClosed={onClosed}
      title={words.title}
      subtitle={words.subtitle}
      footer={
        <>
          <Button size="m" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            size="m"
            theme="primary"
            type="submit"
            form={formId}
            busy={submitting}
            busyLabel={words.submitting}
          >
            {words.submit}
          </Button>
        </>
      }
    >
      <CreationForm id={formId} form={form} face={face} />
    </Dialog>
  );
}
