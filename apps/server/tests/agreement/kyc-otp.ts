/** The lifecycle of an identity verification and the server agree about who may send a form, and with which code. */
import type { Account } from '@tram/api/types';
import type { Ground } from './ground.ts';
import { had } from './ground.ts';
import { decide, kycSides, openAccount, waitingAccount } from './kyc-otp-sides.ts';
import { agreesOnTheWaysOfCodes } from './kyc-otp-walk.ts';
import { agreesInEach, type State } from './states.ts';

async function hidden(ground: Ground): Promise<Account> {
  await openAccount(ground);
  await ground.sandbox(`/accounts/${ground.username}`, { kyc: 0 }, 'PATCH');
  return had(await ground.api.getMyAccount());
}

async function decided(ground: Ground, decision: 'approve' | 'refuse'): Promise<Account> {
  await waitingAccount(ground);
  await decide(ground, decision);
  await ground.advance(1);
  return had(await ground.api.getMyAccount());
}

/** Values that make it `unknown` are none that the contract allows. */
const states: readonly State<Account>[] = [
  ['it is not asked for', 'hidden', hidden],
  ['nothing was sent yet', 'unsubmitted', (ground) => openAccount(ground, true)],
  ['it waits for the operator', 'waiting', waitingAccount],
  ['it was approved', 'verified', (ground) => decided(ground, 'approve')],
  ['it was refused', 'refused', (ground) => decided(ground, 'refuse')],
];

/** The tests. The ground is there when they run. */
export function kycOtpAgrees(ground: () => Ground): void {
  agreesInEach(ground, kycSides, states);
  agreesOnTheWaysOfCodes(ground);
}
