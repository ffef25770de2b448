import type { OtpTicket } from '@tram/api/types';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MINUTE, SECOND, timeOf } from '../rules/time.ts';
import { manualClock } from '../testing/manual-clock.ts';
import { openCalls, runAtRandom } from '../testing/random-runs.ts';
import type { RandomRun } from '../testing/random-runs.ts';
import { answerTo, sleeping, telling, timePassing } from '../testing/random-steps.ts';
import { gapsIn, runsNow } from '../testing/thoroughness.ts';
import {
  KYC_NOW,
  kycOtpAnswers,
  kycOtpEvents,
  kycTicket,
  otpTicket,
  refusedAccount,
  unsubmittedAccount,
  waitingAccount,
} from './fixtures.ts';
import { kycOtpMachine } from './machine.ts';
import { kycAllows } from './rules.ts';
import { running } from './testing/running.ts';
import type { KycOtpEvent, KycOtpInput } from './model.ts';

const clock = manualClock(KYC_NOW);
const code = '482913';

/** What a customer, a server and time may do next, in any order. */
const step = fc.oneof(
  { weight: 14, arbitrary: telling<KycOtpEvent>(kycOtpEvents) },
  { weight: 3, arbitrary: answerTo<'request', OtpTicket>('request', kycOtpAnswers.requestOtp) },
  { weight: 2, arbitrary: answerTo('submit', kycOtpAnswers.submitIdentity) },
  { weight: 3, arbitrary: answerTo('read', kycOtpAnswers.readAccount) },
  {
    weight: 1,
    arbitrary: fc
      .double({ min: -1, max: 2 })
      .map((sent) => ({ type: 'upload says', sent }) as const),
  },
  { weight: 1, arbitrary: timePassing(5 * SECOND, 60 * SECOND) },
  { weight: 1, arbitrary: sleeping(12 * MINUTE) },
);
const input = fc.constantFrom<KycOtpInput>(
  {},
  { account: unsubmittedAccount },
  { account: refusedAccount },
  { account: unsubmittedAccount, ticket: kycTicket },
  { account: waitingAccount },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Most runs begin further on, because chance alone seldom leads there. */
const asked: Step[] = [
  { type: 'tell', event: { type: 'SUBMIT', missing: [] } },
  { type: 'tell', event: { type: 'CHOOSE', method: 'email' } },
];
const mailed: Step[] = [
  ...asked,
  { type: 'answer', port: 'request', result: { ok: true, value: otpTicket } },
];
const opening = fc.constantFrom<Step[]>([], asked, mailed, [
  ...mailed,
  { type: 'tell', event: { type: 'ENTER_CODE', code } },
]);

function begin(given: KycOtpInput): RandomRun<Step> {
  const { actor, request, submit, read, said, view } = running(clock, given);
  let seen: string[] = [];
  let newest = timeOf(given.account?.updatedAt) ?? 0;
  let codes = 0;
  let mails = 0;
  actor.subscribe(({ context }) => {
    const time = timeOf(context.account?.updatedAt) ?? 0;
    if (time < newest) seen.push('an older account overwrote a newer one');
    newest = time;
    if (JSON.stringify(context).includes(code)) seen.push('the code was remembered');
    const { progress } = context;
    if (progress !== null && !(progress >= 0 && progress <= 1)) seen.push(`${progress} was sent`);
  });

  const tell = (event: KycOtpEvent) => {
    const { status } = view();
    const before = [request.calls.length, submit.calls.length] as const;
    actor.send(event);
    const asks = request.calls.length - before[0];
    const sends = submit.calls.length - before[1];
    if (asks > 0 && (status === null || !kycAllows('requestCode', status)))
      seen.push(`a code was asked for while ${status}`);
    if (sends > 0 && (status === null || !kycAllows('submit', status)))
      seen.push(`a form was sent while ${status}`);
    if (event.type === 'ENTER_CODE') codes += sends;
    if (event.type === 'CHOOSE' || event.type === 'RESEND') mails += asks;
  };

  return {
    actor,
    calls: () => [...request.calls, ...submit.calls, ...read.calls],
    take: async (next) => {
      seen = [];
      if (next.type === 'tell') tell(next.event);
      else if (next.type === 'time passes') await clock.pass(next.time);
      else if (next.type === 'sleeps') clock.sleep(next.time);
      else if (next.type === 'upload says')
        for (const call of submit.calls) call.input.onProgress(next.sent);
      else if (next.port === 'request') request.waiting?.answer(next.result);
      else if (next.port === 'submit') submit.waiting?.answer(next.result);
      else read.waiting?.answer(next.result);
    },
    faultsNow: () =>
      openCalls(request.calls) + openCalls(submit.calls) > 1
        ? [...seen, 'two calls at once']
        : seen,
    faultsAtEnd: () => {
      const faults: string[] = [];
      // Only the customer's own request has a code mailed or a form sent, and each request once.
      if (request.calls.length !== mails)
        faults.push(`${mails} intentions, ${request.calls.length} mails`);
      if (submit.calls.length !== codes)
        faults.push(`${codes} codes, ${submit.calls.length} forms`);
      if (said.filter(({ type }) => type === 'SUBMITTED').length > codes)
        faults.push('more was said to be submitted than was sent');
      if (
        view().step !== 'submitting' &&
        JSON.stringify(actor.getPersistedSnapshot()).includes(code)
      )
        faults.push('the code was kept');
      return faults;
    },
  };
}

describe('after any events', () => {
  test('each request is sent once, where the table allows it, and no code is remembered', async () => {
    const totals = await runAtRandom({
      clock,
      input,
      opening,
      step,
      longest: 160,
      runs: runsNow(2400),
      begin,
    });
    expect(gapsIn(totals, kycOtpMachine)).toEqual([]);
  }, 120_000);
});
