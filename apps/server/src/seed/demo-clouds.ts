import { cloudSessionMinutes, DAY, HOUR, MINUTE } from '@tram/machines/rules';
import { type CloudImageRow, type CloudPackageRow, hasExpired } from '../cloud/cloud-machine.ts';
import { newId } from '../database/columns.ts';
import type { RequestedHardware } from '../database/schema/cloud.ts';
import {
  simulateBackup,
  simulateCloudCredentials,
  simulateCloudPlace,
  simulateRemoteDesktop,
} from '../machine-driver/simulated-cloud-driver.ts';
import { scarceCloudPackage } from './catalogue.ts';

interface DemoSession {
  /** When it began, ms ago. */
  readonly ago: number;
  readonly minutes: number;
}

/** A cloud machine and what became of it. */
export interface DemoCloud {
  readonly name: string;
  readonly packageName: string;
  /** When it was rented, ms ago. */
  readonly ago: number;
  /** When it was extended, ms ago; each with the hardware that had been accepted by then. */
  readonly extended?: readonly number[];
  readonly sessions: readonly DemoSession[];
  /** Runs: since when, ms ago, and on which place. */
  readonly running?: { readonly ago: number; readonly machineNumber: number };
  /** When it was backed up, ms ago. */
  readonly backedUp?: number;
  /** Hardware that was asked for, ms ago, and whether it was accepted before the first extension. */
  readonly hardware?: {
    readonly ago: number;
    readonly names: readonly string[];
    readonly accepted: boolean;
  };
  /** When it was deleted, ms ago. */
  readonly deleted?: number;
}

const session = (daysAgo: number, minutes: number): DemoSession => ({
  ago: daysAgo * DAY,
  minutes,
});

/**
 * The cloud machines of the demo account: one that runs, one that was extended with accepted hardware and has a backup, one
 * with hardware pending, one whose only place is taken, one that has expired and one that was deleted.
 */
export const demoClouds: readonly DemoCloud[] = [
  {
    name: 'Thử Game 4K',
    packageName: 'Game 4K',
    ago: 70 * DAY,
    sessions: [session(69, 142), session(66, 205), session(58, 97)],
    deleted: 41 * DAY,
  },
  {
    name: 'Game cuối hè',
    packageName: 'Game Nhẹ',
    ago: 45 * DAY,
    sessions: [session(44, 118), session(40, 360), session(31, 203), session(22, 74)],
  },
  {
    name: 'Render Blender cuối tháng',
    packageName: 'Render RTX 3090',
    ago: 20 * DAY,
    extended: [6 * DAY],
    hardware: { ago: 8 * DAY, names: ['+64GB RAM'], accepted: true },
    sessions: [session(18, 655), session(15, 720), session(12, 318), session(5, 482)],
    backedUp: 4.5 * DAY,
  },
  {
    name: 'Photoshop và Premiere',
    packageName: 'Game Nặng',
    ago: 12 * DAY,
    hardware: { ago: 3 * HOUR, names: ['+500GB SSD'], accepted: false },
    sessions: [session(11, 233), session(7, 181), session(2, 96)],
  },
  {
    name: 'Valorant tối thứ sáu',
    packageName: 'Game Nặng',
    ago: 9 * DAY,
    sessions: [session(8, 184), session(6, 126), session(3, 210), session(1, 95)],
    running: { ago: 85 * MINUTE, machineNumber: 3 },
  },
  {
    name: 'Hoạt cảnh “Ký Túc Xá”',
    packageName: scarceCloudPackage,
    ago: 5 * DAY,
    sessions: [session(4, 410)],
  },
];

/** A studio runs the only machine of the scarce package, so that it is full. */
export const studioClouds: readonly DemoCloud[] = [
  {
    name: 'Trạm render 4090',
    packageName: scarceCloudPackage,
    ago: 3 * DAY,
    sessions: [session(2, 690)],
    running: { ago: 40 * MINUTE, machineNumber: 1 },
  },
];

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
  const sessions = cloud.sessions.map((one) => one.ago);
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
