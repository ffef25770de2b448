import { Fragment, type ReactNode } from 'react';
import { FieldGroup } from '../field/Field.tsx';
import { useRadioField, type GroupFieldProps } from '../form/useGroupField.ts';
import * as styles from './ChoiceList.css.ts';

export interface ChoiceListOption {
  readonly value: string;
  readonly label: string;
  /** Below the label, in one line or several: what it is made of, or why it cannot be chosen. */
  readonly detail?: string | readonly string[] | undefined;
  /** Before the label, size 24: a brand or a device. */
  readonly icon?: ReactNode | undefined;
  /** At the right: an amount and its unit below (`45.000`, `VNĐ/giờ`). */
  readonly price?: { readonly amount: string; readonly unit: string } | undefined;
  readonly disabled?: boolean | undefined;
}

export interface ChoiceListProps extends GroupFieldProps<string> {
  readonly options: readonly ChoiceListOption[];
  /** Two short choices may stand side by side; on phones they never do. @default 1 */
  readonly columns?: 1 | 2 | undefined;
}

function linesOf(detail: ChoiceListOption['detail'] = []): readonly string[] {
  return typeof detail === 'string' ? [detail] : detail;
}

/**
 * One of several that need comparing: packages with their prices, operating systems. Renders a `<fieldset role="radiogroup">` of
 * cards, each a `<label>` around a radio. Pattern: WAI-ARIA radio group; arrow keys move and choose.
 */
export function ChoiceList({ options, columns = 1, ...field }: ChoiceListProps) {
  const { radioProps, shell } = useRadioField(field, options);
  return (
    <FieldGroup kind="radiogroup" {...shell}>
      <div className={styles.list({ columns: columns === 2 ? 'two' : 'one' })}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <span className={styles.subject}>
              <input {...radioProps(option)} className={styles.radio} />
              {option.icon !== undefined && <span className={styles.icon}>{option.icon}</span>}
              <span className={styles.words}>
                <span className={styles.label}>{option.label}</span>
                {linesOf(option.detail).map((line) => (
                  <Fragment key={line}>
                    {' '}
                    <span className={styles.detail}>{line}</span>
                  </Fragment>
                ))}
              </span>
            </span>
            {option.price !== undefined && (
              <>
                {' '}
                <span className={styles.price}>
                  <span className={styles.amount}>{option.price.amount}</span>{' '}
                  <span className={styles.unit}>{option.price.unit}</span>
                </span>
              </>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
