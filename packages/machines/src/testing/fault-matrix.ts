import type { ApiError } from '@tram/api/result';
import { describe, expect, test } from 'vitest';
import { faultKinds, lostAnswers } from '../fixtures/api-errors.ts';
import type { FaultKind } from '../fixtures/api-errors.ts';

/** Where each fault of a port ends: what the customer reads, and what there is to do. */
export type PortFaults<End> = Readonly<Record<Exclude<FaultKind, 'refused'>, End>> & {
  /** One for each status by which the contract lets the operation be refused. */
  readonly refused: readonly (readonly [ApiError, End])[];
};

/** A fault as it is played: an error as the answer, or a success after the caller has left. */
export type PlayedFault = { kind: 'error'; error: ApiError } | { kind: 'late' };

/**
 * Plays every fault of every port and compares where it ends. A port or a fault without its end does not compile.
 *
 * @param play brings a lifecycle to where the port is asked, lets the fault happen, and returns where that ended
 */
export function faultMatrix<Name extends string, End>(
  matrix: Readonly<Record<Name, PortFaults<End>>>,
  play: (port: NoInfer<Name>, fault: PlayedFault) => Promise<End>,
): void {
  const ports = Object.keys(matrix).filter((name): name is Name => Object.hasOwn(matrix, name));
  describe.each(ports)('%s', (port) => {
    test.each(faultKinds.filter((kind) => kind !== 'refused'))('%s', async (kind) => {
      const fault: PlayedFault =
        kind === 'late' ? { kind } : { kind: 'error', error: lostAnswers[kind] };
      expect(await play(port, fault)).toEqual(matrix[port][kind]);
    });

    test.each(matrix[port].refused)('refused: $status $message', async (error, end) => {
      expect(await play(port, { kind: 'error', error })).toEqual(end);
    });
  });
}
