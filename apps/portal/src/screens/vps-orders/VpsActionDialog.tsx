import { useId } from 'react';
import type { Account, VpsOrder } from '@tram/api/types';
import { MAXIMUM_VPS_MONTHS, timeOf, vpsRentalEnd } from '@tram/machines/rules';
import { vpsExtensionSchema, type VpsExtensionValues } from '@tram/machines/validation';
import { Form } from '@tram/ui/form';
import type { OpeningProps } from '../../features/address/dialog-address.ts';
import { useWords } from '../../app/words.ts';
import { AccountDialog } from '../../features/payment/AccountDialog.tsx';
import { PaymentDialog } from '../../features/payment/PaymentDialog.tsx';
import { useWhenPaid } from '../../features/payment/use-checkout.ts';
import { RefusedDialog } from '../../features/remote-access/RefusableDialog.tsx';
import { MonthsField, useVpsPayment } from '../../features/vps/vps-payment.tsx';
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

function OpenActionDialog({
  order,
  account,
  payments,
  onTunnel,
  ...dialog
}: VpsActionDialogProps & { readonly account: Account }) {
  const { systems } = useWords(vpsWords);
  const words = useWords(vpsOrdersWords).dialog;
  const paymentId = extendPaymentId(order._id);
  const headingId = useId();
  const { config, os, _id: id } = order.vps;
  const payment = useVpsPayment<VpsExtensionValues>({
    payments,
    paymentId,
    account,
    config,
    initialValues: { rental_period: 1 },
    schema: vpsExtensionSchema,
    intentionOf: ({ rental_period }) => ({
      action: 'extend',
      orderId: order._id,
      months: rental_period,
    }),
    action: 'extend',
    // Counted from the start, so that an end on the 31st is not lost in a short month.
    endOf: (months) => vpsRentalEnd(timeOf(order.time_start) ?? 0, order.rental_period + months),
  });
  const { checkout, onPress: formId } = payment.dialog;
  useWhenPaid(payments, paymentId, isPaid, dialog.onClose);

  return (
    <PaymentDialog
      {...dialog}
      {...payment.dialog}
      title={words.title(config.config_name)}
      subtitle={`${systemName({ os }, systems)} · ${id}`}
      submit={words.submit}
      submitWithoutPrice={words.submitWithoutPrice}
      refused={words.refused}
    >
      <VpsConnection order={order} onTunnel={onTunnel} />
      <section className={stack[12]} aria-labelledby={headingId}>
        <h3 id={headingId} className={heading}>
          {words.extend}
        </h3>
        <Form form={payment.form} id={formId}>
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
