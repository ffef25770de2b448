import {
  defaultRuntimeConfig,
  type Sentinels,
  type VpsStatusValues,
} from '@tram/api/runtime-config';
import type { Findings } from './findings.ts';
import { at, textAt } from './wire-values.ts';

const usual = defaultRuntimeConfig.sentinels;

/** `sentinels` of config.json, as far as the backend has other values. */
export interface OwnSentinels extends Partial<Omit<Sentinels, 'vpsStatus'>> {
  readonly vpsStatus?: Partial<VpsStatusValues> | undefined;
}

/** What the backend calls a customer, a shown notification and the statuses of VPS orders, where the portal has to be configured. */
export function ownSentinels(
  findings: Findings,
  login: unknown,
  {
    notification,
    vpsOrders,
  }: { readonly notification: unknown; readonly vpsOrders: readonly unknown[] },
): OwnSentinels {
  return {
    ...ownRole(findings, textAt(login, 'role')),
    ...ownNotificationShown(findings, at(notification, 'status')),
    ...ownVpsStatus(findings, vpsOrders),
  };
}

function ownRole(findings: Findings, role: string | null): OwnSentinels {
  if (role === 'ADMIN') {
    findings.note('login', '`role` is ADMIN, which the portal refuses: --user is for a customer');
    return {};
  }
  return role === null || role === usual.userRole ? {} : { userRole: role };
}

function ownNotificationShown(findings: Findings, status: unknown): OwnSentinels {
  const isUsual = status === 0 || status === usual.notificationShown || status === '';
  if (isUsual || !isWireValue(status)) return {};
  findings.note(
    'getNotification',
    '`status`: config.json is to have that of a shown notification (sentinels); below is what came, or true',
  );
  return { notificationShown: typeof status === 'boolean' ? true : status };
}

function isWireValue(value: unknown): value is Sentinels['notificationShown'] {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function ownVpsStatus(findings: Findings, orders: readonly unknown[]): OwnSentinels {
  const { onRental, end } = vpsStatusOf(orders);
  const own = {
    ...(onRental === usual.vpsStatus.onRental ? {} : { onRental }),
    ...(end === usual.vpsStatus.end ? {} : { end }),
  };
  if (Object.keys(own).length === 0) return {};
  findings.note(
    'listVpsOrders',
    '`data[].status`: `end_time` says which word is on rental and which has ended, as far as both were seen',
  );
  return { vpsStatus: own };
}

/** The statuses of active and of ended VPS orders, distinguished by `end_time`; the usual ones where none is found. */
export function vpsStatusOf(orders: readonly unknown[]): Pick<VpsStatusValues, 'onRental' | 'end'> {
  const now = Date.now();
  const wordsWhere = (isIt: (end: number) => boolean) =>
    orders
      .filter((order) => isIt(Date.parse(textAt(order, 'end_time') ?? '')))
      .flatMap((order) => textAt(order, 'status') ?? []);
  const { onRental, end } = usual.vpsStatus;
  const ofRented = wordAmong(
    wordsWhere((ends) => ends > now),
    onRental,
    end,
  );
  const ofEnded = wordAmong(
    wordsWhere((ends) => ends <= now),
    end,
    ofRented,
  );
  return { onRental: ofRented, end: ofEnded };
}

/** The known word where it is there; else the first that does not mean something else. */
function wordAmong(words: readonly string[], known: string, other: string): string {
  return words.includes(known) ? known : (words.find((word) => word !== other) ?? known);
}
