import type { Recharge } from '@tram/api/types';
import {
  rechargeQrView,
  withRechargeQrPorts,
  type RechargeQrView,
} from '@tram/machines/recharge-qr';
import { matchesSearch } from '@tram/machines/rules';
import { type ActorRefFrom, createActor } from 'xstate';
import { countDown } from './count-down.ts';
import { Ending, exitCodes } from './ending.ts';
import type { TopUp } from './options.ts';
import { rechargePorts } from './ports.ts';
import { refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { showTransfer } from './transfer.ts';
import { until } from './until.ts';
import { words } from './words.vi.ts';

/** A new top-up, or one to resume. */
export type RechargeStart = { readonly request: TopUp } | { readonly resume: string };

/**
 * Tops up: shows the code, waits for the money, prints the outcome.
 * @throws Ending when the top-up ends without money
 */
export async function topUp(run: Run, start: RechargeStart): Promise<void> {
  const { terminal, realtime, stop } = run;
  const draft = 'request' in start ? await draftOf(run, start.request) : null;
  const actor = createActor(withRechargeQrPorts(rechargePorts(run)), {
    input: { resume: 'resume' in start ? start.resume : null },
  });
  const refresh = () => actor.send({ type: 'REFRESH' });
  const ends = [
    realtime.onResync(refresh),
    realtime.on('recharge_result', ({ id }) => {
      // One without an id may be about this one.
      if (id === null || id === rechargeQrView(actor.getSnapshot()).keep.resume) refresh();
    }),
    showSteps(run, actor),
  ];
  actor.start();
  if (draft !== null) actor.send({ type: 'SUBMIT', ...draft });
  try {
    const view = await until(actor, rechargeQrView, isOver, stop);
    run.leaves(null);
    if (view.step !== 'paid') throw endingOf(view);
    terminal.say(words.recharge.paid(view.recharge?.money ?? 0));
    if (view.reason === 'paid-late') terminal.say(words.recharge.paidLate);
  } finally {
    for (const end of ends) end();
    actor.stop();
  }
  terminal.say(words.recharge.balance((await run.loadAccount()).balance));
}

const isOver = ({ step }: RechargeQrView): boolean =>
  step === 'paid' || step === 'expired' || step === 'cancelled' || step === 'failed';

/** The request, with the bank chosen among those that accept the sum. */
async function draftOf(
  { api, stop }: Run,
  { money, bank }: TopUp,
): Promise<{ money: number; bankId: string }> {
  const answer = await api.listBanks({ query: { money } }, { signal: stop });
  stop.throwIfAborted();
  if (!answer.ok) throw refusal(words.recharge.banksFailed, answer.error);
  const banks = answer.value;
  const chosen = banks.find(({ bank_name: name }) => bank === null || matchesSearch(name, bank));
  if (chosen !== undefined) return { money, bankId: chosen._id };
  throw bank === null || banks.length === 0
    ? new Ending(exitCodes.refused, words.recharge.noBanks)
    : new Ending(
        exitCodes.misused,
        words.recharge.noBank(
          bank,
          banks.map(({ bank_name: name }) => name),
        ),
      );
}

/** Prints each step once, draws the code once, and counts down. @returns the function that ends it */
function showSteps(
  run: Run,
  actor: ActorRefFrom<ReturnType<typeof withRechargeQrPorts>>,
): () => void {
  const { terminal } = run;
  let shown: Recharge['_id'] | null = null;
  let step: RechargeQrView['step'] | null = null;
  let stopCounting: (() => void) | null = null;
  const subscription = actor.subscribe((snapshot) => {
    const view = rechargeQrView(snapshot);
    if (view.recharge !== null && view.recharge._id !== shown) {
      shown = view.recharge._id;
      const { money, content, _id } = view.recharge;
      run.leaves(words.recharge.stays(money, content, _id));
      if (view.step === 'awaiting') showTransfer(run, view);
    }
    if (view.step === step) return;
    step = view.step;
    stopCounting?.();
    if (step === 'creating') {
      run.leaves(words.recharge.staysUnsure);
      terminal.progress(words.recharge.creating);
    }
    if (step === 'resuming') terminal.progress(words.recharge.resuming);
    if (step === 'checking') terminal.progress(words.recharge.checking);
    if (step === 'unsure') terminal.say(words.recharge.unsure);
    if (view.deadline !== null) stopCounting = countDown(run, view.deadline);
  });
  return () => {
    subscription.unsubscribe();
    stopCounting?.();
  };
}

function endingOf({ step, reason, error }: RechargeQrView): Ending {
  if (step === 'expired') {
    return new Ending(exitCodes.notPaid, words.recharge.expired, words.recharge.late);
  }
  if (step === 'cancelled') {
    return new Ending(exitCodes.notPaid, words.recharge.cancelled, words.recharge.late);
  }
  if (reason === 'not-found') return new Ending(exitCodes.refused, words.recharge.notFound);
  return refusal(words.recharge.refused, error);
}
