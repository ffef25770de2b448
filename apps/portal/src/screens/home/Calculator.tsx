import { useState } from 'react';
import type { RentalUnit } from '@tram/api/types';
import {
  dateTimeParts,
  priceOf,
  unitPriceOf,
  rentalEnd,
  RENTAL_UNITS,
  rentalHours,
  type RentalTerm,
} from '@tram/machines/rules';
import { Card } from '@tram/ui/card';
import { Display, DisplayAside, DisplayFigure } from '@tram/ui/display';
import { LinkButton } from '@tram/ui/link-button';
import { NumberStepper } from '@tram/ui/number-stepper';
import { Segmented } from '@tram/ui/segmented';
import { Select } from '@tram/ui/select';
import { rentalScale, TimeRuler, unitLength } from '@tram/ui/time-ruler';
import { formatAmount, formatMoney } from '../../app/format-money.ts';
import { knownSum } from '../../app/known-sum.ts';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import * as styles from './Hero.css.ts';
import { rentLink, type ShownPackage } from './landing.ts';
import { useMinute } from './use-minute.ts';
import { homeWords, type HomeWords } from './words.vi.ts';

/** Most units at once: beyond it the sum would not fit the display, and nobody rents for ten years. */
const longest = 999;

function isUnit(value: string): value is RentalUnit {
  return RENTAL_UNITS.some((unit) => unit === value);
}

/**
 * '15:40 → 21:40', 'đến 01:40 21/11', 'đến 21/11/2027': never wider than the sum above it, because it comes after the first
 * paint and may move nothing.
 */
function stretch(words: HomeWords['calculator'], start: number, end: number): string | null {
  const from = dateTimeParts(start);
  const to = dateTimeParts(end);
  if (from === null || to === null) return null;
  const [begins, ends] = [from.time.slice(0, 5), to.time.slice(0, 5)];
  if (from.date === to.date) return words.sameDay(begins, ends);
  const isThisYear = from.date.slice(6) === to.date.slice(6);
  return isThisYear ? words.thisYear(ends, to.date.slice(0, 5)) : words.otherYear(to.date);
}

/**
 * What a rental would cost, by the very rule that charges for it. Any change shows at once; nothing is asked of the server.
 * @param packages at least one
 */
export function Calculator({ packages }: { readonly packages: readonly ShownPackage[] }) {
  const { calculator: words } = useWords(homeWords);
  const [id, setId] = useState(packages[0]?._id ?? '');
  const [unit, setUnit] = useState<RentalUnit>('hour');
  const [period, setPeriod] = useState<number | null>(6);
  const now = useMinute();

  const chosen = packages.find((one) => one._id === id) ?? packages[0];
  if (chosen === undefined) return null;
  // No other number is priced than the one in the field, which says what it takes.
  const term: RentalTerm = { unit, period: period !== null && period <= longest ? period : 0 };
  const unitPrice = unitPriceOf(chosen, unit);
  const total = knownSum(() => priceOf(chosen, term, 0).total);
  const span = rentalHours(term) * unitLength.hour;

  return (
    <Card as="section" padding="none" aria-labelledby="calculator">
      <div className={styles.calculatorHead}>
        <h2 id="calculator" className={styles.calculatorTitle}>
          {words.title}
        </h2>
        <p className={styles.note}>{words.note}</p>
      </div>
      <div className={styles.choices}>
        <Select
          label={words.package}
          value={chosen._id}
          onValueChange={setId}
          options={packages.map(({ _id, name, gpu }) => ({
            value: _id,
            label: words.option(name, gpu),
          }))}
        />
        <div className={styles.pair}>
          <Segmented
            label={words.unit}
            value={unit}
            onValueChange={(value) => {
              if (isUnit(value)) setUnit(value);
            }}
            options={RENTAL_UNITS.map((value) => ({ value, label: words.units[value] }))}
          />
          <NumberStepper
            label={words.period}
            unit={(count) => words.unitOf(count, words.unitsSmall[unit])}
            max={longest}
            value={period}
            onValueChange={setPeriod}
          />
        </div>
      </div>
      <Display
        edge="flush"
        caption={words.total}
        aside={
          <DisplayAside
            caption={
              term.period > 0
                ? words.formula(term.period, words.unitsSmall[unit], formatMoney(unitPrice))
                : words.enterPeriod
            }
          >
            {/* Not in the HTML: its place is kept. */}
            {(now !== null && stretch(words, now, rentalEnd(now, term))) || '\u00A0'}
          </DisplayAside>
        }
        ruler={<TimeRuler scale={rentalScale(span)} span={span} />}
      >
        <DisplayFigure size="l" value={formatAmount(total)} unit={words.currency} />
      </Display>
      <div className={styles.calculatorFoot}>
        <LinkButton
          theme="primary"
          size="l"
          width="full"
          render={<Link to={rentLink('pc', chosen._id)} />}
        >
          {words.rent}
        </LinkButton>
      </div>
    </Card>
  );
}
