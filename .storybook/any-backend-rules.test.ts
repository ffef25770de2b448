/**
 * What the portal computes of several lists at once, in front of backends that leave fields out: the current rentals, when they end
 * and how long the balance keeps them, the statement, the feed. Nothing throws, and no sum or time is invalid.
 */
import { expect, test } from 'vitest';
import type { OperationId } from '@tram/api/operations';
import type { Result } from '@tram/api/result';
import type { Page } from '@tram/api/types';
import {
  comingEnds,
  currentRentals,
  endWarning,
  expiryAxis,
  firstEnd,
  lowTime,
  nextEndMoment,
  AXIS_SPANS,
  runway,
  statement,
  type RentalDiscounts,
} from '@tram/machines/rules';
import { logItems, rechargeItems } from '../apps/portal/src/features/activity/feed.ts';
import { activityWords } from '../apps/portal/src/features/activity/words.vi.ts';
import { machineCommands } from '../apps/portal/src/features/commands/MachineCommands.tsx';
import { commandWords } from '../apps/portal/src/features/commands/words.vi.ts';
import { clockedSessions } from '../apps/portal/src/features/session-clock/running-sessions.ts';
import { readStatement } from '../apps/portal/src/features/statement/read-statement.ts';
import { serverTime } from '../apps/portal/stories/page/answers.ts';
import { storyServices } from '../apps/portal/stories/page/story-services.ts';
import { answersOf, withoutEach } from './answers-of.ts';

const lists = [
  'listImages',
  'listOrders',
  'listVpsOrders',
  'listCloudImages',
  'listRecharges',
  'listLogs',
  'listOrderHistory',
  'getMyAccount',
] as const satisfies readonly OperationId[];

async function rowsOf<Row>(page: Promise<Result<Page<Row>>>): Promise<readonly Row[]> {
  const answer = await page;
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value.data;
}

const first = <Row>(row: Row) => ({ row, page: 1 });

/** Everything that is computed from the answers of a backend, as text. */
async function computed(answers: Parameters<typeof storyServices>[0]): Promise<string> {
  const services = storyServices(answers);
  const { api } = services;
  const [images, orders, vpsOrders, cloudImages, recharges, logs] = await Promise.all([
    rowsOf(api.listImages()),
    rowsOf(api.listOrders()),
    rowsOf(api.listVpsOrders()),
    rowsOf(api.listCloudImages()),
    rowsOf(api.listRecharges()),
    rowsOf(api.listLogs()),
  ]);
  const account = await api.getMyAccount();
  if (!account.ok) throw new Error(account.error.kind);
  const discounts: RentalDiscounts = account.value;
  const rentals = currentRentals({ images, orders, vpsOrders, cloudImages }, discounts);
  const read = await readStatement(services, () => undefined, new AbortController().signal);
  if (!read.ok) throw new Error(read.error.kind);
  const { balance, entries } = read.value;
  const said = [
    runway(account.value.balance, rentals, serverTime),
    expiryAxis(
      rentals.flatMap((one) => (one.endsAt === null ? [] : [{ ...one, endsAt: one.endsAt }])),
      AXIS_SPANS[0],
      serverTime,
    ),
    statement(entries, { balance, at: serverTime, isComplete: true }),
    rentals.flatMap(comingEnds).map((end) => ({
      end,
      warning: endWarning(end, serverTime),
      next: nextEndMoment(end, serverTime),
      low: lowTime(end.term),
    })),
    firstEnd(rentals, serverTime),
    clockedSessions(cloudImages, serverTime),
    logItems(logs),
    rechargeItems(recharges, activityWords.vi),
    machineCommands(
      {
        pcs: images.map(first),
        clouds: cloudImages.map(first),
        vpsOrders: vpsOrders.map(first),
        isAccountLoaded: true,
      },
      commandWords.vi,
      () => undefined,
    ).map(({ id, label, detail }) => [id, label, detail]),
  ];
  // What JSON cannot write would be null, which has its own meaning here.
  return JSON.stringify(said, (name, value: unknown) =>
    typeof value === 'number' && Number.isNaN(value) && !mayBeUnknown.has(name) ? 'NaN' : value,
  );
}

/** The fields that rentals pass on without computing with them. */
const mayBeUnknown: ReadonlySet<string> = new Set([
  'price_per_hour',
  'price_per_day',
  'price_per_month',
  'monthlyPrice',
  'months',
  'paid',
  'rentedHours',
  'daysOfUse',
  'hoursOfUse',
  'minutesLeft',
]);

// A record without an id allows no action.
const fields = withoutEach(answersOf(lists), (field) => field.at(-1) !== '_id');

test.each(fields)(
  'nothing that is computed of several lists needs $field of $id ($name)',
  async ({ id, left }) => {
    const said = await computed({ [id]: { body: left } });
    expect(/.{0,60}\b(?:NaN|undefined|Invalid Date)\b/u.exec(said)?.[0]).toBeUndefined();
  },
);
