import { findRow } from '@tram/api/pages';
import type { Result } from '@tram/api/result';
import type { Image, Order } from '@tram/api/types';
import { pcImageView, withPcImagePorts, type PcImageView } from '@tram/machines/pc-image';
import {
  formatCountdown,
  formatDateTime,
  isOrderOf,
  SECOND,
  type RentalTerm,
} from '@tram/machines/rules';
import { type ActorRefFrom, createActor } from 'xstate';
import { Ending, exitCodes } from './ending.ts';
import { pcPorts } from './ports.ts';
import { refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { savingInto } from './save-file.ts';
import { until } from './until.ts';
import { words } from './words.vi.ts';

/** The PC to rent, and what to do once it is ready. */
export interface RentalOptions {
  readonly term: RentalTerm;
  /** What the customer has confirmed to pay, VND. */
  readonly total: number;
  /** Where the Remote Desktop file goes. */
  readonly folder: string;
  readonly showPassword: boolean;
}

/**
 * Pays for a PC, waits until it can be used, and prints how to connect, with the PC's lifecycle.
 * @throws Ending when it is refused, or the PC cannot be made
 */
export async function rentAndWait(run: Run, image: Image, options: RentalOptions): Promise<void> {
  const { terminal, realtime, stop } = run;
  const saving = savingInto(options.folder);
  const actor = createActor(withPcImagePorts(pcPorts(run, saving.save)), {
    input: { record: image },
  });
  const refresh = () => actor.send({ type: 'REFRESH' });
  const ends = [
    realtime.onResync(refresh),
    realtime.on('boot_result', ({ id }) => {
      // One without an id may be about this one.
      if (id === null || id === image._id) refresh();
    }),
    showProgress(run, actor),
  ];
  const see = (isEnough: (view: PcImageView) => boolean) =>
    until(actor, pcImageView, isEnough, stop);
  actor.start();
  try {
    run.leaves(words.rent.staysUnsure);
    actor.send({ type: 'RENT', term: options.term, total: options.total });
    const { payment } = await see(
      (view) => view.payment.step === 'paid' || view.payment.step === 'refused',
    );
    run.leaves(null);
    if (payment.step === 'refused') throw refusal(words.rent.refused, payment.error);

    run.leaves(words.rent.stays(image.name));
    terminal.say(words.rent.rented(image.name));
    const { status } = await see((view) => view.status !== 'waiting' && view.status !== 'unknown');
    run.leaves(null);
    if (status !== 'ready') throw notReady(image.name, status);

    terminal.say(words.rent.ready(image.name));
    actor.send({ type: 'DOWNLOAD_RDP' });
    const { operation } = await see(
      (view) => view.operation.step === 'done' || view.operation.step === 'refused',
    );
    await sayConnection(run, image, options);
    if (operation.step === 'refused') throw refusal(words.rent.fileFailed, operation.error);
    const place = saving.path();
    if (place !== null) terminal.say(words.rent.file(place));
  } finally {
    for (const end of ends) end();
    actor.stop();
  }
}

/** Prints the progress. @returns the function that ends it */
function showProgress(
  { terminal, clock }: Run,
  actor: ActorRefFrom<ReturnType<typeof withPcImagePorts>>,
): () => void {
  let since: number | null = null;
  let wasUnsure = false;
  const update = () => {
    const { name, status, payment } = pcImageView(actor.getSnapshot());
    if (payment.step === 'sending') terminal.progress(words.rent.sending(name));
    if (payment.step === 'unsure' && !wasUnsure) {
      wasUnsure = true;
      terminal.say(words.rent.unsure);
    }
    if (status !== 'waiting') return;
    since ??= clock.now();
    terminal.progress(words.rent.waiting(name, formatCountdown(clock.now() - since)));
  };
  const subscription = actor.subscribe(update);
  const timer = setInterval(update, SECOND);
  return () => {
    subscription.unsubscribe();
    clearInterval(timer);
  };
}

function notReady(name: string, status: PcImageView['status']): Ending {
  return status === 'notRented'
    ? new Ending(exitCodes.notMade, words.rent.notMade(name), words.rent.tryAgain)
    : new Ending(exitCodes.refused, words.rent.gone(name));
}

/** The address of a PC, as far as it is known. */
type RemoteAccess = Partial<Pick<Order, 'remote_ext_ip' | 'user_remote' | 'passRdp' | 'end_time'>>;

/** The answer of its own call; where that has no address, its order in the list of rentals. */
async function remoteAccessTo(
  api: Run['api'],
  image: Image,
  signal: AbortSignal,
): Promise<Result<RemoteAccess | null>> {
  const own: Result<RemoteAccess> = await api.getOrderOfImage(
    { path: { id: image._id } },
    { signal },
  );
  const saysNothing = own.ok ? !own.value.remote_ext_ip : own.error.kind === 'malformed';
  if (!saysNothing) return own;
  return findRow(
    (page) => api.listOrders({ query: { page, status: 1 } }, { signal }),
    (order) => isOrderOf(order, image),
  );
}

/** Prints the address of the PC, and its password only when asked for. */
async function sayConnection(
  { api, terminal, stop }: Run,
  image: Image,
  { showPassword }: RentalOptions,
): Promise<void> {
  const answer = await remoteAccessTo(api, image, stop);
  stop.throwIfAborted();
  if (!answer.ok) {
    terminal.complain(words.rent.orderFailed);
    return;
  }
  const { remote_ext_ip: address, user_remote: user, passRdp, end_time: end } = answer.value ?? {};
  if (address) terminal.say(words.rent.address(address));
  if (user) terminal.say(words.rent.user(user));
  if (passRdp) {
    terminal.say(showPassword ? words.rent.secret(passRdp) : words.rent.secretHidden);
  }
  const moment = formatDateTime(end);
  if (moment !== null) terminal.say(words.rent.until(moment));
}
