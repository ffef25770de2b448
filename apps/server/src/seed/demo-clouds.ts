import { DAY, HOUR, MINUTE } from '@tram/machines/rules';
import { scarceCloudPackage } from './catalogue.ts';

interface DemoSession {
  /** When it began, ms ago. */
  readonly ago: number;
  readonly minutes: number;
}

export interface DemoCloud {
  readonly name: string;
  readonly packageName: string;
  /** When it was rented, ms ago. */
  readonly ago: number;
  /** When it was extended, ms ago; each with the hardware that had been accepted by then. */
  readonly extended?: readonly number[];
  readonly sessions: readonly DemoSession[];
  /** Runs: since when, ms ago. */
  readonly running?: number;
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
    running: 85 * MINUTE,
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
    running: 40 * MINUTE,
  },
];
