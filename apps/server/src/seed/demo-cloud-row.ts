import { cloudSessionMinutes, MINUTE } from '@tram/machines/rules';
import type { CloudImageRow, CloudPackageRow } from '../cloud/owned-cloud-image.ts';
import { hasExpired } from '../cloud/situation.ts';
import { newId } from '../database/columns.ts';
import type { RequestedHardware } from '../database/schema/cloud.ts';
import {
  simulateBackup,
  simulateCloudCredentials,
  simulateCloudPlace,
  simulateRemoteDesktop,
} from '../machine-driver/simulated-cloud-driver.ts';
import type { DemoCloud } from './demo-clouds.ts';

/** What a story leaves open. */
interface RowParts {
  readonly accountId: string;
  readonly its: CloudPackageRow;
  readonly cloud: DemoCloud;
  readonly now: Date;
  /** Percent. */
  readonly discount: number;
  /** VND charged in all. */
  readonly price: number;
  readonly hardwares: RequestedHardware[];
}

/** Where a machine that runs can be reached. */
function reachable(id: string, its: CloudPackageRow, machineNumber: number) {
  return {
    isRunning: true,
    machineNumber,
    ipRemote: simulateRemoteDesktop(id),
    ...simulateCloudPlace(its.name, machineNumber),
  };
}

const notReachable = {
  isRunning: false,
  machineNumber: null,
  ipRemote: null,
  ipInt: null,
  apiTunnel: null,
} as const;

/** The row of a cloud machine as its story ends. */
export function demoCloudRow(parts: RowParts): CloudImageRow {
  const { accountId, its, cloud, now, discount, price, hardwares } = parts;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const id = newId();
  const isDeleted = cloud.deleted !== undefined;
  const periods = 1 + (cloud.extended?.length ?? 0);
  const sessions = cloud.sessions.map((session) => session.ago);
  const latest = cloud.running?.ago ?? Math.min(...sessions);
  const term = {
    createdAt: ago(cloud.ago),
    daysOfUse: its.daysOfUse * periods,
    hoursOfUse: its.hoursOfUse * periods,
    totalMinuteUsed: cloud.sessions.reduce(
      (sum, { minutes }) => sum + cloudSessionMinutes(0, minutes * MINUTE),
      0,
    ),
  };
  const user = isDeleted ? { username: null, password: null } : simulateCloudCredentials();
  const { hardware, backedUp } = cloud;
  const asked = hardware?.accepted === true ? 3 : 2;
  return {
    id,
    accountId,
    cloudPackageId: its.id,
    name: cloud.name,
    stage: 'ready',
    ...term,
    ...(cloud.running === undefined
      ? notReachable
      : reachable(id, its, cloud.running.machineNumber)),
    operation: null,
    operationSince: null,
    hasExpired: !isDeleted && hasExpired({ ...term, hasExpired: false }, now),
    isExtended: periods > 1,
    lastTurnedTime: ago(latest),
    price,
    discount,
    hardwares,
    acceptedAddHardwares: hardware === undefined ? 1 : asked,
    hasMachine: !isDeleted,
    ...user,
    backupId: backedUp === undefined ? null : simulateBackup(ago(backedUp)),
    backedUpAt: backedUp === undefined ? null : ago(backedUp),
    deletedAt: cloud.deleted === undefined ? null : ago(cloud.deleted),
    updatedAt: ago(Math.min(latest, cloud.deleted ?? latest, hardware?.ago ?? latest)),
  };
}
