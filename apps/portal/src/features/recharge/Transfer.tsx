import { useCallback } from 'react';
import type { Recharge } from '@tram/api/types';
import type { RechargeQrView } from '@tram/machines/recharge-qr';
import { timeOf } from '@tram/machines/rules';
import { CopyField, groupDigits } from '@tram/ui/copy-field';
import { CountdownDisplay } from '@tram/ui/countdown-display';
import { DisplayAside } from '@tram/ui/display';
import { IconHourglass } from '@tram/ui/icon/IconHourglass';
import { useMediaQuery } from '@tram/ui/media-query';
import { Notice } from '@tram/ui/notice';
import { QrPanel } from '@tram/ui/qr-panel';
import { media } from '@tram/ui/scale';
import { SpecList } from '@tram/ui/spec-list';
import { rechargeScale } from '@tram/ui/time-ruler';
import { formatMoney } from '../../app/format-money.ts';
import { useServices } from '../../app/services-context.ts';
import { Message } from '../../app/Message.tsx';
import { useWords } from '../../app/words.ts';
import { NotifyMe } from '../notification-requests/NotifyMe.tsx';
import { details, transfer } from './recharge.css.ts';
import { rechargeWords } from './words.vi.ts';

interface TransferProps {
  readonly view: RechargeQrView;
  readonly recharge: Recharge;
}

/**
 * How to pay: the code, the time that is left, and every part of the transfer to copy, in order of risk. On phones the
 * parts come before the code, because the bank's app is on the same phone.
 */
export function Transfer({ view, recharge }: TransferProps) {
  const words = useWords(rechargeWords).qr;
  const { clock } = useServices();
  const createdAt = timeOf(recharge.createdAt) ?? 0;
  // The clock may be a fraction of a second behind the server's, and a new transfer must not have more time than it is given.
  const now = useCallback(() => Math.max(clock.now(), createdAt), [clock, createdAt]);
  const isPhone = useMediaQuery(media.phone);
  const code = (
    <QrPanel
      {...(view.qrText === null ? {} : { payload: view.qrText })}
      src={recharge.link_payment}
      label={words.picture(formatMoney(recharge.money), recharge.content)}
      fileName={words.fileName(recharge.content)}
      layout={isPhone ? 'beside' : 'stacked'}
    />
  );
  return (
    <>
      {view.reason === 'cancel-failed' && (
        <Notice tone="invalid" announce="alert" lead={words.cancelFailed}>
          <Message>{view.error?.message ?? ''}</Message>
        </Notice>
      )}
      <div className={transfer}>
        {!isPhone && code}
        <div className={details}>
          {view.endsAt !== null && (
            <CountdownDisplay
              caption={words.validFor}
              format="mm:ss"
              size="l"
              warns={false}
              scale={rechargeScale}
              deadline={view.endsAt}
              now={now}
              aside={
                <DisplayAside>
                  <IconHourglass size={16} />
                  {view.step === 'checking' ? words.checking : words.waiting}
                </DisplayAside>
              }
            />
          )}
          <Rows view={view} recharge={recharge} />
          {isPhone && code}
          <NotifyMe kind="recharge" id={recharge._id} />
        </div>
      </div>
    </>
  );
}

function Rows({ view: { payment }, recharge }: TransferProps) {
  const words = useWords(rechargeWords).qr;
  const accountNumber = payment?.accountNumber ?? null;
  const accountName = payment?.accountName ?? null;
  return (
    <div>
      <CopyField
        label={words.content}
        value={recharge.content}
        mono
        size="l"
        hint={words.contentHint}
      />
      <CopyField
        label={words.money}
        value={String(recharge.money)}
        shown={formatMoney(recharge.money)}
      />
      {accountNumber === null ? (
        <SpecList items={[{ label: words.accountNumber, value: words.missing }]} />
      ) : (
        <CopyField
          label={words.accountNumber}
          value={accountNumber}
          shown={groupDigits(accountNumber, 3)}
          mono
        />
      )}
      {accountName === null ? (
        <SpecList items={[{ label: words.accountHolder, value: words.missing }]} />
      ) : (
        <CopyField label={words.accountHolder} value={accountName} />
      )}
      <CopyField label={words.bank} value={recharge.bank} />
    </div>
  );
}
