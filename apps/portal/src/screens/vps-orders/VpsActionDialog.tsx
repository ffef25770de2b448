import { useEffect, useId, useRef } from 'react';
import type { Account, VpsOrder } from '@tram/api/types';
import { MAXIMUM_VPS_MONTHS, timeOf, vpsRentalEnd } from '@tram/machines/rules';
import { vpsExtensionSchema, type VpsExtensionValues } from '@tram/machines/validation';
import { isPending } from '@tram/machines/payment';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { Form } from '@tram/ui/form';
import { NumberStepper } from '@tram/ui/number-stepper';
import { useForm, useFormState } from '@tram/ui/use-form';
import { formatMoney } from '../../app/format-money.ts';
import { useWords } from '../../app/words.ts';
import { useDraft, useKeptDraft } from '../../features/draft/use-draft.ts';
import { AccountDialog } from '../../features/payment/AccountDialog.tsx';
import { PaymentNotice } from '../../features/payment/PaymentNotice.tsx';
import { useLifecycle } from '../../features/lifecycles/use-lifecycles.ts';
import { useWhenPaid } from '../../features/payment/use-when-paid.ts';
import { useOpenRecharge } from '../../features/recharge/use-open-recharge.ts';
import { extendPaymentId, type VpsPayments } from '../../features/vps/vps-payments.ts';
import { vpsPreview } from '../../features/vps/vps-price.ts';
import { VpsCost } from '../../features/vps/VpsCost.tsx';
import { systemName } from '../../features/vps/system-name.ts';
import { vpsWords } from '../../features/vps/words.vi.ts';
import { heading, part, parts } from './VpsActionDialog.css.ts';
import { isOnRental } from './order-standing.ts';
import { VpsConnection } from './VpsConnection.tsx';
import { vpsOrdersWords } from './words.vi.ts';

export interface VpsActionDialogProps {
  readonly open: boolean;
  readonly order: VpsOrder;
  readonly payments: VpsPayments;
  readonly onTunnel: () => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** What the form holds. */
interface Fields {
  readonly rental_period: number | null;
}

/** Months that people choose most. */
const usualMonths = [1, 3, 6, 12];

function OpenActionDialog({
  open,
  order,
  account,
  payments,
  onTunnel,
  onClose,
  onClosed,
}: VpsActionDialogProps & { readonly account: Account }) {
  const shared = useWords(vpsWords);
  const words = useWords(vpsOrdersWords).dialog;
  const openRecharge = useOpenRecharge();
  const paymentId = extendPaymentId(order._id);
  const { view, send } = useLifecycle(payments, paymentId);
  const formId = useId();
  const headingId = useId();
  const waiting = isPending(view);
  const { config, os, _id: id } = order.vps;
  const price = config.monthly_rental_price;

  const form = useForm<Fields, VpsExtensionValues>({
    initialValues: useDraft<Fields>(paymentId, { rental_period: 1 }),
    schema: vpsExtensionSchema,
    onSubmit({ rental_period: months }) {
      // A second press finds the payment busy: there is no second one. Nothing is paid whose price nobody knows.
      if (waiting || preview === null) return;
      if (lack > 0) openRecharge({ amount: lack });
      else send({ type: 'PAY', order: { action: 'extend', orderId: order._id, months } });
    },
  });
  useKeptDraft(paymentId, () => form.getState().values);
  const { rental_period: months } = useFormState(form).values;
  const preview = vpsPreview(price, account, months);
  const lack = waiting ? 0 : (preview?.missing ?? 0);

  // How the last one ended belongs to the dialog that was open then.
  const begin = useRef(send);
  useEffect(() => begin.current({ type: 'ACKNOWLEDGE' }), []);
  useWhenPaid(payments, paymentId, onClose);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      size="rental"
      title={words.title(config.config_name)}
      subtitle={`${systemName({ os }, shared.systems)} · ${id}`}
      footer={
        <>
          <Button size="m" onClick={onClose}>
            {waiting ? shared.close : shared.cancel}
          </Button>
          <Button
            size="m"
            theme="primary"
            busy={waiting}
            busyLabel={shared.sending}
            // Topping up needs nothing else of the form. One button, which keeps the focus when the money has come.
            {...(lack > 0
              ? { type: 'button', onClick: () => openRecharge({ amount: lack }) }
              : { type: 'submit', form: formId })}
          >
            {lack > 0
              ? shared.cost.missing.topUp(formatMoney(lack))
              : preview === null
                ? words.submitWithoutPrice
                : words.submit(formatMoney(preview.total))}
          </Button>
        </>
      }
    >
      <div className={parts}>
        <VpsConnection order={order} onTunnel={onTunnel} />
        <section className={part} aria-labelledby={headingId}>
          <h3 id={headingId} className={heading}>
            {words.extend}
          </h3>
          <Form form={form} id={formId}>
            <NumberStepper
              name="rental_period"
              label={shared.months}
              aside={shared.atLeast}
              unit={shared.month}
              max={Math.max(MAXIMUM_VPS_MONTHS - order.rental_period, 1)}
              usualValues={usualMonths}
              disabled={waiting}
            />
            {preview !== null && months !== null && (
              <VpsCost
                preview={preview}
                months={months}
                // Counted from the start, so that an end on the 31st is not lost in a short month.
                end={vpsRentalEnd(timeOf(order.time_start) ?? 0, order.rental_period + months)}
                action="extend"
                onMonths={(fits) => form.setValue('rental_period', fits)}
              />
            )}
            <PaymentNotice
              view={view}
              refused={words.refused}
              order={view.order && shared.monthsOf(view.order.months)}
              onRetry={() => send({ type: 'RETRY' })}
            />
          </Form>
        </section>
      </div>
    </Dialog>
  );
}

/**
 * What can be done with a VPS on rental (specification, section 2): its connection, Remote Desktop file (Windows only), tunnel, and an
 * extension by months with its cost before the press. An answer that is lost is asked for with the same key. Of an order that has
 * ended, under it perhaps, it says so.
 */
export function VpsActionDialog(props: VpsActionDialogProps) {
  const words = useWords(vpsOrdersWords).dialog;
  const { close } = useWords(vpsWords);
  const { open, onClose, onClosed, order } = props;
  const shared = { open, onClose, onClosed, title: words.title(order.vps.config.config_name) };
  if (!isOnRental(order)) {
    return (
      <Dialog
        {...shared}
        role="alertdialog"
        size="confirm"
        dismissOutside
        footer={
          <Button size="m" onClick={onClose}>
            {close}
          </Button>
        }
      >
        <p>{words.ended}</p>
      </Dialog>
    );
  }
  return (
    <AccountDialog {...shared}>
      {(account) => <OpenActionDialog {...props} account={account} />}
    </AccountDialog>
  );
}
