/** The review of transfers as a program: `pnpm --filter @tram/server bank:review`. */
import { parseArgs } from 'node:util';
import { formatMoney } from '@tram/machines/rules';
import { eq } from 'drizzle-orm';
import { bankTransfers } from '../database/schema/money.ts';
import { ReviewRefused, runReviewProgram } from '../review-program.ts';
import type { BankServices } from './receive-transfer.ts';
import {
  creditTransfer,
  dismissTransfer,
  type ListedTransfer,
  listTransfers,
} from './review-transfer.ts';

const usage = `usage:
  bank:review list [--all]                      the transfers that wait for a review, newest first
  bank:review credit TRANSFER [--to WHOM]       credits what arrived to the recharge that it names, or to WHOM:
                                                a recharge's id or content, or a username
  bank:review dismiss TRANSFER                  closes the review without crediting it`;

/** How many transfers are listed at most. */
const shown = 200;

function lineOf({ transfer, recharge, username }: ListedTransfer): string {
  const named =
    recharge === null
      ? 'names no recharge'
      : `names ${recharge.content} of ${username}, ${formatMoney(recharge.money)}`;
  return [
    transfer.id,
    transfer.transferredAt.toISOString(),
    formatMoney(transfer.amount),
    `to ${transfer.accountNumber}`,
    `${transfer.status}${transfer.reason === null ? '' : ` (${transfer.reason})`}`,
    named,
    // Text from outside: escaped, so that no control character reaches the terminal.
    JSON.stringify(transfer.content),
  ].join('  ');
}

/**
 * Carries out one command.
 * @param say takes each line of the answer
 * @throws ReviewRefused when the command does not exist or cannot be carried out
 */
export async function review(
  services: BankServices,
  parameters: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const { positionals, values } = readCommand(parameters);
  const [command, transferId, ...more] = positionals;
  if (command === 'list' && transferId === undefined && values.to === undefined) {
    const only = values.all === true ? undefined : eq(bankTransfers.status, 'review');
    const transfers = await listTransfers(services, shown, only);
    if (transfers.length === 0) say('no transfers');
    for (const transfer of transfers) say(lineOf(transfer));
    return;
  }
  if (transferId === undefined || more.length > 0 || values.all === true) {
    throw new ReviewRefused(usage);
  }
  if (command === 'credit') {
    const { amount, username, paid } = await creditTransfer(
      services,
      transferId,
      values.to ?? null,
    );
    const how = paid === null ? 'into the balance' : `as the payment of ${paid}`;
    say(`credited ${formatMoney(amount)} to ${username}, ${how}`);
  } else if (command === 'dismiss' && values.to === undefined) {
    await dismissTransfer(services, transferId);
    say(`dismissed ${transferId}`);
  } else throw new ReviewRefused(usage);
}

function readCommand(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      options: { all: { type: 'boolean' }, to: { type: 'string' } },
      allowPositionals: true,
    });
  } catch {
    throw new ReviewRefused(usage);
  }
}

if (import.meta.main) {
  await runReviewProgram(review);
}
