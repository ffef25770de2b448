/** The limits of the login: they stop guessing without letting a stranger lock a customer out (decision 0011). */
import { type Attempt, type Attempts, TooManyAttempts } from './attempts.ts';
import type { KnownPlaces, Place } from './known-places.ts';
import {
  loginsFromAddress,
  loginsOfName,
  loginsOfNameFromAddress,
  loginsOfNameInADay,
} from './limits.ts';

/** A login that may try its password. */
export interface AdmittedLogin {
  /** The password was right: the failures before it from this place are forgotten, and the place is remembered. */
  succeeded(): Promise<void>;
}

/**
 * Counts a login before its password is looked at. It does the same for a name that nobody has.
 * @throws TooManyAttempts
 */
export async function admitLogin(
  { attempts, places }: { readonly attempts: Attempts; readonly places: KnownPlaces },
  place: Place,
): Promise<AdmittedLogin> {
  const { name, address } = place;
  const ofPlace = { rule: loginsOfNameFromAddress, subject: `${name}\n${address}` };
  const wider: readonly Attempt[] = [
    { rule: loginsFromAddress, subject: address },
    { rule: loginsOfName, subject: name },
    { rule: loginsOfNameInADay, subject: name },
  ];
  let counted = wider;
  try {
    await attempts.count(ofPlace, ...wider);
  } catch (error) {
    if (!(error instanceof TooManyAttempts) || error.rule === ofPlace.rule) throw error;
    // What others do, elsewhere or at the same address, does not lock out who has been here before.
    if (!(await places.isKnown(place))) throw error;
    counted = wider.slice(0, wider.findIndex(({ rule }) => rule === error.rule) + 1);
  }
  return {
    async succeeded() {
      await attempts.giveBack(...counted);
      await attempts.forget(ofPlace);
      await places.remember(place);
    },
  };
}
