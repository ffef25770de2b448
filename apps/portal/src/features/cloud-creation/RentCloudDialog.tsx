import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Account, CloudPackage } from '@tram/api/types';
import { cloudPriceOf, paymentPreview } from '@tram/machines/rules';
import { createCloudSchema, type CreateCloudValues } from '@tram/machines/validation';
import { isPending } from '@tram/machines/payment';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { Form } from '@tram/ui/form';
import { Notice } from '@tram/ui/notice';
import { TextField } from '@tram/ui/text-field';
import { useForm } from '@tram/ui/use-form';
import { formatMoney } from '../../app/format-money.ts';
import { knownNumber } from '../../app/known-number.ts';
import { useWords } from '../../app/words.ts';
import { CloudCost } from '../cloud-payment/CloudCost.tsx';
import { NeedsAccount } from '../cloud-payment/NeedsAccount.tsx';
import { form as formClass } from '../cloud-payment/payment-form.css.ts';
import { cloudPaymentWords } from '../cloud-payment/words.vi.ts';
import { useDraft, useKeptDraft } from '../draft/use-draft.ts';
import { PaymentNotice } from '../payment/PaymentNotice.tsx';
import { useLifecycle } from '../lifecycles/use-lifecycles.ts';
import { UnknownPriceDialog } from '../unknown-price/UnknownPriceDialog.tsx';
import { useOpenRecharge } from '../recharge/use-open-recharge.ts';
import type { CloudPayments } from './cloud-payments.ts';
import { cloudCreationWords } from './words.vi.ts';

export interface RentCloudDialogProps {
  readonly open: boolean;
  readonly offer: CloudPackage;
  readonly orders: CloudPayments;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

function OpenRentCloudDialog({
  open,
  offer,
  orders: { payments, memory },
  account,
  onClose,
  onClosed,
}: RentCloudDialogProps & { readonly account: Account }) {
  const words = useWords(cloudCreationWords);
  const shared = useWords(cloudPaymentWords);
  const openRecharge = useOpenRecharge();
  const formId = useId();
  const { view, send } = useLifecycle(payments, offer._id);
  const [underWay] = useState(() => memory.remembered(offer._id)?.order.name ?? '');
  const draftName = `cloud ${offer._id}`;
  const price = cloudPriceOf(offer.price, [], account.discount_cloud);
  const { missing } = paymentPreview(price.total, account.balance);
  const waiting = isPending(view) || view.step === 'paid';
  // While an order has no answer it is not known who has the last place: it may be asked about again.
  const full = !offer.cloudReady && !waiting;

  // What was refused before belongs to the dialog that was open then.
  const begin = useEffectEvent(() => send({ type: 'ACKNOWLEDGE' }));
  useEffect(() => begin(), []);

  const form = useForm<{ readonly name: string }, CreateCloudValues>({
    initialValues: useDraft(draftName, { name: underWay }),
    schema: createCloudSchema,
    onSubmit({ name }) {
      // A second press finds the payment busy: there is no second order.
      if (waiting || full) return undefined;
      if (missing > 0) openRecharge({ amount: missing });
      else send({ type: 'PAY', order: { cloud: offer._id, name } });
      return undefined;
    },
  });

  useKeptDraft(draftName, () => form.getState().values);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      size="rental"
      title={words.title(offer.name)}
      subtitle={`${offer.group} · ${offer.cpu} · ${offer.vga}`}
      footer={
        <>
          <Button size="m" onClick={onClose}>
            {waiting ? shared.close : shared.cancel}
          </Button>
          <Button
            size="m"
            theme="primary"
            type="submit"
            form={formId}
            busy={waiting}
            busyLabel={shared.sending}
            disabled={full}
            disabledReason={words.full}
            hideReason
          >
            {missing > 0 && !full
              ? shared.missing.topUp(formatMoney(missing))
              : words.submit(formatMoney(price.total))}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId}>
        <div className={formClass}>
          <TextField
            name="name"
            label={words.name}
            hint={words.nameHint(offer.name)}
            placeholder={words.placeholder}
            autoComplete="off"
            maxLength={100}
            readOnly={waiting}
            required={false}
          />
          <CloudCost
            offer={offer.name}
            price={price}
            balance={account.balance}
            balanceLabel={words.balance}
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
          />
          {full && (
            <Notice tone="neutral" lead={words.full}>
              {offer.message_wait}
            </Notice>
          )}
          <PaymentNotice
            view={view}
            refused={words.refused}
            order={offer.name}
            onRetry={() => send({ type: 'RETRY' })}
          />
        </div>
      </Form>
    </Dialog>
  );
}

/**
 * Rents a machine of a cloud package: the amount to pay, the no-refund warning, a name for the image, the balance and a top-up
 * where it lacks (specification, section 2). It is charged once: closing the dialog does not stop an order, and a lost
 * answer is asked for with the same key, also after a reload.
 */
export function RentCloudDialog(props: RentCloudDialogProps) {
  const words = useWords(cloudCreationWords);
  const { open, offer, onClose, onClosed } = props;
  if (!Number.isSafeInteger(offer.price)) {
    return <UnknownPriceDialog {...{ open, onClose, onClosed }} title={words.title(offer.name)} />;
  }
  return (
    <NeedsAccount open={open} title={words.title(offer.name)} onClose={onClose} onClosed={onClosed}>
      {(account) => <OpenRentCloudDialog {...props} account={account} />}
    </NeedsAccount>
  );
}
