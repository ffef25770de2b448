import type { Result } from '@tram/api/result';
import type { OtpTicket } from '@tram/api/types';
import { assign } from 'xstate';
import { deadlineActor, type Now } from '../actors/deadline.ts';
import { portActor, requiring, type Port } from '../actors/port.ts';
import { completedBy } from '../answers/completed-by.ts';
import { wholeOf } from '../answers/record.ts';
import { watchActor } from '../actors/watch.ts';
import { resendRefused } from './setup.ts';
import { kycOtpMachine, type KycOtpMachine } from './machine.ts';
import type { KycUpload, KycAccount } from './model.ts';

/** The effects of an identity verification. Each of them is required. */
export interface KycOtpPorts {
  /** `requestOtp` (`GET /auth/otp`): has a code mailed. Never to be repeated by the port. */
  requestOtp: Port<void, Partial<OtpTicket>>;
  /**
   * `submitIdentity` (`PATCH /accounts`) with the form, pictures and signature that the front end holds, and this code. It is
   * sent once and never to be repeated by the port; the code is not to be kept.
   */
  submitIdentity: Port<KycUpload, Partial<KycAccount>>;
  /** `getMyAccount` (`GET /accounts/me`), fresh from the server. */
  getMyAccount: Port<void, KycAccount>;
  /** Server time, ms since 1970. */
  now: Now;
}

const wholeAccount = wholeOf<KycAccount>({
  kyc: true,
  isVerify: true,
  timeKyc: true,
  reasonFailKyc: true,
  updatedAt: true,
});

/** The lifecycle with its effects. Leaving one out does not compile. */
export function withKycOtpPorts(ports: KycOtpPorts): KycOtpMachine {
  const submit: Port<KycUpload, Partial<KycAccount>> = ({ code, onProgress }, signal) =>
    ports.submitIdentity(
      {
        code,
        onProgress: (sent) => {
          // What an upload says after it was left is nothing about the next one.
          if (!signal.aborted) onProgress(sent);
        },
      },
      signal,
    );
  return kycOtpMachine.provide({
    actors: {
      requestOtp: portActor(ports.requestOtp),
      submitIdentity: portActor(
        requiring(
          completedBy(submit, wholeAccount, (_, signal) => ports.getMyAccount(undefined, signal)),
        ),
      ),
      readAccount: portActor(ports.getMyAccount),
      watch: watchActor((_, signal) => ports.getMyAccount(undefined, signal)),
      deadline: deadlineActor(ports.now),
      resendDeadline: deadlineActor(ports.now, 'RESEND_ALLOWED'),
    },
    actions: {
      takeWait: assign(({ context }, result: Result<unknown>) =>
        resendRefused(context, result, ports.now()),
      ),
    },
    guards: {
      codeIsGood: ({ context: { hasCode, ticket } }) =>
        hasCode && (ticket.expiresAt === null || ports.now() < ticket.expiresAt),
    },
  });
}
