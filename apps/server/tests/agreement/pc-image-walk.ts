/** The model of a PC in a few lines, which lifecycle and server are compared with on random walks. */
import type { PcImageAction, PcImageStatus } from '@tram/machines/pc-image';
import * as fc from 'fast-check';
import { workMs } from './ground.ts';
import { rentedHours } from './pc-image-sides.ts';

const hour = 3_600_000;

/** Actions of a machine that can be made to fail, by what a customer asks for. */
export const pcFaults = {
  rent: 'machine.provision',
  wake: 'machine.wake',
  renewPassword: 'machine.reconnect',
  reset: 'machine.reset',
} as const satisfies Partial<Record<PcImageAction, string>>;

/** What can be made to fail. */
export type PcFault = keyof typeof pcFaults;

/** What can happen to a PC: the customer asks, time passes, a machine fails, a timer is late, the operator ends the rental. */
export type PcStep =
  | { readonly ask: PcImageAction }
  | { readonly wait: number }
  | { readonly fail: PcFault }
  | { readonly happens: 'the end comes late' | 'the operator ends it' };

const faults: readonly PcFault[] = ['rent', 'wake', 'renewPassword', 'reset'];

/** Any step, the likelier ones more often. */
export function pcStep(actions: readonly PcImageAction[]): fc.Arbitrary<PcStep> {
  return fc.oneof(
    { arbitrary: fc.record({ ask: fc.constantFrom(...actions) }), weight: 6 },
    { arbitrary: fc.record({ ask: fc.constantFrom('rent' as const) }), weight: 3 },
    {
      arbitrary: fc.record({ wait: fc.constantFrom(60_000, workMs, workMs, 3 * hour) }),
      weight: 5,
    },
    { arbitrary: fc.record({ fail: fc.constantFrom(...faults) }), weight: 1 },
    {
      arbitrary: fc.record({
        happens: fc.constantFrom('the end comes late' as const, 'the operator ends it' as const),
      }),
      weight: 2,
    },
  );
}

/** A PC in the model. Times are ms of server time. */
export class PcModel {
  readonly failing = new Set<PcFault>();
  private madeAt: number | null = null;
  private end: number | null = null;
  private isLate = false;
  private isGone = false;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  get status(): PcImageStatus {
    if (this.isGone) return 'gone';
    if (this.madeAt !== null) return 'waiting';
    if (this.end === null) return 'notRented';
    return this.now() < this.end ? 'ready' : 'ending';
  }

  /** An action that is allowed was done. @returns whether the machine has done its part */
  done(action: PcImageAction): boolean {
    if (action === 'rent') this.madeAt = this.now() + workMs;
    if (action === 'extend' && this.end !== null) this.end += rentedHours * hour;
    if (action === 'delete') this.isGone = true;
    return action === 'rent' || !this.takes(action);
  }

  /** The clock has been moved: what was due has happened. */
  moved(): void {
    if (this.madeAt !== null && this.madeAt <= this.now()) {
      this.madeAt = null;
      this.end = this.takes('rent') ? null : this.now() + rentedHours * hour;
    }
    if (this.end !== null && this.end <= this.now() && !this.isLate) this.ended();
  }

  /** The timer of the end, if there is one, fires a year later. */
  late(): void {
    this.isLate = this.end !== null;
  }

  /** The rental is over. */
  ended(): void {
    this.end = null;
    this.isLate = false;
  }

  private takes(action: PcImageAction): boolean {
    return [...this.failing].some((fault) => fault === action && this.failing.delete(fault));
  }
}
