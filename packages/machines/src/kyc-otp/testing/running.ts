import type { OtpTicket } from '@tram/api/types';
import { createActor } from 'xstate';
import { answering } from '../../testing/answering.ts';
import type { ManualClock } from '../../testing/manual-clock.ts';
import { portFake } from '../../testing/port-fake.ts';
import { withKycOtpPorts } from '../ports.ts';
import type { KycUpload } from '../model.ts';
import type { KycAccount, KycOtpEmitted, KycOtpInput } from '../model.ts';
import { kycOtpView } from '../view.ts';

/** A running verification whose ports answer when the test says so. */
export function running(clock: ManualClock, input: KycOtpInput) {
  const request = portFake<void, OtpTicket>();
  const submit = portFake<KycUpload, KycAccount>();
  const read = portFake<void, KycAccount>();
  const machine = withKycOtpPorts({
    requestOtp: request.port,
    submitIdentity: submit.port,
    getMyAccount: read.port,
    now: clock.now,
  });
  const actor = createActor(machine, { input });
  const said: KycOtpEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  return {
    actor,
    request,
    submit,
    read,
    said,
    view: () => kycOtpView(actor.getSnapshot()),
    answer: answering(clock.settle),
  };
}
