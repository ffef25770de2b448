import type { Account, CloudImage } from '@tram/api/types';
import { isPending } from '@tram/machines/payment/view';
import {
  cloudExtension,
  cloudExtensionPrice,
  timeOf,
  type CloudExtension,
} from '@tram/machines/rules';
import { hardwareLine } from '../../app/hardware-line.ts';
import type { OpeningProps } from '../../features/address/dialog-address.ts';
import { knownNumber, wordsOfNumber } from '../../app/known-number.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useCloud, useCloudLifecycles } from '../../features/cloud/use-clouds.ts';
import { cloudWords } from '../../features/cloud/words.vi.ts';
import { AccountDialog } from '../../features/payment/AccountDialog.tsx';
import { PaymentDialog } from '../../features/payment/PaymentDialog.tsx';
import { useCheckout, useWhenPaid } from '../../features/payment/use-checkout.ts';
import { momentInWords, useNow } from '../../features/server-time/use-now.ts';
import { cloudExtensionWords } from './extension-words.vi.ts';

export interface ExtendCloudDialogProps extends OpeningProps {
  readonly image: CloudImage;
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
  image,
  account,
  ...dialog
}: ExtendCloudDialogProps & { readonly account: Account }) {
  const words = useWords(cloudExtensionWords);
  const reasons = useWords(cloudWords);
  const { clock } = useServices();
  const now = useNow(clock);
  const {
    view: { payment, refusals },
    send,
  } = useCloud(image);
  const { balance, discount_cloud: discount } = account;
  const price = cloudExtensionPrice(image.cloud.price, image, discount);
  const extension = extensionOf(image, now);
  const refusal =
    isPending(payment) || refusals.extend === null ? null : reasons.refusals[refusals.extend];
  const blocked = refusal ?? (extension === null ? words.tooFar : null);
  const checkout = useCheckout({ payment, send, price, balance, blocked });
  useWhenPaid(
    useCloudLifecycles(),
    image._id,
    (outcome) => outcome.type === 'DONE' && outcome.action === 'extend',
    dialog.onClose,
  );

  return (
    <PaymentDialog
      {...dialog}
      title={words.title(image.name)}
      subtitle={hardwareLine({ ...image.cloud, gpu: image.cloud.vga }, image.cloud.name)}
      action="extend"
      kind="cloud"
      checkout={checkout}
      lines={[
        { label: image.cloud.name, amount: price.packagePrice },
        ...(price.hardwarePrice > 0
          ? [{ label: words.hardware, amount: price.hardwarePrice }]
          : []),
      ]}
      totalLabel={words.toPay}
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
              { label: words.until, value: momentInWords(extension.dueAt) },
              {
                label: words.left,
                value: wordsOfNumber(
                  (minutes) => words.hours(Math.floor(minutes / 60), Math.floor(minutes % 60)),
                  extension.minutesLeft,
                ),
              },
            ]
      }
      submit={words.submit}
      onPress={() => checkout.press((total) => send({ type: 'EXTEND', total }))}
      refused={words.refused}
      order={image.cloud.name}
    />
  );
}

/** Extends a cloud machine: what it costs with accepted hardware, and what it grants (specification, section 9). */
export function ExtendCloudDialog(props: ExtendCloudDialogProps) {
  const words = useWords(cloudExtensionWords);
  const { image, ...dialog } = props;
  return (
    <AccountDialog
      {...dialog}
      title={words.title(image.name)}
      prices={[image.cloud, ...image.hardwares].map(({ price }) => price)}
    >
      {(account) => <OpenExtendCloudDialog {...props} account={account} />}
    </AccountDialog>
  );
}
