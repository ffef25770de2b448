import { useId } from 'react';
import type { Account, CloudPackage } from '@tram/api/types';
import { isPending } from '@tram/machines/payment/view';
import { cloudPriceOf, LONGEST_TEXT } from '@tram/machines/rules';
import { createCloudSchema, type CreateCloudValues } from '@tram/machines/validation';
import { Form } from '@tram/ui/form';
import { TextField } from '@tram/ui/text-field';
import { hardwareLine } from '../../app/hardware-line.ts';
import type { OpeningProps } from '../../features/address/dialog-address.ts';
import { knownNumber } from '../../app/known-number.ts';
import { useWords } from '../../app/words.ts';
import { useDraftForm } from '../../features/draft/use-draft.ts';
import { useLifecycle } from '../../features/lifecycles/use-lifecycles.ts';
import { AccountDialog } from '../../features/payment/AccountDialog.tsx';
import { PaymentDialog } from '../../features/payment/PaymentDialog.tsx';
import { useCheckout } from '../../features/payment/use-checkout.ts';
import type { CloudPayments } from './cloud-payments.ts';
import { createCloudsWords } from './words.vi.ts';

export interface RentCloudDialogProps extends OpeningProps {
  readonly offer: CloudPackage;
  readonly payments: CloudPayments;
}

function OpenRentCloudDialog({
  offer,
  payments,
  account,
  ...dialog
}: RentCloudDialogProps & { readonly account: Account }) {
  const words = useWords(createCloudsWords).rental;
  const formId = useId();
  const { view, send } = useLifecycle(payments, offer._id);
  const { balance, discount_cloud: discount } = account;
  const price = cloudPriceOf(offer.price, [], discount);
  // While an order has no answer it is not known who has the last place: it may be asked about again.
  const isFull = !offer.cloudReady && !isPending(view) && view.step !== 'paid';
  const blocked = isFull ? words.full : null;
  const checkout = useCheckout({ payment: view, send, price, balance, blocked });

  const form = useDraftForm<{ readonly name: string }, CreateCloudValues>(`cloud ${offer._id}`, {
    initialValues: { name: view.keep?.order.name ?? '' },
    schema: createCloudSchema,
    onSubmit: ({ name }) =>
      checkout.press((total) => send({ type: 'PAY', order: { cloud: offer._id, name }, total })),
  });

  return (
    <PaymentDialog
      {...dialog}
      title={words.title(offer.name)}
      subtitle={hardwareLine({ ...offer, gpu: offer.vga }, offer.group)}
      action="rent"
      kind="cloud"
      checkout={checkout}
      blockedDetail={offer.message_wait}
      lines={[{ label: offer.name, amount: price.packagePrice }]}
      totalLabel={words.toPay}
      facts={[
        {
          label: words.grants,
          value: words.term(
            knownNumber(offer.days_of_use),
            knownNumber(offer.hours_of_use),
            knownNumber(offer.max_hours_each_session),
          ),
        },
      ]}
      submit={words.submit}
      onPress={formId}
      refused={words.refused}
      order={offer.name}
    >
      <Form form={form} id={formId}>
        <TextField
          name="name"
          label={words.name}
          hint={words.nameHint(offer.name)}
          placeholder={words.placeholder}
          autoComplete="off"
          limit={LONGEST_TEXT.cloudName}
          readOnly={checkout.busy}
          required={false}
        />
      </Form>
    </PaymentDialog>
  );
}

/** Rents a machine of a cloud package, under a name (specification, section 2). */
export function RentCloudDialog(props: RentCloudDialogProps) {
  const words = useWords(createCloudsWords).rental;
  const { open, offer, onClose, onClosed } = props;
  const dialog = { open, onClose, onClosed, title: words.title(offer.name) };
  return (
    <AccountDialog {...dialog} prices={[offer.price]}>
      {(account) => <OpenRentCloudDialog {...props} account={account} />}
    </AccountDialog>
  );
}
