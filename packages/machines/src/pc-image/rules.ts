/**
 * What may be done with a PC in which state: data alone, the same for the lifecycle, for the buttons, and for the server
 * that refuses. Sources: specification, sections 4 ("PC image states") and 5; interpretations, "Machines and downloads".
 */

/**
 * - `notRented` (0/0): nothing is paid for.
 * - `waiting` (1/0, 1/1): paid for and being made.
 * - `ready` (0/1): can be used.
 * - `ending`: still ready by the record, but its paid time is over and the server has not said so yet.
 * - `unknown`: flags that we do not know.
 * - `gone`: deleted.
 */
export type PcImageStatus = 'notRented' | 'waiting' | 'ready' | 'ending' | 'unknown' | 'gone';

/** Everything that a customer can ask of a PC. The last four belong to the network and Play dialogs. */
export type PcImageAction =
  | 'rent'
  | 'extend'
  | 'downloadRdp'
  | 'reset'
  | 'renewPassword'
  | 'wake'
  | 'delete'
  | 'chooseRoute'
  | 'rotateIp'
  | 'tunnel'
  | 'play';

const installed: readonly PcImageStatus[] = ['ready', 'ending'];

/** In which states each action is allowed. */
export const pcImageActions: Readonly<Record<PcImageAction, readonly PcImageStatus[]>> = {
  rent: ['notRented'],
  extend: ['ready'],
  downloadRdp: installed,
  reset: installed,
  renewPassword: installed,
  wake: installed,
  delete: ['notRented'],
  chooseRoute: installed,
  rotateIp: installed,
  tunnel: installed,
  play: installed,
};

/** State of a PC by its flags alone; anything but the known combinations is `unknown`. */
export function pcImageStatusOf(flags: {
  readonly is_booting: number;
  readonly is_installed: number;
}): Extract<PcImageStatus, 'notRented' | 'waiting' | 'ready' | 'unknown'> {
  switch (`${flags.is_booting}/${flags.is_installed}`) {
    case '0/0':
      return 'notRented';
    case '1/0':
    case '1/1':
      return 'waiting';
    case '0/1':
      return 'ready';
    default:
      return 'unknown';
  }
}

export function pcImageAllows(action: PcImageAction, status: PcImageStatus): boolean {
  return pcImageActions[action].includes(status);
}

/** Actions that spend money: one idempotency key for each intention. */
export type PcImagePayment = Extract<PcImageAction, 'rent' | 'extend'>;

/** Actions that one call does and that the lifecycle runs itself, one at a time. */
export type PcImageOperation = Extract<
  PcImageAction,
  'downloadRdp' | 'reset' | 'renewPassword' | 'wake' | 'delete'
>;

/** What a PC is doing, as far as it decides what may be begun. */
export interface PcImageSituation {
  status: PcImageStatus;
  /** A rental or an extension without its answer. */
  payment: PcImagePayment | null;
  /** A call that is on its way. */
  operation: PcImageOperation | null;
  /** The SSH entry of the PC has a tunnel API. */
  hasTunnel: boolean;
  /** The customer's account has been loaded; `true` unless said. A server knows whose call it is. */
  isAccountLoaded?: boolean | undefined;
}

/**
 * Why an action cannot be begun.
 *
 * `not-rented`, `booting` ('Image đang được boot'), `rented`, `ended`, `unknown-status`, `gone` come from the state;
 * `payment-pending` and `busy` from what is on its way. `account-missing` ('Vui lòng đăng nhập lại để sử dụng tính năng này')
 * is said of what costs money, `no-tunnel` ('SSH Này chưa có API Tunnel, Hãy liên hệ Admin!') of the tunnel.
 */
export type PcImageRefusal =
  | 'not-rented'
  | 'booting'
  | 'rented'
  | 'ended'
  | 'unknown-status'
  | 'gone'
  | 'account-missing'
  | 'no-tunnel'
  | 'payment-pending'
  | 'busy';

const refusalByStatus: Readonly<Record<PcImageStatus, PcImageRefusal>> = {
  notRented: 'not-rented',
  waiting: 'booting',
  ready: 'rented',
  ending: 'ended',
  unknown: 'unknown-status',
  gone: 'gone',
};

/**
 * Why an action cannot be begun now, or `null` when it can.
 *
 * Money moves one intention at a time; operations go one at a time; nothing is deleted while money is moving, and nothing
 * is rented while it is being deleted. What does not end on its own is said before what does.
 */
export function pcImageRefusal(
  action: PcImageAction,
  { status, payment, operation, hasTunnel, isAccountLoaded = true }: PcImageSituation,
): PcImageRefusal | null {
  if (!pcImageAllows(action, status)) {
    const stillRented = status === 'ending' && action !== 'extend';
    return stillRented ? 'rented' : refusalByStatus[status];
  }
  const spends = action === 'rent' || action === 'extend';
  if (spends && !isAccountLoaded) return 'account-missing';
  if (action === 'tunnel' && !hasTunnel) return 'no-tunnel';
  if (payment !== null && (spends || action === 'delete')) return 'payment-pending';
  if (operation !== null && (!spends || operation === 'delete')) return 'busy';
  return null;
}
