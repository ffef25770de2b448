import { useId, useRef, type FormEvent } from 'react';
import type { Account, Image } from '@tram/api/types';
import type { PcImageView } from '@tram/machines/pc-image';
import { isPending } from '@tram/machines/payment/view';
import { longestPeriod, RENTAL_UNITS, unitPriceOf, type RentalUnit } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Notice } from '@tram/ui/notice';
import { NumberStepper } from '@tram/ui/number-stepper';
import { Segmented } from '@tram/ui/segmented';
import { hardwareLine } from '../../app/hardware-line.ts';
import { formatMoney } from '../../app/format-money.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import type { OpeningProps } from '../address/dialog-address.ts';
import { TakenNotice } from '../free-times/TakenNotice.tsx';
import { AccountDialog } from '../payment/AccountDialog.tsx';
import { stack } from '../../app/stack.css.ts';
import { PaymentDialog } from '../payment/PaymentDialog.tsx';
import { useCheckout, useWhenPaid } from '../payment/use-checkout.ts';
import { usePc, usePcLifecycles } from '../pc/use-pcs.ts';
import { pcWords } from '../pc/words.vi.ts';
import { momentInWords, useNow } from '../server-time/use-now.ts';
import { useRentalForm, type RentalForm } from './use-rental-form.ts';
import { rentalWords } from './words.vi.ts';

interface RentalDialogProps extends OpeningProps {
  readonly image: Image;
  /** `rent` a PC that is not rented, `extend` one that is. */
  readonly action: 'rent' | 'extend';
}

type Words = typeof rentalWords.vi;

/** Periods that people choose most, by unit. */
const usualPeriods: Readonly<Record<RentalUnit, readonly number[]>> = {
  hour: [1, 3, 6, 12, 24],
  day: [1, 2, 3, 7, 14],
  month: [1, 2, 3, 6],
};

function isUnit(value: string): value is RentalUnit {
  return RENTAL_UNITS.some((unit) => unit === value);
}

/** A term of another unit that costs less for at least the same time. */
function CheaperOffer({ rental, words }: { readonly rental: RentalForm; readonly words: Words }) {
  const { cheaper } = rental;
  if (cheaper === null) return null;
  const term = words.span(cheaper.period, words.units[cheaper.unit]);
  return (
    <Notice
      tone="info"
      announce="status"
      lead={words.cheaper.lead(term, formatMoney(cheaper.total))}
      action={
        <Button onClick={() => rental.chooseTerm(cheaper)}>{words.cheaper.choose(term)}</Button>
      }
    >
      {words.cheaper.detail(formatMoney(cheaper.saving), cheaper.extraHours)}
    </Notice>
  );
}

/** Why the dialog, which could be opened, cannot pay any more: the PC was rented elsewhere, or its rental has ended. */
function useBlocked({ payment, refusals }: PcImageView, action: 'rent' | 'extend'): string | null {
  const { takenElsewhere } = useWords(rentalWords);
  const words = useWords(pcWords);
  const refusal = refusals[action];
  // What this tab itself has paid for closes the dialog.
  if (refusal === null || isPending(payment) || payment.step === 'paid') return null;
  const isTaken = action === 'rent' && (refusal === 'booting' || refusal === 'rented');
  return isTaken ? takenElsewhere : words.refusals[refusal];
}

function OpenRentalDialog({
  image,
  action,
  account,
  ...dialog
}: RentalDialogProps & { readonly account: Account }) {
  const words = useWords(rentalWords);
  const { clock } = useServices();
  const now = useNow(clock);
  const { view, send } = usePc(image);
  const rental = useRentalForm({ image, account, action, now });
  const formId = useId();
  const periodField = useRef<HTMLInputElement>(null);
  const { payment } = view;
  const { balance } = account;
  const { preview, term, end, affordable } = rental;
  const choice = `${rental.unit} ${rental.period}`;
  const blocked = useBlocked(view, action);
  const checkout = useCheckout({ payment, send, price: preview, balance, choice, blocked });
  useWhenPaid(
    usePcLifecycles(),
    image._id,
    (outcome) => outcome.type === 'DONE' && outcome.action === action,
    dialog.onClose,
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const checked = rental.check();
    if (checked === null) {
      periodField.current?.focus();
      return;
    }
    const type = action === 'rent' ? 'RENT' : 'EXTEND';
    checkout.press((total) => send({ type, term: checked, total }));
  }

  const unit = words.units[rental.unit];
  return (
    <PaymentDialog
      {...dialog}
      title={words[action].title(image.name)}
      subtitle={hardwareLine(image.package, image.package.name)}
      action={action}
      kind="pc"
      checkout={checkout}
      lines={
        preview === null || term === null
          ? []
          : [
              {
                label: words.line(
                  term.period,
                  words.units[term.unit],
                  formatMoney(preview.unitPrice),
                ),
                amount: preview.subtotal,
              },
            ]
      }
      facts={end === null ? [] : [{ label: words.until, value: momentInWords(end) }]}
      offer={<CheaperOffer rental={rental} words={words} />}
      choice={
        term === null
          ? undefined
          : {
              wanted: words.span(term.period, words.units[term.unit]),
              affordable:
                affordable === null
                  ? null
                  : {
                      name: words.span(affordable, unit),
                      choose: () => rental.choosePeriod(affordable),
                    },
            }
      }
      submit={words[action].submit}
      submitWithoutPrice={words[action].submitWithoutPrice}
      onPress={formId}
      refused={words[action].refused}
      order={
        payment.order && words.span(payment.order.term.period, words.units[payment.order.term.unit])
      }
      // A refusal whose reason is said by what the PC is now would say it twice.
      showsPayment={payment.order?.action === action && !(payment.step === 'refused' && blocked)}
    >
      <form id={formId} noValidate className={stack[20]} onSubmit={submit}>
        {/* A machine may have been given back meanwhile: it can be tried. */}
        {action === 'rent' && image.package.is_available !== 1 && (
          <TakenNotice offer={image.package} />
        )}
        <Segmented
          label={words.unit}
          value={rental.unit}
          disabled={checkout.busy}
          onValueChange={(value) => {
            if (isUnit(value)) rental.chooseUnit(value);
          }}
          options={RENTAL_UNITS.map((value) => ({
            value,
            label: words.unitLabels[value],
            note: formatMoney(unitPriceOf(image.package, value)),
          }))}
        />
        <NumberStepper
          ref={periodField}
          label={words.period(unit)}
          aside={words.atLeast(unit)}
          unit={(count) => words.unitOf(count, unit)}
          max={longestPeriod(rental.unit)}
          value={rental.period}
          onValueChange={rental.choosePeriod}
          usualValues={usualPeriods[rental.unit]}
          disabled={checkout.busy}
          {...(rental.issue === null
            ? {}
            : { issue: { status: 'invalid', message: rental.issue } as const })}
        />
      </form>
    </PaymentDialog>
  );
}

/** Rents or extends a PC for a term of hours, days or months (specification, sections 2 and 5). */
export function RentalDialog(props: RentalDialogProps) {
  const words = useWords(rentalWords);
  const { action, image, ...dialog } = props;
  return (
    <AccountDialog {...dialog} title={words[action].title(image.name)}>
      {(account) => <OpenRentalDialog {...props} account={account} />}
    </AccountDialog>
  );
}
