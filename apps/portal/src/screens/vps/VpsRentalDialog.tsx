import { useEffect, useId, useRef } from 'react';
import type { Account, ComputerConfig } from '@tram/api/types';
import { MAXIMUM_VPS_MONTHS, vpsRentalEnd } from '@tram/machines/rules';
import {
  OPERATING_SYSTEMS,
  vpsRentalSchema,
  type VpsRentalValues,
} from '@tram/machines/validation';
import { isPending } from '@tram/machines/payment';
import { Button } from '@tram/ui/button';
import { ChoiceList } from '@tram/ui/choice-list';
import { Dialog } from '@tram/ui/dialog';
import { Form } from '@tram/ui/form';
import { IconBrandUbuntu } from '@tram/ui/icon/IconBrandUbuntu';
import { IconBrandWindows } from '@tram/ui/icon/IconBrandWindows';
import { NumberStepper } from '@tram/ui/number-stepper';
import { useForm, useFormState } from '@tram/ui/use-form';
import { formatMoney } from '../../app/format-money.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useDraft, useKeptDraft } from '../../features/draft/use-draft.ts';
import { AccountDialog } from '../../features/payment/AccountDialog.tsx';
import { PaymentNotice } from '../../features/payment/PaymentNotice.tsx';
import { useLifecycle } from '../../features/lifecycles/use-lifecycles.ts';
import { useWhenPaid } from '../../features/payment/use-when-paid.ts';
import { useOpenRecharge } from '../../features/recharge/use-open-recharge.ts';
import { UnknownPriceDialog } from '../../features/unknown-price/UnknownPriceDialog.tsx';
import { useNow } from '../../features/rental/use-now.ts';
import { rentPaymentId, type VpsPayments } from '../../features/vps/vps-payments.ts';
import { vpsPreview } from '../../features/vps/vps-price.ts';
import { VpsCost } from '../../features/vps/VpsCost.tsx';
import { vpsWords } from '../../features/vps/words.vi.ts';
import { vpsCatalogueWords } from './words.vi.ts';

export interface VpsRentalDialogProps {
  readonly open: boolean;
  readonly config: ComputerConfig;
  readonly payments: VpsPayments;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  /** The order is there. */
  readonly onRented: () => void;
}

/** What the form holds. */
interface Fields {
  readonly rental_period: number | null;
  readonly os: string;
}

const systemIcons = {
  ubuntu: <IconBrandUbuntu size={24} />,
  'window server': <IconBrandWindows size={24} />,
} as const;

/** Months that people choose most. */
const usualMonths = [1, 3, 6, 12];

function OpenRentalDialog({
  open,
  config,
  account,
  payments,
  onClose,
  onClosed,
  onRented,
}: VpsRentalDialogProps & { readonly account: Account }) {
  const shared = useWords(vpsWords);
  const words = useWords(vpsCatalogueWords).dialog;
  const { clock } = useServices();
  const now = useNow(clock);
  const openRecharge = useOpenRecharge();
  const paymentId = rentPaymentId(config._id);
  const { view, send } = useLifecycle(payments, paymentId);
  const formId = useId();
  const waiting = isPending(view);
  const price = config.monthly_rental_price;

  const form = useForm<Fields, VpsRentalValues>({
    initialValues: useDraft<Fields>(paymentId, { rental_period: 1, os: '' }),
    schema: vpsRentalSchema,
    onSubmit({ rental_period: months, os }) {
      // A second press finds the payment busy: there is no second one.
      if (waiting) return;
      if (lack > 0) openRecharge({ amount: lack });
      else send({ type: 'PAY', order: { action: 'rent', configId: config._id, months, os } });
    },
  });
  useKeptDraft(paymentId, () => form.getState().values);
  const { rental_period: months } = useFormState(form).values;
  const preview = vpsPreview(price, account, months);
  const lack = waiting ? 0 : (preview?.missing ?? 0);

  // How the last one ended belongs to the dialog that was open then.
  const begin = useRef(send);
  useEffect(() => begin.current({ type: 'ACKNOWLEDGE' }), []);
  // Who has closed it has gone on to something else.
  const isLeft = useRef(false);
  useWhenPaid(payments, paymentId, () => {
    if (!isLeft.current) onRented();
  });

  function leave(): void {
    isLeft.current = true;
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={leave}
      onClosed={onClosed}
      size="rental"
      title={words.title(config.config_name)}
      subtitle={[config.cpu, config.ram, config.ssd].join(' · ')}
      footer={
        <>
          <Button size="m" onClick={leave}>
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
      <Form form={form} id={formId}>
        <NumberStepper
          name="rental_period"
          label={shared.months}
          aside={shared.atLeast}
          unit={shared.month}
          max={MAXIMUM_VPS_MONTHS}
          usualValues={usualMonths}
          disabled={waiting}
        />
        <ChoiceList
          name="os"
          label={words.system}
          columns={2}
          disabled={waiting}
          options={OPERATING_SYSTEMS.toReversed().map((os) => ({
            value: os,
            label: shared.systems[os],
            icon: systemIcons[os],
          }))}
        />
        {preview !== null && months !== null && (
          <VpsCost
            preview={preview}
            months={months}
            end={vpsRentalEnd(now, months)}
            action="rent"
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
    </Dialog>
  );
}

/**
 * Rents a VPS of a configuration: months and system, with the total and the balance after before the press, and the warning that
 * nothing is paid back (specification, section 2). Too little money leads to a top-up and back. Closing the dialog does not
 * stop a payment, and a lost answer is asked for with the same key.
 */
export function VpsRentalDialog(props: VpsRentalDialogProps) {
  const words = useWords(vpsCatalogueWords).dialog;
  const { open, onClose, onClosed, config } = props;
  if (!Number.isSafeInteger(config.monthly_rental_price)) {
    const title = words.title(config.config_name);
    return <UnknownPriceDialog {...{ open, onClose, onClosed }} title={title} />;
  }
  return (
    <AccountDialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={words.title(config.config_name)}
    >
      {(account) => <OpenRentalDialog {...props} account={account} />}
    </AccountDialog>
  );
}
