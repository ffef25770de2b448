import type { ActionResult } from '@tram/api/types';
import type { PcImageAction } from '@tram/machines/pc-image/rules';
import { requiredAccount } from '../accounts/required-account.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { writeLog } from '../logs/write-log.ts';
import { MachineError, type RentedMachine } from '../machine-driver/driver.ts';
import type { AccountIdentity, Services } from '../services.ts';
import { readOwnedImage } from './owned-image.ts';
import { machineFor } from './permission.ts';

/** An action of a machine and the words for how it ended. */
export interface MachineActionCase {
  readonly action: PcImageAction;
  readonly act: (machine: RentedMachine) => Promise<void>;
  readonly done: string;
  readonly failed: string;
  /** The line of the log, given the PC's name. */
  readonly log: (name: string) => string;
}

/**
 * Has a machine of the customer do something that changes no row, and tells the log. A machine that does not react is an
 * answer with `statusCode` 400, not an error: the request itself was right.
 */
export async function actOnMachine(
  context: { readonly services: Services; readonly account: AccountIdentity | null },
  imageId: string,
  { action, act, done, failed, log }: MachineActionCase,
): Promise<{ status: 200; body: ActionResult }> {
  const { services } = context;
  const { id: accountId } = requiredAccount(context);
  const { image, itsPackage } = await readOwnedImage(services.database, accountId, imageId);
  const machine = machineFor(action, image, services.clock.now());
  const outcome = await tryOnMachine(services, () => act(machine));
  await inOneTransaction(services, (unit) =>
    writeLog(unit, {
      accountId,
      group: itsPackage.name,
      message: `${log(image.name)} (${itsPackage.name}): ${outcome.ok ? 'thành công' : 'không thành công'}`,
    }),
  );
  return outcome.ok
    ? { status: 200, body: { statusCode: 200, message: done, status: true } }
    : { status: 200, body: { statusCode: 400, message: failed, status: false } };
}

/** Tries something on a machine. Only the machine's own failure is a value; any other error goes on. */
export async function tryOnMachine<Value>(
  services: Pick<Services, 'log'>,
  act: () => Promise<Value>,
): Promise<{ ok: true; value: Value } | { ok: false }> {
  try {
    return { ok: true, value: await act() };
  } catch (error) {
    if (!(error instanceof MachineError)) throw error;
    services.log.warn({ err: error }, 'a machine did not do what was asked');
    return { ok: false };
  }
}
