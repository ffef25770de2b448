import { type ReactNode, Children } from 'react';
import { useSubject } from '../button/Subject.tsx';
import { IconChevronDown } from '../icon/generated/IconChevronDown.ts';
import { onlyOnDesktop, onlyOnPhone } from '../media-query/only.css.ts';
import { useIsPhone } from '../media-query/useIsPhone.ts';
import { Money } from '../money/Money.tsx';
import { SpecList, type SpecListItem } from '../spec-list/SpecList.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { machineCardWords } from '../words/vietnamese/values.ts';
import * as styles from './MachineCard.css.ts';

export interface MachineSpec extends SpecListItem {
  /** Stays in sight on phones, where the others fold into 'Chi tiết máy': the RDP password. @default false */
  readonly front?: boolean | undefined;
}

export interface MachinePrice {
  /** Whole VND. */
  readonly amount: number;
  /** 'giờ', 'ngày', 'tháng'. */
  readonly per: string;
}

/** What a card shows of its machine below its head. */
export interface MachineCardContentProps {
  /** A `CountdownDisplay`, `WaitingDisplay` or `Display`. */
  readonly display: ReactNode;
  /** Between display and details: the meters of a cloud machine. */
  readonly meters?: ReactNode | undefined;
  /** What the machine is; two columns where there is room. */
  readonly specs: readonly MachineSpec[];
  /** What it is in one line, for phones: 'RTX 4090 24GB · Ryzen 9 7950X, 16 nhân'. */
  readonly summary?: ReactNode | undefined;
  /** Names what folds away on phones: 'Giá, mã máy, ngày tạo'. */
  readonly foldHint?: string | undefined;
  /** The prices per hour, day and month; left out where the display shows them. */
  readonly prices?: readonly MachinePrice[] | undefined;
  readonly actions: MachineCardActionsProps;
}

const noPrices: readonly MachinePrice[] = [];

function Prices({ prices }: { readonly prices: readonly MachinePrice[] }) {
  return prices.map(({ amount, per }) => (
    <Money key={per} amount={amount} per={per} look="figure" />
  ));
}

/** What a phone shows at once, and what it folds away. */
function PhoneDetails({
  summary,
  specs,
  prices,
  foldHint,
}: Pick<MachineCardContentProps, 'summary' | 'specs' | 'foldHint'> & {
  readonly prices: readonly MachinePrice[];
}) {
  const words = useKitWords('machineCard', machineCardWords);
  const subject = useSubject();
  const front = specs.filter((spec) => spec.front === true);
  const folded = specs.filter((spec) => spec.front !== true);
  return (
    <>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      {front.length > 0 && <SpecList items={front} />}
      {(folded.length > 0 || prices.length > 0) && (
        <details className={styles.fold}>
          <summary className={styles.foldHead}>
            {words.details} <span className={styles.foldHint}>{foldHint}</span>
            <span className={styles.foldChevron}>
              <IconChevronDown size={16} />
            </span>{' '}
            <VisuallyHidden>{subject}</VisuallyHidden>
          </summary>
          <div className={styles.foldBody}>
            {prices.length > 0 && (
              <div className={styles.foldedPrices}>
                <Prices prices={prices} />
              </div>
            )}
            <SpecList items={folded} />
          </div>
        </details>
      )}
    </>
  );
}

/** Display, meters, details, prices and buttons of a machine card, each in its row of the grid. */
export function MachineCardContent({
  display,
  meters,
  specs,
  summary,
  foldHint,
  prices = noPrices,
  actions,
}: MachineCardContentProps) {
  const isPhone = useIsPhone();
  return (
    <>
      <div className={styles.display}>{display}</div>
      <div className={styles.details}>
        <div className={styles.stack}>
          {meters}
          {isPhone !== true && (
            <div className={onlyOnDesktop}>
              <SpecList items={specs} columns={2} />
            </div>
          )}
          {isPhone !== false && (
            <div className={`${styles.stack} ${onlyOnPhone}`}>
              <PhoneDetails
                specs={specs}
                prices={prices}
                summary={summary}
                {...(foldHint === undefined ? {} : { foldHint })}
              />
            </div>
          )}
        </div>
      </div>
      {isPhone !== true && prices.length > 0 && (
        <div className={`${styles.prices} ${onlyOnDesktop}`}>
          <Prices prices={prices} />
        </div>
      )}
      <MachineCardActions {...actions} />
    </>
  );
}

interface MachineCardActionsProps {
  /** The one primary button (`theme="primary" size="m"`). */
  readonly primary?: ReactNode | undefined;
  /** Two or three in reach; each child is one. On phones they are halves under the primary one. */
  readonly secondary?: ReactNode | undefined;
  /** After them, on desktops only: on phones they are large keys of the action sheet. */
  readonly desktopOnly?: ReactNode | undefined;
  /** At the far end: the action menu, or 'Xóa'. */
  readonly end?: ReactNode | undefined;
  /** Words in place of buttons: why there are none now. */
  readonly note?: ReactNode | undefined;
}

/** The row of buttons at the foot of a machine card. Renders a `<div>`; on phones each button fills its place. */
function MachineCardActions({
  primary,
  secondary,
  desktopOnly,
  end,
  note,
}: MachineCardActionsProps) {
  const seconds = Children.toArray(secondary);
  const onPhone = seconds.length + (end === undefined ? 0 : 1);
  // The last of an odd number would leave a hole beside it on a phone.
  const isLone = onPhone % 2 === 1;
  return (
    <div className={styles.actions}>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {primary !== undefined && (
        <div className={styles.action({ place: 'primary' })}>{primary}</div>
      )}
      {seconds.map((button, index) => (
        <div
          // The buttons of a card are a fixed row: their place is what they are.
          // oxlint-disable-next-line react/no-array-index-key -- a fixed row of buttons
          key={index}
          className={styles.action({
            place: 'secondary',
            lone: isLone && end === undefined && index === seconds.length - 1,
          })}
        >
          {button}
        </div>
      ))}
      {Children.toArray(desktopOnly).map((button, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed row of buttons
        <div key={index} className={styles.action({ place: 'secondary', desktopOnly: true })}>
          {button}
        </div>
      ))}
      {end !== undefined && (
        <div className={styles.action({ place: 'end', lone: isLone })}>{end}</div>
      )}
    </div>
  );
}
