/**
 * What may be done with a cloud machine in which state: data alone, the same for the lifecycle, for the buttons, and for
 * the server that refuses. Sources: specification, sections 4 ("Cloud image") and 5; contract, tag Cloud.
 */

/**
 * - `creating`: paid for and being made.
 * - `stopped`: there, with days and hours left.
 * - `ending`: still `stopped` by the record, but its days are over and the server has not said so yet.
 * - `running`: a session is going on, also in the moments in which it is restarted or shut down.
 * - `closing`: still `running` by the record, but the time of its session is over and the server has not said so yet.
 * - `expired`: days or hours are used up, and it does not run.
 * - `deleted`: only the order table still knows it.
 * - `unknown`: flags that contradict each other.
 */
export type CloudImageStatus =
  | 'creating'
  | 'stopped'
  | 'ending'
  | 'running'
  | 'closing'
  | 'expired'
  | 'deleted'
  | 'unknown';

/**
 * What takes a machine some time; it does one at a time. Named as `operation` of the record and `action` of `vm_result`:
 * `delete` throws the virtual machine away, not the rental.
 */
export type CloudImageOperation =
  | 'start'
  | 'restart'
  | 'shutdown'
  | 'backup'
  | 'restore'
  | 'delete';

/**
 * Everything that a customer can ask of a cloud machine. `deleteVm` throws the virtual machine away, `delete` ends the
 * rental. `tunnel`, `play` and `addHardware` belong to dialogs of their own.
 */
export type CloudImageAction =
  | Exclude<CloudImageOperation, 'delete'>
  | 'deleteVm'
  | 'downloadRdp'
  | 'tunnel'
  | 'play'
  | 'extend'
  | 'addHardware'
  | 'delete';

/** The action that begins each operation. */
export const cloudImageBeginnings: Readonly<Record<CloudImageOperation, CloudImageCommand>> = {
  start: 'start',
  restart: 'restart',
  shutdown: 'shutdown',
  backup: 'backup',
  restore: 'restore',
  delete: 'deleteVm',
};

/**
 * Actions that touch the machine itself, one at a time: they wait for what it is doing. Money, requests and connections do
 * not.
 */
export const cloudImageCommands = [
  'start',
  'restart',
  'shutdown',
  'backup',
  'restore',
  'deleteVm',
  'delete',
] as const satisfies readonly CloudImageAction[];

export type CloudImageCommand = (typeof cloudImageCommands)[number];

const on: readonly CloudImageStatus[] = ['running', 'closing'];
const off: readonly CloudImageStatus[] = ['stopped', 'ending', 'expired'];
const there: readonly CloudImageStatus[] = [...off, ...on];

/** In which states each action is allowed. */
export const cloudImageActions: Readonly<Record<CloudImageAction, readonly CloudImageStatus[]>> = {
  start: ['stopped'],
  restart: on,
  shutdown: on,
  backup: off,
  restore: off,
  deleteVm: there,
  downloadRdp: on,
  tunnel: on,
  play: on,
  extend: there,
  addHardware: there,
  delete: off,
};

/** The flags of a record that its state is read from. */
export interface CloudImageFlags {
  readonly is_creating: boolean;
  readonly is_running: boolean;
  readonly is_deleted: boolean;
  readonly has_expired: boolean;
}

/** State of a cloud machine by its flags alone. One that is being made cannot run: that is `unknown`. */
export function cloudImageStatusOf(
  flags: CloudImageFlags,
): Exclude<CloudImageStatus, 'ending' | 'closing'> {
  if (flags.is_deleted) return 'deleted';
  if (flags.is_creating) return flags.is_running ? 'unknown' : 'creating';
  if (flags.is_running) return 'running';
  return flags.has_expired ? 'expired' : 'stopped';
}

/** Whether an action is allowed in a state, as far as the state alone decides. */
export function cloudImageAllows(action: CloudImageAction, status: CloudImageStatus): boolean {
  return cloudImageActions[action].includes(status);
}

/** What a front end has on its way to the server. A server itself has nothing of the kind. */
export interface CloudImageOnItsWay {
  /** A command whose end is not known yet. */
  readonly command: CloudImageCommand | null;
  /** An extension without its answer. */
  readonly extension: boolean;
  /** The file for Remote Desktop is being fetched. */
  readonly download: boolean;
}

/** What a cloud machine is doing, as far as it decides what may be begun. */
export interface CloudImageSituation {
  readonly status: CloudImageStatus;
  /** What it is asked to do at the moment; `unknown` for something that this version does not know. */
  readonly operation: CloudImageOperation | 'unknown' | null;
  /** Whether a virtual machine exists (`response_data` is not null): `deleteVm` throws it away while the rental stays. */
  readonly hasMachine: boolean;
  /** Whether `backup_response_data` is not null. */
  readonly hasBackup: boolean;
  /** Whether `resource_cloud.ssh.api_tunnel` is not null: a tunnel is made by that API. */
  readonly hasTunnel: boolean;
  /** Whether the customer's account is known, as it has to be where money is spent. A server knows whose call it is. */
  readonly isAccountLoaded?: boolean | undefined;
  readonly onItsWay?: CloudImageOnItsWay | undefined;
}

/**
 * Why an action cannot be begun.
 *
 * `creating`, `running`, `not-running`, `expired`, `deleted`, `unknown-status` come from the state; `busy` and
 * `payment-pending` from what is on its way; `no-machine`, `no-backup` and `no-tunnel` from what there is nothing of;
 * `account-missing` because nobody's account has been loaded. The words of the last two are in section 5.
 */
export type CloudImageRefusal =
  | 'creating'
  | 'running'
  | 'not-running'
  | 'expired'
  | 'deleted'
  | 'unknown-status'
  | 'busy'
  | 'payment-pending'
  | 'no-machine'
  | 'no-backup'
  | 'no-tunnel'
  | 'account-missing';

const refusalByStatus: Readonly<Record<CloudImageStatus, CloudImageRefusal>> = {
  creating: 'creating',
  stopped: 'not-running',
  ending: 'not-running',
  running: 'running',
  closing: 'running',
  expired: 'not-running',
  deleted: 'deleted',
  unknown: 'unknown-status',
};

/**
 * Why an action cannot be begun now, or `null` when it can.
 *
 * Money moves one intention at a time; nothing is deleted while money is moving, and nothing is extended while it is being
 * deleted.
 */
export function cloudImageRefusal(
  action: CloudImageAction,
  situation: CloudImageSituation,
): CloudImageRefusal | null {
  const { status, hasMachine, hasBackup, hasTunnel, isAccountLoaded = true } = situation;
  if (status === 'deleted' || status === 'creating' || status === 'unknown') {
    return refusalByStatus[status];
  }
  // Said before what the state says: "it is being started" says more than "it does not run".
  if (isBusy(action, situation)) return 'busy';
  if (!cloudImageAllows(action, status)) {
    const isOver = status === 'expired' || status === 'ending';
    return action === 'start' && isOver ? 'expired' : refusalByStatus[status];
  }
  // It does not end on its own, as an extension on its way does.
  if (!isAccountLoaded && action === 'extend') return 'account-missing';
  const isPaying = situation.onItsWay?.extension === true;
  if (isPaying && (action === 'extend' || action === 'delete')) return 'payment-pending';
  if (!hasMachine && (action === 'backup' || action === 'deleteVm')) return 'no-machine';
  if (!hasBackup && action === 'restore') return 'no-backup';
  if (!hasTunnel && action === 'tunnel') return 'no-tunnel';
  return null;
}

function isBusy(action: CloudImageAction, { operation, onItsWay }: CloudImageSituation): boolean {
  const command = onItsWay?.command ?? null;
  if (cloudImageCommands.some((each) => each === action)) {
    return operation !== null || command !== null;
  }
  if (action === 'extend') return command === 'delete';
  return action === 'downloadRdp' && onItsWay?.download === true;
}
