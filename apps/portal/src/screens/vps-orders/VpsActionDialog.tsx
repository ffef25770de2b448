import { useId } from 'react';
import type { Account, VpsOrder } from '@tram/api/types';
import { MAXIMUM_VPS_MONTHS, timeOf, vpsRentalEnd } from '@tram/machines/rules';
import { vpsExtensionSchema, type VpsExtensionValues } from '@tram/machines/validation';
import { Form } from '@tram/ui/form';
import { useForm, useFormState } from '@tram/ui/use-form';
import type { OpeningProps } from '../../features/address/dialog-address.ts';
import { useWords } from '../../app/words.ts';
import { useDraft, useKeptDraft } from '../../features/draft/use-draft.ts';
import { useLifecycle } from '../../features/lifecycles/use-lifecycles.ts';
import { AccountDialog } from '../../features/payment/AccountDialog.tsx';
import { PaymentDialog } from '../../features/payment/PaymentDialog.tsx';
import { useCheckout, useWhenPaid } from '../../features/payment/use-checkout.ts';
import { RefusedDialog } from '../../features/remote-access/RefusableDialog.tsx';
import { MonthsField, vpsCost, vpsPreview } from '../../features/vps/vps-price.tsx';
import { systemName, isOnRental } from './vps-order.ts';
import { extendPaymentId, isPaid, type VpsPayments } from '../../features/vps/vps-payments.ts';
import { vpsWords } from '../../features/vps/words.vi.ts';
import { heading } from './VpsActionDialog.css.ts';
import { stack } from '../../app/stack.css.ts';
import { VpsConnection } from './VpsConnection.tsx';
import { vpsOrdersWords } from './words.vi.ts';

export interface VpsActionDialogProps extends OpeningProps {
  readonly order: VpsOrder;
  readonly payments: VpsPayments;
  readonly onTunnel: () => void;
}

interface Fields {
  readonly rental_period: number | null;
}

function OpenActionDialog({
  order,
  account,
  payments,
  onTunnel,
  ...dialog
}: VpsActionDialogProps & { readonly account: Account }) {
  const shared = useWords(vpsWords);
  const words = useWords(vpsOrdersWords).dialog;
  const paymentId = extendPaymentId(order._id);
  const { view, send } = useLifecycle(payments, paymentId);
  const formId = useId();
  const headingId = useId();
  const { config, os, _id: id } = order.vps;

  const form = useForm<Fields, VpsExtensionValues>({
    initialValues: useDraft<Fields>(paymentId, { rental_period: 1 }),
    schema: vpsExtensionSchema,
    onSubmit: ({ rental_period }) =>
      checkout.press(() =>
        send({
          type: 'PAY',
          order: { action: 'extend', orderId: order._id, months: rental_period },
        }),
      ),
  });
  useKeptDraft(paymentId, () => form.getState().values);
  const { rental_period: months } = useFormState(form).values;
  const preview = vpsPreview(config.monthly_rental_price, account, months);
  const { balance } = account;
  const checkout = useCheckout({ payment: view, send, price: preview, balance });
  useWhenPaid(payments, paymentId, isPaid, dialog.onClose);

  return (
    <PaymentDialog
      {...dialog}
      title={words.title(config.config_name)}
      subtitle={`${systemName({ os }, shared.systems)} · ${id}`}
      action="extend"
      checkout={checkout}
      {...vpsCost({
        preview,
        months,
        // Counted from the start, so that an end on the 31st is not lost in a short month.
        endOf: (chosen) =>
          vpsRentalEnd(timeOf(order.time_start) ?? 0, order.rental_period + chosen),
        action: 'extend',
        choose: (fits) => form.setValue('rental_period', fits),
        words: shared,
      })}
      submit={words.submit}
      submitWithoutPrice={words.submitWithoutPrice}
      onPress={formId}
      refused={words.refused}
      order={view.order && shared.monthsOf(view.order.months)}
    >
      <VpsConnection order={order} onTunnel={onTunnel} />
      <section className={stack[12]} aria-labelledby={headingId}>
        <h3 id={headingId} className={heading}>
          {words.extend}
        </h3>
        <Form form={form} id={formId}>
          <MonthsField
            max={Math.max(MAXIMUM_VPS_MONTHS - order.rental_period, 1)}
            disabled={checkout.busy}
          />
        </Form>
      </section>
    </PaymentDialog>
  );
}

/**
 * What can be done with a VPS on rental (specification, section 2): its connection, Remote Desktop file (Windows only), tunnel, and an
 * extension by months. Of an order that has ended, under it perhaps, it says so.
 */
export function VpsActionDialog(props: VpsActionDialogProps) {
  const words = useWords(vpsOrdersWords).dialog;
  const { open, onClose, onClosed, order } = props;
  const shared = { open, onClose, onClosed, title: words.title(order.vps.config.config_name) };
  if (!isOnRental(order)) return <RefusedDialog {...shared} reason={words.ended} />;
  return (
    <AccountDialog {...shared}>
      {(account) => <OpenActionDialog {...props} account={account} />}
    </AccountDialog>
  );
}
