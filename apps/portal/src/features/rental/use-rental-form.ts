import { useState } from 'react';
import type { Account, Image } from '@tram/api/types';
import {
  affordablePeriod,
  cheaperTerm,
  extensionEnd,
  pricePreview,
  RENTAL_UNITS,
  rentalEnd,
  timeOf,
  type RentalTerm,
  type RentalUnit,
} from '@tram/machines/rules';
import { rentalSchema } from '@tram/machines/validation';
import { knownSum } from '../../app/known-sum.ts';
import { useDraft, useKeptDraft } from '../draft/use-draft.ts';

/** The messages of the schema for a term, by field; empty when the term can be sent. */
function issuesOf(term: { rentalPeriod: number | null; unit: RentalUnit }): string | null {
  const checked = rentalSchema['~standard'].validate(term);
  if (checked instanceof Promise) return null;
  return checked.issues?.[0]?.message ?? null;
}

interface Choice {
  readonly unit: RentalUnit;
  readonly period: number | null;
}

export type RentalForm = ReturnType<typeof useRentalForm>;

interface RentalChoice {
  readonly image: Image;
  readonly account: Account;
  readonly action: 'rent' | 'extend';
  /** Server time, ms. */
  readonly now: number;
}

/**
 * The choice of a rental (specification, section 5): the unit is hour, or the image's own when extending; the period starts
 * at 0, which is no period yet. Prices, ends and hints come from the rules that the server charges by.
 */
export function useRentalForm({ image, account, action, now }: RentalChoice) {
  const draftName = `${action} ${image._id}`;
  const begun = useDraft<Choice>(draftName, {
    unit: (action === 'extend' ? RENTAL_UNITS.find((unit) => unit === image.unit) : null) ?? 'hour',
    period: 0,
  });
  const [unit, setUnit] = useState(begun.unit);
  const [period, setPeriod] = useState(begun.period);
  const [touched, setTouched] = useState(false);
  useKeptDraft(draftName, () => ({ unit, period }) satisfies Choice);

  const issue = issuesOf({ rentalPeriod: period, unit });
  const term = issue === null && period !== null ? { unit, period } : null;
  const { discount_pc: discount, balance } = account;
  const prices = image.package;
  const preview = term === null ? null : pricePreview(prices, term, discount, balance);
  const fits = knownSum(() => affordablePeriod(prices, unit, discount, balance));
  return {
    unit,
    period,
    chooseUnit: setUnit,
    choosePeriod: (next: number | null) => {
      setPeriod(next);
      setTouched(true);
    },
    chooseTerm: (next: RentalTerm) => {
      setUnit(next.unit);
      setPeriod(next.period);
    },
    /** Why the period cannot be sent, once the customer has touched it or tried to send; else null. */
    issue: touched ? issue : null,
    /** Null while it cannot be sent. */
    term,
    /** What it costs and leaves; null while there is nothing honest to show. */
    preview,
    /** When the rental would end, ms of server time. */
    end:
      term === null
        ? null
        : action === 'rent'
          ? rentalEnd(now, term)
          : extensionEnd(now, timeOf(image.estimate_used), term),
    /** A term of another unit that costs less for at least the same time. */
    cheaper: term === null ? null : cheaperTerm(prices, term, discount),
    /** The largest period of the unit that the balance pays, when the chosen one is too long; null otherwise. */
    affordable:
      preview !== null && preview.missing > 0 && fits >= 1 && Number.isFinite(fits) ? fits : null,
    /** Marks the period as touched; returns the term when it can be sent. */
    check: () => {
      setTouched(true);
      return term;
    },
  };
}
