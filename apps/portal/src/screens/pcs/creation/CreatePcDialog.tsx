import { useEffect, useId, useRef } from 'react';
import type { Package } from '@tram/api/types';
import { createPcSchema, type CreatePcValues } from '@tram/machines/validation';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { Form } from '@tram/ui/form';
import { Notice } from '@tram/ui/notice';
import { TextField } from '@tram/ui/text-field';
import { useFormState, type FormStore } from '@tram/ui/use-form';
import { formatNumber, freeSlot, LONGEST_TEXT } from '@tram/machines/rules';
import { ChoiceList } from '@tram/ui/choice-list';
import { formatCores } from '../../../app/format-cores.ts';
import { memoryLine } from '../../../app/hardware-line.ts';
import type { OpeningProps } from '../../../features/address/dialog-address.ts';
import { Message } from '../../../app/Message.tsx';
import { useServices } from '../../../app/services-context.ts';
import { useWords } from '../../../app/words.ts';
import { callQuery } from '../../../data/queries.ts';
import { invalidate, queryClientOf } from '../../../data/query-client.ts';
import { type QueryState, useQueryState } from '../../../data/query-state.ts';
import { useDraftForm } from '../../../features/draft/use-draft.ts';
import { QueryBoundary } from '../../../features/query-boundary/QueryBoundary.tsx';
import { createPc, type PcCreationDoubt } from './create-pc.ts';
import { knownPcs } from './known-pcs.ts';
import { pcCreationWords } from './words.vi.ts';
import { momentInWords, useNow } from '../../../features/server-time/use-now.ts';
import { TakenNotice } from '../../../features/free-times/TakenNotice.tsx';

export interface CreatePcDialogProps extends OpeningProps {
  /** The package that is chosen at first, over what was typed earlier; one that is not there is none. */
  readonly packageId: string;
  readonly onCreated: () => void;
}

interface Fields {
  readonly packageId: string;
  readonly name: string;
}

/** Why there is no PC: nobody has answered, in our words, or the server has refused it in its own. */
function CreationNotice({ error }: { readonly error: string }) {
  const words = useWords(pcCreationWords);
  const isUnknown = error === words.unknown.hint;
  return (
    <Notice tone="invalid" announce="alert" lead={isUnknown ? words.unknown.lead : words.refused}>
      {isUnknown ? error : <Message>{error}</Message>}
    </Notice>
  );
}

function CreationForm({
  id,
  form,
  state,
}: {
  readonly id: string;
  readonly form: FormStore<Fields>;
  readonly state: QueryState<readonly Package[]>;
}) {
  const words = useWords(pcCreationWords);
  const { error, submitting, values } = useFormState(form);
  return (
    <Form form={form} id={id}>
      <QueryBoundary
        state={state}
        tellsTime={false}
        skeleton={<p>{words.loading}</p>}
        empty={{ text: words.packagesEmpty }}
        failed={words.packagesFailed}
      >
        {(packages) => <PackageChoice packages={packages} chosen={values.packageId} />}
      </QueryBoundary>
      <TextField
        name="name"
        label={words.name}
        placeholder={words.placeholder}
        autoComplete="off"
        limit={LONGEST_TEXT.pcName}
        readOnly={submitting}
      />
      {error !== undefined && error !== null && <CreationNotice error={error} />}
    </Form>
  );
}

/**
 * Creates a PC: a package and a name, nothing is charged (specification, sections 2 and 5). What is missing is shown as a
 * warning; what the server refuses stays in the dialog with what was chosen.
 */
export function CreatePcDialog({
  open,
  onClose,
  onClosed,
  packageId: wanted,
  onCreated,
}: CreatePcDialogProps) {
  const words = useWords(pcCreationWords);
  const services = useServices();
  const formId = useId();
  const doubt = useRef<PcCreationDoubt | null>(null);
  // After the customer has closed it, by Back perhaps, its end must not lead them anywhere.
  const isShown = useRef(open);
  useEffect(() => {
    isShown.current = open;
    return () => {
      isShown.current = false;
    };
  }, [open]);
  const form = useDraftForm<Fields, CreatePcValues>('pc', {
    initialValues: { packageId: '', name: '' },
    schema: createPcSchema,
    warnings: ['packageId', 'name'],
    async onSubmit({ packageId, name }) {
      const creation = await createPc(
        services,
        { packageId, name },
        { known: knownPcs(queryClientOf(services)), doubt: doubt.current },
      );
      doubt.current = creation.is === 'created' ? null : creation.doubt;
      if (creation.is === 'refused') return { form: creation.message };
      if (creation.is === 'unknown') return { form: words.unknown.hint };
      services.notify('valid', words.created);
      await invalidate(services, 'listImages');
      if (isShown.current) onCreated();
      return undefined;
    },
  });
  const { submitting } = useFormState(form);
  const state = useQueryState(
    callQuery(services, 'listPackages', {}),
    (packages) => packages.length === 0,
  );
  // Once: what the customer chooses afterwards stays when the packages are read again.
  const isTaken = useRef(false);
  const isOffered = 'data' in state && state.data.some(({ _id }) => _id === wanted);
  useEffect(() => {
    if (!isOffered || isTaken.current) return;
    isTaken.current = true;
    form.setValue('packageId', wanted);
  }, [form, isOffered, wanted]);
  return (
    <Dialog
      // Not before there is something to show: a dialog that grows would jump.
      open={open && state.status !== 'loading'}
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
      <CreationForm id={formId} form={form} state={state} />
    </Dialog>
  );
}

interface PackageChoiceProps {
  readonly packages: readonly Package[];
  /** Id of the package that is chosen; empty while none is. */
  readonly chosen: string;
}

type Words = (typeof pcCreationWords)['vi'];

/** When a machine of a package may be free; null while one is. */
function waitOf(offer: Package, now: number, words: Words): string | null {
  const slot = freeSlot(offer, now);
  switch (slot.kind) {
    case 'free':
      return null;
    case 'expected':
      return words.expected(momentInWords(slot.at));
    case 'unknown':
      return words.full;
    default:
      return slot satisfies never;
  }
}

/** What a choice says below its name, line by line: what it is made of, its other prices, when a machine of it may be free. */
function detailsOf(offer: Package, now: number, words: Words): readonly string[] {
  const { gpu, cpu, price_per_day: day, price_per_month: month } = offer;
  const memory = memoryLine(offer);
  const wait = waitOf(offer, now, words);
  return [
    `${gpu} · ${formatCores(cpu)}`,
    ...(memory === '' ? [] : [memory]),
    words.longer(formatNumber(day), formatNumber(month)),
    ...(wait === null ? [] : [wait]),
  ];
}

/** The packages to choose from. One without a free machine can be chosen, too: it says when one may be free, and offers to notify when it is. */
function PackageChoice({ packages, chosen }: PackageChoiceProps) {
  const words = useWords(pcCreationWords);
  const { clock } = useServices();
  const now = useNow(clock);
  const offer = packages.find(({ _id }) => _id === chosen);
  return (
    <>
      <ChoiceList
        name="packageId"
        label={words.package}
        options={packages.map((one) => ({
          value: one._id,
          label: one.name,
          detail: detailsOf(one, now, words),
          price: { amount: formatNumber(one.price_per_hour), unit: words.perHour },
        }))}
      />
      {offer !== undefined && offer.is_available !== 1 && <TakenNotice offer={offer} />}
    </>
  );
}
