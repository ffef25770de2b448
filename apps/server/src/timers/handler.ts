import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { Services } from '../services.ts';

/** What becomes of a timer that was handled: it is done, or it is to ring again. */
export type TimerOutcome = 'done' | { readonly again: Date };

/**
 * What happens when a timer rings. A handler decides by the rows it finds, which it locks: the timer may ring late (the
 * server was down), early (the rental was extended meanwhile) or for something that is over.
 */
export interface TimerHandler<Finding = undefined> {
  /**
   * Asks the world outside, with no row locked. Several processes may ask at once, and what was found may be dropped
   * when another one was faster.
   * @param failures how often the timer has failed before
   */
  ask?(services: Services, reference: string, failures: number): Promise<Finding>;
  /** Changes the rows, in one transaction with the end of the timer. */
  apply(
    unit: UnitOfWork,
    services: Services,
    reference: string,
    finding: Finding,
  ): Promise<TimerOutcome>;
}
