/** The model of a cloud machine in a few lines, which lifecycle and server are compared with on random walks. */
import type { CloudImageAction, CloudImageStatus } from '@tram/machines/cloud-image';
import { workMs } from './ground.ts';

const minute = 60_000;
const day = 1440 * minute;

/** What the package gives: days, hours and how long one session may be. */
export interface Grant {
  readonly days: number;
  readonly hours: number;
  readonly hoursASession: number;
}

/** How long each piece of simulated work takes, ms. */
const works = {
  start: workMs / 2,
  restart: workMs / 2,
  shutdown: workMs / 4,
  backup: workMs / 2,
  restore: workMs / 2,
  deleteVm: workMs / 4,
} as const satisfies Partial<Record<CloudImageAction, number>>;

type Work = keyof typeof works;

/** Actions of a machine that can be made to fail, by what a customer asks for. */
export const cloudFaults = {
  start: 'cloud.start',
  restart: 'cloud.restart',
  shutdown: 'cloud.shutdown',
  backup: 'cloud.backup',
  restore: 'cloud.restore',
  deleteVm: 'cloud.delete',
} as const satisfies Record<Work, string>;

/** Whether an action takes the machine some time. */
export function isWork(action: CloudImageAction): action is Work {
  return action in works;
}

/** A cloud machine in the model, from the moment that it is there. Times are ms of server time. */
export class CloudModel {
  readonly failing = new Set<Work>();
  hasMachine = true;
  hasBackup = false;
  private isGone = false;
  private work: { readonly what: Work; readonly since: number } | null = null;
  private startedAt: number | null = null;
  private dueAt: number;
  private minutesLeft: number;
  private readonly grant: Grant;
  private readonly now: () => number;

  constructor(now: () => number, rentedAt: number, grant: Grant) {
    this.now = now;
    this.grant = grant;
    this.dueAt = rentedAt + grant.days * day;
    this.minutesLeft = grant.hours * 60;
  }

  get status(): CloudImageStatus {
    if (this.isGone) return 'deleted';
    if (this.startedAt !== null) return this.now() < this.sessionEnd ? 'running' : 'closing';
    return this.now() < this.dueAt && this.minutesLeft > 0 ? 'stopped' : 'expired';
  }

  /** An action that is allowed was begun, or done where it takes no time. */
  begun(action: CloudImageAction): void {
    if (isWork(action)) this.work = { what: action, since: this.now() };
    if (action === 'delete') this.isGone = true;
    if (action !== 'extend') return;
    const daysGone = Math.max(Math.floor((this.now() - this.dueAt) / day), 0);
    this.dueAt += (this.grant.days + daysGone) * day;
    this.minutesLeft += this.grant.hours * 60;
  }

  /** The clock has been moved: what was due has happened. */
  moved(): void {
    if (this.work !== null && this.work.since + works[this.work.what] <= this.now()) {
      const { what, since } = this.work;
      this.work = null;
      if (!this.failing.delete(what)) this.done(what, since);
    }
    // A session that is over is ended by a shutdown, which takes its time like any other.
    if (this.work === null && this.status === 'closing') {
      this.work = { what: 'shutdown', since: this.now() };
    }
  }

  private get sessionEnd(): number {
    const startedAt = this.startedAt ?? 0;
    const longest = Math.min(this.grant.hoursASession * 60, this.minutesLeft) * minute;
    return Math.min(startedAt + longest, this.dueAt);
  }

  private done(what: Work, since: number): void {
    switch (what) {
      case 'start':
        this.startedAt = this.now();
        this.hasMachine = true;
        return;
      case 'restart':
        return;
      case 'backup':
        this.hasBackup = true;
        return;
      case 'restore':
        this.hasMachine = true;
        return;
      case 'deleteVm':
        this.hasMachine = false;
        this.off(since);
        return;
      case 'shutdown':
        this.off(since);
    }
  }

  private off(since: number): void {
    if (this.startedAt === null) return;
    const until = Math.min(since, this.sessionEnd);
    this.minutesLeft -= Math.floor((until - this.startedAt) / minute);
    this.startedAt = null;
  }
}
