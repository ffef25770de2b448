/** Random ways with one-time codes: wrong ones, old ones, new ones. A code that the lifecycle takes the server takes. */
import { kycOtpView, type KycTicket, withKycOtpPorts } from '@tram/machines/kyc-otp';
import * as fc from 'fast-check';
import { createActor } from 'xstate';
import { type Ground, had, until } from './ground.ts';
import {
  decide,
  kycPortsOn,
  mailedCode,
  openAccount,
  resendPauseMs,
  submitted,
} from './kyc-otp-sides.ts';
import { agreesOnAnyWay } from './walk.ts';

/** Wrong tries that a code bears, and how long it is good, ms (contract, `requestOtp`). */
const mostTries = 5;
const lifetimeMs = 600_000;

type Step = 'wrong' | 'right' | 'again' | 'a minute' | 'ten minutes';

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.constant('wrong' as const), weight: 6 },
  { arbitrary: fc.constant('right' as const), weight: 1 },
  { arbitrary: fc.constant('again' as const), weight: 2 },
  { arbitrary: fc.constantFrom('a minute' as const, 'ten minutes' as const), weight: 2 },
);

/** A code that is not the one. */
function another(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

async function go(ground: Ground, steps: readonly Step[]): Promise<void> {
  const machine = withKycOtpPorts(kycPortsOn(ground));
  let tries = 0;
  let mailedAt = 0;
  const begin = async (ticket: KycTicket | null) => {
    const account = had(await ground.api.getMyAccount());
    const begun = createActor(machine, { input: { account, ticket } });
    begun.on('CODE_SENT', () => {
      tries = 0;
      mailedAt = ground.now();
    });
    return begun.start();
  };
  await openAccount(ground);
  let actor = await begin(null);
  const view = () => kycOtpView(actor.getSnapshot());
  const settled = async () => {
    await until(
      () => !view().isBusy,
      () => `an end of ${view().step}`,
    );
  };
  /** Opens the dialog of the code, as after a reload. */
  const open = async () => {
    const { ticket } = view().keep;
    actor.stop();
    actor = await begin(ticket);
    actor.send({ type: 'SUBMIT', missing: [] });
    actor.send({ type: 'CHOOSE', method: 'email' });
    await settled();
  };
  const isGood = () => tries < mostTries && ground.now() < mailedAt + lifetimeMs;

  /** The server refuses what the lifecycle does not even send, and nothing is changed by it. */
  const refused = async (
    what: string,
    wanted: number,
    call: () => Promise<{ ok: boolean; error?: { status: number | null } }>,
  ) => {
    await ground.advance(1);
    await ground.changes.begin();
    const answer = await call();
    const changed = await ground.changes.since();
    if (answer.ok || answer.error?.status !== wanted || changed.length > 0) {
      throw new Error(`${what}: ${JSON.stringify(answer)} instead of ${wanted}, ${changed.join()}`);
    }
  };

  const enter = async (isRight: boolean) => {
    const mailed = await mailedCode(ground);
    const code = isRight ? mailed : another(mailed);
    if (view().canEnterCode !== isGood()) {
      throw new Error(
        `a code is ${isGood() ? 'good' : 'worthless'}, and the lifecycle is at ${view().step}`,
      );
    }
    actor.send({ type: 'ENTER_CODE', code });
    if (!isGood()) {
      await refused('a code that is worthless', 400, () => submitted(ground, code));
      return;
    }
    await settled();
    if (isRight) {
      if (view().step !== 'submitted') throw new Error(`a right code led to ${view().step}`);
      await decide(ground, 'refuse');
      await open();
      return;
    }
    tries += 1;
    const { triesLeft, canEnterCode } = view();
    if (triesLeft !== mostTries - tries || canEnterCode !== isGood()) {
      throw new Error(`after ${tries} wrong tries the lifecycle leaves ${triesLeft}`);
    }
  };

  try {
    await open();
    for (const one of steps) {
      if (one === 'wrong' || one === 'right') await enter(one === 'right');
      else if (one === 'again') {
        if (view().canResend) {
          const before = mailedAt;
          actor.send({ type: 'RESEND' });
          await settled();
          if (mailedAt === before) throw new Error(`no code was mailed: ${view().reason}`);
        } else {
          await refused('a code too soon', 429, () => ground.api.requestOtp());
        }
      } else {
        await ground.advance(one === 'a minute' ? resendPauseMs : lifetimeMs);
        await open();
      }
    }
  } finally {
    actor.stop();
  }
}

/** One test for many ways. The ground is there when it runs. */
export function agreesOnTheWaysOfCodes(ground: () => Ground): void {
  agreesOnAnyWay<Step>({
    ways: { quick: 1, thorough: 5 },
    longest: 9,
    step,
    go: (steps) => go(ground(), steps),
  });
}
