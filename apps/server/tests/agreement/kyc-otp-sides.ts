/** An identity verification as its lifecycle and the server see it. */
import { ok, type Result } from '@tram/api/result';
import type { Account } from '@tram/api/types';
import {
  type KycAction,
  kycAllows,
  type KycOtpPorts,
  kycOtpView,
  withKycOtpPorts,
} from '@tram/machines/kyc-otp';
import { createActor } from 'xstate';
import { rowsOf } from '../generators/rows.ts';
import { smallPicture, smallSignature } from '../generators/small-pictures.ts';
import { type Ground, had } from './ground.ts';
import type { TwoSides } from './two-sides.ts';
import { whole } from '../../src/testing/whole.ts';

/** Another code may be asked for by then, ms. */
export const resendPauseMs = 61_000;

/** The code that was mailed last; six digits of no meaning when none was. */
export async function mailedCode({ server }: Ground): Promise<string> {
  const { text } = await server.call('/sandbox/api/outbox');
  const code = /: (\d{6})$/m.exec(text.replaceAll(String.raw`\n`, '\n'))?.[1];
  return code ?? '123456';
}

/** Sends the form with a code, as the portal does. */
export async function submitted({ api }: Ground, otp: string): Promise<Result<Account>> {
  const type = 'image/png';
  const picture = new File([new Uint8Array(smallPicture)], 'ảnh.png', { type });
  const answer = await api.submitIdentity({
    body: {
      front_card: picture,
      back_card: picture,
      portrait: picture,
      signature_image: smallSignature,
      fullName: 'Đỗ Quốc Bửu',
      dob: '1994-05-17',
      id: '079094001234',
      issueDate: '2021-08-02',
      issuePlace: 'Cục Cảnh sát QLHC về TTXH',
      address: '12 Nguyễn Hữu Thọ, Quận 7, TP. Hồ Chí Minh',
      email: 'buu@example.com',
      phone: '0901234567',
      otp,
    },
  });
  return answer.ok ? ok(whole(answer.value)) : answer;
}

/** The ports of the lifecycle, over the client and nothing else. */
export function kycPortsOn(ground: Ground): KycOtpPorts {
  const { api } = ground;
  return {
    requestOtp: (_, signal) => api.requestOtp({}, { signal }),
    submitIdentity: ({ code }) => submitted(ground, code),
    getMyAccount: (_, signal) => api.getMyAccount({}, { signal }),
    now: ground.now,
  };
}

/** Both sides of the verification of the customer's account. */
export function kycSides(ground: Ground): TwoSides<KycAction, Account> {
  const machine = withKycOtpPorts(kycPortsOn(ground));
  return {
    ground,
    actions: ['requestCode', 'submit'],
    async machine() {
      const account = had(await ground.api.getMyAccount());
      const actor = createActor(machine, { input: { account } }).start();
      const { status, canSubmit } = kycOtpView(actor.getSnapshot());
      actor.stop();
      if (status === null) throw new Error('an account that was given was not taken');
      const requestCode = kycAllows('requestCode', status) ? null : status;
      return { status, refusals: { requestCode, submit: canSubmit ? null : status } };
    },
    async ask(_, action) {
      if (action === 'requestCode') return [await ground.api.requestOtp()];
      return [await submitted(ground, await mailedCode(ground))];
    },
    refusedWith: (_action, reason) => (reason === 'hidden' ? 403 : 409),
    async discard() {
      // The next state is made of the same account.
    },
  };
}

/** The operator's part. */
export type Decision = 'approve' | 'refuse';

/** What is refused, with its reason. */
export async function decide({ sandbox, username }: Ground, decision: Decision): Promise<void> {
  await sandbox(`/identities/${username}/${decision}`, { reason: 'Ảnh mờ' });
}

/** An account that is asked for verification and may send the form, for the first time or again. */
export async function openAccount(ground: Ground, isFirst = false): Promise<Account> {
  const { server, sandbox, username, api } = ground;
  await sandbox(
    `/accounts/${username}`,
    { kyc: 1, isVerify: isFirst ? 0 : 2, reasonFailKyc: isFirst ? null : 'Ảnh mờ' },
    'PATCH',
  );
  if (isFirst) {
    const set = `update accounts set time_kyc = null where username = '${username}' returning id`;
    await rowsOf(server.services.database, set);
  }
  await ground.advance(resendPauseMs);
  return had(await api.getMyAccount());
}

/** An account whose form waits for the operator. */
export async function waitingAccount(ground: Ground): Promise<Account> {
  await openAccount(ground);
  had(await ground.api.requestOtp());
  return had(await submitted(ground, await mailedCode(ground)));
}
