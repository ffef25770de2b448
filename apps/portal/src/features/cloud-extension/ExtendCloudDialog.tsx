import { useEffect, useEffectEvent, useId, type FormEvent } from 'react';
import type { Account, CloudImage } from '@tram/api/types';
import {
  cloudExtension,
  cloudExtensionPrice,
  formatDateTime,
  paymentPreview,
  timeOf,
  type CloudExtension,
} from '@tram/machines/rules';
import { isPending } from '@tram/machines/payment';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { Notice } from '@tram/ui/notice';
import { formatMoney } from '../../app/format-money.ts';
import { knownNumber, wordsOfNumber } from '../../app/known-number.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { refusalWords } from '../cloud/refusal-words.ts';
import { useCloud, useCloudLifecycles } from '../cloud/use-clouds.ts';
import { cloudWords } from '../cloud/words.vi.ts';
import { CloudCost } from '../cloud-payment/CloudCost.tsx';
import { NeedsAccount } from '../cloud-payment/NeedsAccount.tsx';
import { form as formClass } from '../cloud-payment/payment-form.css.ts';
import { cloudPaymentWords } from '../cloud-payment/words.vi.ts';
import { PaymentNotice } from '../payment/PaymentNotice.tsx';
import { UnknownPriceDialog } from '../unknown-price/UnknownPriceDialog.tsx';
import { useOpenRecharge } from '../recharge/use-open-recharge.ts';
import { useNow } from '../rental/use-now.ts';
import { cloudExtensionWords } from './words.vi.ts';

export interface ExtendCloudDialogProps {
  readonly open: boolean;
  readonly image: CloudImage;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

/** What an extension grants at this moment; null where it would be paid for too far ahead. */
function extensionOf(image: CloudImage, now: number): CloudExtension | null {
  const rental = {
    createdAt: timeOf(image.createdAt) ?? now,
    daysOfUse: image.days_of_use,
    hoursOfUse: image.hours_of_use,
    minutesUsed: image.total_minute_used,
  };
  const { days_of_use: daysOfUse, hours_of_use: hoursOfUse } = image.cloud;
  return cloudExtension(rental, { daysOfUse, hoursOfUse }, now);
}

function OpenExtendCloudDialog({
  open,
  image,
  account,
  onClose,
  onClosed,
}: ExtendCloudDialogProps & { readonly account: Account }) {
  const words = useWords(cloudExtensionWords);
  const shared = useWords(cloudPaymentWords);
  const reasons = useWords(cloudWords);
  const { clock } = useServices();
  const now = useNow(clock);
  const openRecharge = useOpenRecharge();
  const formId = useId();
  const {
    view: { payment, refusals },
    send,
  } = useCloud(image);
  const waiting = isPending(payment);
  const price = cloudExtensionPrice(image.cloud.price, image, account.discount_cloud);
  const { missing } = paymentPreview(price.total, account.balance);
  const extension = extensionOf(image, now);
  const refusal =
    waiting || refusals.extend === null ? null : refusalWords(refusals.extend, reasons);
  const reason = refusal ?? (extension === null ? words.tooFar : null);

  // How the last one ended belongs to the dialog that was open then.
  const begin = useEffectEvent(() => {
    if (payment.step === 'refused' || payment.step === 'paid') send({ type: 'ACKNOWLEDGE' });
  });
  useEffect(() => begin(), []);

  const lifecycles = useCloudLifecycles();
  const close = useEffectEvent(onClose);
  useEffect(
    () =>
      // Not by the face of the payment: that stays from one whose dialog was closed before its answer came.
      lifecycles.onOutcome((outcome, id) => {
        const isPaid = outcome.type === 'DONE' && outcome.action === 'extend';
        if (isPaid && id === image._id) close();
      }),
    [lifecycles, image._id],
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A second press finds the lifecycle busy: there is no second payment.
    if (waiting || reason !== null) return;
    if (missing > 0) openRecharge({ amount: missing });
    else send({ type: 'EXTEND' });
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      size="rental"
      title={words.title(image.name)}
      subtitle={`${image.cloud.name} · ${image.cloud.cpu} · ${image.cloud.vga}`}
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
            disabled={reason !== null}
            {...(reason === null ? {} : { disabledReason: reason, hideReason: true })}
          >
            {missing > 0
              ? shared.missing.topUp(formatMoney(missing))
              : words.submit(formatMoney(price.total))}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={formClass} onSubmit={submit}>
        <CloudCost
          offer={image.cloud.name}
          price={price}
          balance={account.balance}
          balanceLabel={words.balance}
          facts={
            extension === null
              ? []
              : [
                  {
                    label: words.granted,
                    value: words.term(
                      knownNumber(extension.daysGranted),
                      knownNumber(extension.hoursGranted),
                    ),
                  },
                  { label: words.until, value: formatDateTime(extension.dueAt) },
                  {
                    label: words.left,
                    value: wordsOfNumber(
                      (minutes) => words.hours(Math.floor(minutes / 60), Math.floor(minutes % 60)),
                      extension.minutesLeft,
                    ),
                  },
                ]
          }
        />
        {reason !== null && <Notice tone="neutral" lead={reason} />}
        <PaymentNotice
          view={payment}
          refused={words.refused}
          order={image.cloud.name}
          onRetry={() => send({ type: 'RETRY' })}
        />
      </form>
    </Dialog>
  );
}

/**
 * Extends a cloud machine: what it costs with accepted hardware, what it grants, the balance before and after, and that nothing is
 * paid back (specification, section 9). The payment belongs to the machine's lifecycle: closing the dialog does not stop it,
 * and a lost answer is asked for with the same key.
 */
export function ExtendCloudDialog(props: ExtendCloudDialogProps) {
  const words = useWords(cloudExtensionWords);
  const { open, image, onClose, onClosed } = props;
  const sums = [image.cloud, ...image.hardwares].map(({ price }) => price);
  if (!sums.every(Number.isSafeInteger)) {
    return <UnknownPriceDialog {...{ open, onClose, onClosed }} title={words.title(image.name)} />;
  }
  return (
    <NeedsAccount open={open} title={words.title(image.name)} onClose={onClose} onClosed={onClosed}>
      {(account) => <OpenExtendCloudDialog {...props} account={account} />}
    </NeedsAccount>
  );
}
