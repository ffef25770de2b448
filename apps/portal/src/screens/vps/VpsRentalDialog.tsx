import { useRef } from 'react';
import type { Account, ComputerConfig } from '@tram/api/types';
import { MAXIMUM_VPS_MONTHS, vpsRentalEnd } from '@tram/machines/rules';
import {
  OPERATING_SYSTEMS,
  vpsRentalSchema,
  type VpsRentalValues,
} from '@tram/machines/validation';
import { ChoiceList } from '@tram/ui/choice-list';
import { Form } from '@tram/ui/form';
import { IconBrandUbuntu } from '@tram/ui/icon/IconBrandUbuntu';
import { IconBrandWindows } from '@tram/ui/icon/IconBrandWindows';
import { hardwareLine } from '../../app/hardware-line.ts';
import type { OpeningProps } from '../../features/address/dialog-address.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { AccountDialog } from '../../features/payment/AccountDialog.tsx';
import { PaymentDialog } from '../../features/payment/PaymentDialog.tsx';
import { useWhenPaid } from '../../features/payment/use-checkout.ts';
import { useNow } from '../../features/server-time/use-now.ts';
import { MonthsField, useVpsPayment } from '../../features/vps/vps-payment.tsx';
import { isPaid, rentPaymentId, type VpsPayments } from '../../features/vps/vps-payments.ts';
import { vpsWords } from '../../features/vps/words.vi.ts';
import { vpsCatalogueWords } from './words.vi.ts';

export interface VpsRentalDialogProps extends OpeningProps {
  readonly config: ComputerConfig;
  readonly payments: VpsPayments;
  readonly onRented: () => void;
}

const systemIcons = {
  ubuntu: <IconBrandUbuntu size={24} />,
  'window server': <IconBrandWindows size={24} />,
} as const;

function OpenRentalDialog({
  config,
  account,
  payments,
  onRented,
  ...dialog
}: VpsRentalDialogProps & { readonly account: Account }) {
  const { systems } = useWords(vpsWords);
  const words = useWords(vpsCatalogueWords).dialog;
  const { clock } = useServices();
  const now = useNow(clock);
  const paymentId = rentPaymentId(config._id);
  const payment = useVpsPayment<VpsRentalValues>({
    payments,
    paymentId,
    account,
    config,
    initialValues: { rental_period: 1, os: '' },
    schema: vpsRentalSchema,
    intentionOf: ({ rental_period, os }) => ({
      action: 'rent',
      configId: config._id,
      months: rental_period,
      os,
    }),
    action: 'rent',
    endOf: (months) => vpsRentalEnd(now, months),
  });
  const { checkout, onPress: formId } = payment.dialog;

  // After the customer has closed it, its end must not lead them anywhere.
  const isLeft = useRef(false);
  useWhenPaid(payments, paymentId, isPaid, () => {
    if (!isLeft.current) onRented();
  });

  return (
    <PaymentDialog
      {...dialog}
      {...payment.dialog}
      onClose={() => {
        isLeft.current = true;
        dialog.onClose();
      }}
      title={words.title(config.config_name)}
      subtitle={hardwareLine(config)}
      submit={words.submit}
      submitWithoutPrice={words.submitWithoutPrice}
      refused={words.refused}
    >
      <Form form={payment.form} id={formId}>
        <MonthsField max={MAXIMUM_VPS_MONTHS} disabled={checkout.busy} />
        <ChoiceList
          name="os"
          label={words.system}
          columns={2}
          disabled={checkout.busy}
          options={[...OPERATING_SYSTEMS].reverse().map((os) => ({
            value: os,
            label: systems[os],
            icon: systemIcons[os],
          }))}
        />
      </Form>
    </PaymentDialog>
  );
}

/** Rents a VPS of a configuration: months and system (specification, section 2). */
export function VpsRentalDialog(props: VpsRentalDialogProps) {
  const words = useWords(vpsCatalogueWords).dialog;
  const { open, onClose, onClosed, config } = props;
  const dialog = { open, onClose, onClosed, title: words.title(config.config_name) };
  return (
    <AccountDialog {...dialog} prices={[config.monthly_rental_price]}>
      {(account) => <OpenRentalDialog {...props} account={account} />}
    </AccountDialog>
  );
}
