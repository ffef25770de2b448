import { findRow } from '@tram/api/pages';
import type { Image, Package } from '@tram/api/types';
import { foldForSearch, pricePreview, unitPriceOf } from '@tram/machines/rules';
import { pcImageAllows, pcImageStatusOf } from '@tram/machines/pc-image/rules';
import { ask } from './ask.ts';
import { Ending, exitCodes } from './ending.ts';
import type { Command } from './options.ts';
import { topUp } from './recharge.ts';
import { refusal } from './refusal.ts';
import { rentAndWait } from './rental.ts';
import type { Run } from './run.ts';
import { words } from './words.vi.ts';

type Rent = Extract<Command, { name: 'rent' }>;

/**
 * Rents a PC: prints the price, tops up first where that is requested, asks, pays, waits until the PC can be used, and prints how
 * to connect.
 * @throws Ending when no PC was rented, or it could not be made
 */
export async function rent(run: Run, wanted: Rent, onInterrupt: () => void): Promise<void> {
  const itsPackage = await packageOf(run, wanted.packageName);
  if (wanted.request !== null) await topUp(run, { request: wanted.request });
  const total = sayPrice(run, itsPackage, wanted);
  await confirm(run, wanted, total, onInterrupt);
  const image = await pcOf(run, itsPackage, wanted.pcName ?? itsPackage.name);
  await rentAndWait(run, image, { ...wanted, total });
}

async function packageOf({ api, stop }: Run, name: string): Promise<Package> {
  const answer = await api.listPackages({}, { signal: stop });
  stop.throwIfAborted();
  if (!answer.ok) throw refusal(words.rent.packagesFailed, answer.error);
  const found = answer.value.find((one) => foldForSearch(one.name) === foldForSearch(name));
  if (found !== undefined) return found;
  const known = answer.value.map((one) => one.name);
  throw new Ending(exitCodes.misused, words.rent.noPackage(name, known));
}

/** The receipt before anything is paid. @returns the sum, VND @throws Ending when the balance does not pay for it */
function sayPrice({ terminal, account }: Run, itsPackage: Package, { term }: Rent): number {
  const { discount_pc: discountPercent, balance } = account();
  const preview = pricePreview(itsPackage, term, discountPercent, balance);
  if (preview === null) throw new Ending(exitCodes.misused, words.rent.notPriced);
  terminal.say(
    `${itsPackage.name}: ${words.rent.price(words.term(term.period, term.unit), unitPriceOf(itsPackage, term.unit))}`,
  );
  if (preview.discount > 0) {
    terminal.say(words.rent.discount(preview.discountPercent, preview.discount));
  }
  terminal.say(words.rent.total(preview.total));
  if (preview.balanceAfter === null) {
    throw new Ending(
      exitCodes.notEnoughMoney,
      words.rent.missing(preview.missing),
      words.rent.topUpFirst(preview.missing),
    );
  }
  terminal.say(words.rent.balanceAfter(preview.balanceAfter));
  return preview.total;
}

async function confirm(
  { terminal, stop }: Run,
  { yes }: Rent,
  total: number,
  onInterrupt: () => void,
): Promise<void> {
  if (yes) return;
  if (!terminal.isLive || !process.stdin.isTTY) {
    throw new Ending(exitCodes.misused, words.rent.confirmMissing);
  }
  const answer = await ask(words.rent.confirm(total), { stop, onInterrupt });
  if (foldForSearch(answer).startsWith('c')) return;
  throw new Ending(exitCodes.misused, words.rent.notConfirmed);
}

/** The customer's PC of that name and package that is not rented, so that a second try makes no second one; else a new one. */
async function pcOf({ api, stop }: Run, itsPackage: Package, name: string): Promise<Image> {
  const known = await findRow(
    (page) => api.listImages({ query: { page } }, { signal: stop }),
    (image) =>
      image.name === name &&
      image.package._id === itsPackage._id &&
      pcImageAllows('rent', pcImageStatusOf(image)),
  );
  stop.throwIfAborted();
  if (!known.ok) throw refusal(words.rent.pcsFailed, known.error);
  if (known.value !== null) return known.value;
  const made = await api.createImage({ body: { name, id_package: itsPackage._id } });
  stop.throwIfAborted();
  if (!made.ok) throw refusal(words.rent.notCreated, made.error);
  return made.value;
}
