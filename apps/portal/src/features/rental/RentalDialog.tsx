import { useEffect, useEffectEvent, useId, useRef, type FormEvent } from 'react';
import type { Account, Image } from '@tram/api/types';
import { isPending } from '@tram/machines/payment';
import { formatDateTime, RENTAL_UNITS, unitPriceOf, type RentalUnit } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { Dialog } from '@tram/ui/dialog';
import { Notice } from '@tram/ui/notice';
import { NumberStepper } from '@tram/ui/number-stepper';
import { Receipt } from '@tram/ui/receipt';
import { Segmented } from '@tram/ui/segmented';
import { formatMoney } from '../../app/format-money.ts';
import { useServices } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { TakenNotice } from '../free-times/TakenNotice.tsx';
import { AccountDialog } from '../payment/AccountDialog.tsx';
import { PaymentNotice } from '../payment/PaymentNotice.tsx';
import { usePc, usePcLifecycles } from '../pc/use-pcs.ts';
import { useOpenRecharge } from '../recharge/use-open-recharge.ts';
import { form as formClass } from './RentalDialog.css.ts';
import { useNow } from './use-now.ts';
import { useRentalForm, type RentalForm } from './use-rental-form.ts';
import { rentalWords } from './words.vi.ts';

export interface RentalDialogProps {
  readonly open: boolean;
  readonly image: Image;
  /** `rent` a PC that is not rented, `extend` one that is. */
  readonly action: 'rent' | 'extend';
  readonly onClose: () => void;
  readonly onClosed: () => void;
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

/** What the chosen term costs, and the notices that belong to the sum. */
function Cost({
  rental,
  action,
  words,
}: {
  readonly rental: RentalForm;
  readonly action: 'rent' | 'extend';
  readonly words: Words;
}) {
  const { preview, term, end, cheaper, affordable } = rental;
  if (preview === null || term === null) return null;
  const unit = words.units[term.unit];
  return (
    <>
      <Receipt
        lines={[
          {
            label: words.line(term.period, unit, formatMoney(preview.unitPrice)),
            amount: preview.subtotal,
          },
          ...(preview.discount > 0
            ? [{ label: words.discount(preview.discountPercent), amount: -preview.discount }]
            : []),
        ]}
        total={preview.total}
        balance={{
          label: words[action].balance,
          before: preview.balance,
          after: preview.balance - preview.total,
        }}
        facts={end === null ? [] : [{ label: words.until, value: formatDateTime(end) }]}
      />
      {cheaper !== null && (
        <Notice
          tone="info"
          announce="status"
          lead={words.cheaper.lead(
            words.span(cheaper.period, words.units[cheaper.unit]),
            formatMoney(cheaper.total),
          )}
          action={
            <Button onClick={() => rental.chooseTerm(cheaper)}>
              {words.cheaper.choose(words.span(cheaper.period, words.units[cheaper.unit]))}
            </Button>
          }
        >
          {words.cheaper.detail(formatMoney(cheaper.saving), cheaper.extraHours)}
        </Notice>
      )}
      {preview.missing > 0 && (
        <Notice
          tone="critical"
          announce="status"
          lead={words.missing.lead(formatMoney(preview.missing))}
          action={
            affordable === null ? undefined : (
              <Button onClick={() => rental.choosePeriod(affordable)}>
                {words.missing.reduce(words.span(affordable, unit))}
              </Button>
            )
          }
        >
          {words.missing.detail(
            words.span(term.period, unit),
            affordable === null ? null : words.span(affordable, unit),
          )}
        </Notice>
      )}
    </>
  );
}

function OpenRentalDialog({
  open,
  image,
  action,
  account,
  onClose,
  onClosed,
}: RentalDialogProps & { readonly account: Account }) {
  const words = useWords(rentalWords);
  const { clock } = useServices();
  const now = useNow(clock);
  const { view, send } = usePc(image);
  const openRecharge = useOpenRecharge();
  const rental = useRentalForm({ image, account, action, now });
  const formId = useId();
  const { payment } = view;
  const waiting = isPending(payment);
  const missing = rental.preview?.missing ?? 0;

  // How the last one ended belongs to the dialog that was open then.
  const begin = useRef(send);
  useEffect(() => begin.current({ type: 'ACKNOWLEDGE' }), []);

  const lifecycles = usePcLifecycles();
  const close = useEffectEvent(onClose);
  useEffect(
    () =>
      // Not by the face of the payment: that stays from one whose dialog was closed before its answer came.
      lifecycles.onOutcome((outcome, id) => {
        const isPaid = outcome.type === 'DONE' && outcome.action === action;
        if (isPaid && id === image._id) close();
      }),
    [lifecycles, image._id, action],
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    const term = rental.check();
    // A second press finds the lifecycle busy: there is no second payment.
    if (term === null || waiting || rental.preview === null) return;
    if (missing > 0) openRecharge({ amount: missing });
    else send({ type: action === 'rent' ? 'RENT' : 'EXTEND', term });
  }

  const unit = words.units[rental.unit];
  const total = rental.preview === null ? null : formatMoney(rental.preview.total);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      size="rental"
      title={words[action].title(image.name)}
      subtitle={`${image.package.name} · ${image.package.cpu} · ${image.package.gpu}`}
      footer={
        <>
          <Button size="m" onClick={onClose}>
            {waiting ? words.close : words.cancel}
          </Button>
          <Button
            size="m"
            theme="primary"
            type="submit"
            form={formId}
            busy={waiting}
            busyLabel={words.sending}
          >
            {missing > 0
              ? words.missing.topUp(formatMoney(missing))
              : total === null
                ? words[action].submitWithoutPrice
                : words[action].submit(total)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={formClass} onSubmit={submit}>
        {/* A machine may have been given back meanwhile: it can be tried. */}
        {action === 'rent' && image.package.is_available !== 1 && (
          <TakenNotice offer={image.package} />
        )}
        <Segmented
          label={words.unit}
          value={rental.unit}
          disabled={waiting}
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
          label={words.period(unit)}
          aside={words.atLeast(unit)}
          unit={(count) => words.unitOf(count, unit)}
          value={rental.period}
          onValueChange={rental.choosePeriod}
          usualValues={usualPeriods[rental.unit]}
          disabled={waiting}
          {...(rental.issue === null
            ? {}
            : { issue: { status: 'invalid', message: rental.issue } as const })}
        />
        <Cost rental={rental} action={action} words={words} />
        <Notice tone="caution" lead={words.noRefund}>
          {words.terms}
        </Notice>
        {payment.order?.action === action && (
          <PaymentNotice
            view={payment}
            refused={words[action].refused}
            order={words.span(payment.order.term.period, words.units[payment.order.term.unit])}
            onRetry={() => send({ type: 'RETRY' })}
          />
        )}
      </form>
    </Dialog>
  );
}

/**
 * Rents or extends a PC: period, price, discount, total, balance before and after and the end stand there before the press,
 * and the button names the sum (specification, sections 2 and 5; art direction, "Receipt"). Too little money leads to a
 * top-up and back. The payment itself belongs to the PC's lifecycle: closing the dialog does not stop it, and a lost answer
 * is asked for with the same key.
 */
export function RentalDialog(props: RentalDialogProps) {
  const words = useWords(rentalWords);
  const { open, onClose, onClosed, action, image } = props;
  return (
    <AccountDialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={words[action].title(image.name)}
    >
      {(account) => <OpenRentalDialog {...props} account={account} />}
    </AccountDialog>
  );
}
