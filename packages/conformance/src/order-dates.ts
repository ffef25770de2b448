/** Whether the backend heeds our parameters `fromDate` and `toDate` of orders; those of VPS orders are the specification's. */
import type { CallInput } from './caller.ts';
import { withPage } from './pages.ts';
import type { Visit } from './visit.ts';
import { rowsOf, textAt } from './wire-values.ts';

/** A list of orders that takes days, as it was read without them. */
interface OrderList {
  readonly id: 'listOrders' | 'listCloudImages';
  readonly given?: CallInput | undefined;
  readonly rows: readonly unknown[];
}

type Days = Readonly<Partial<Record<'fromDate' | 'toDate', string>>>;

const before: Days = { toDate: '1999-12-31' };
const after: Days = { fromDate: '2999-01-01' };
const between: Days = { fromDate: '2000-01-01', toDate: '2998-12-31' };

const subject = 'dates of orders';

/**
 * Asks each list for days without an order, and for all others.
 * @returns null where a list is empty, which tells nothing
 */
export async function orderDates(
  visit: Visit,
  lists: readonly OrderList[],
): Promise<'filtered' | 'ignored' | null> {
  const { findings } = visit;
  let areAllFiltered = true;
  for (const { id, given, rows } of lists) {
    const first = textAt(rows[0], '_id');
    if (first === null) {
      areAllFiltered = false;
      findings.notTried(subject, 'the account has no order of a PC, or none of a cloud machine');
      continue;
    }
    /** The first order of some days; undefined where the call is refused: a strict backend does so with what it does not know. */
    const firstOf = async (days: Days): Promise<string | null | undefined> => {
      const query = { ...given?.query, ...days };
      const outcome = await visit.call(id, withPage({ ...given, query }, 1));
      if (outcome.kind === 'none' || outcome.status >= 300) return undefined;
      return textAt(rowsOf(outcome.json)[0], '_id');
    };
    const isFiltered =
      (await firstOf(before)) === null &&
      (await firstOf(after)) === null &&
      (await firstOf(between)) === first;
    if (isFiltered) continue;
    findings.tried(subject);
    findings.doesWithout(
      subject,
      'fromDate and toDate are ignored: the portal offers no filter by date over the orders of PCs and of cloud machines.',
    );
    return 'ignored';
  }
  if (!areAllFiltered) return null;
  findings.tried(subject);
  return 'filtered';
}
