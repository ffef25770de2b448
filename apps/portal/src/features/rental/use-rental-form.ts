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
  type CheaperTerm,
  type PricePreview,
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

export interface RentalForm {
  readonly unit: RentalUnit;
  readonly period: number | null;
  readonly chooseUnit: (unit: RentalUnit) => void;
  readonly choosePeriod: (period: number | null) => void;
  readonly chooseTerm: (term: RentalTerm) => void;
  /** Why the period cannot be sent, once the customer has touched it or tried to send; else null. */
  readonly issue: string | null;
  /** The chosen term, or null while it cannot be sent. */
  readonly term: RentalTerm | null;
  /** What it costs and leaves; null while there is nothing honest to show. */
  readonly preview: PricePreview | null;
  /** When the rental would end, ms of server time. */
  readonly end: number | null;
  /** A term of another unit that costs less for at least the same time. */
  readonly cheaper: CheaperTerm | null;
  /** The largest period of the unit that the balance pays, when the chosen one is too long; null otherwise. */
  readonly affordable: number | null;
  /** Marks the period as touched; returns the term when it can be sent. */
  readonly check: () => RentalTerm | null;
}

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
export function useRentalForm({ image, account, action, now }: RentalChoice): RentalForm {
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
    choosePeriod(next) {
      setPeriod(next);
      setTouched(true);
    },
    chooseTerm(next) {
      setUnit(next.unit);
      setPeriod(next.period);
    },
    issue: touched ? issue : null,
    term,
    preview,
    end:
      term === null
        ? null
        : action === 'rent'
          ? rentalEnd(now, term)
          : extensionEnd(now, timeOf(image.estimate_used), term),
    cheaper: term === null ? null : cheaperTerm(prices, term, discount),
    affordable:
      preview !== null && preview.missing > 0 && fits >= 1 && Number.isFinite(fits) ? fits : null,
    check() {
      setTouched(true);
      return term;
    },
  };
}
