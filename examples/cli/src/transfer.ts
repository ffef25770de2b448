import type { RechargeQrView } from '@tram/machines/recharge-qr';
import { formatMoney } from '@tram/machines/rules';
import { qrBlocks } from './qr-blocks.ts';
import type { Run } from './run.ts';
import { words } from './words.vi.ts';

function sayCode({ terminal, background }: Pick<Run, 'terminal' | 'background'>, text: string) {
  const code = qrBlocks(text, { colours: terminal.hasColours, background });
  if (terminal.columns === null || terminal.columns >= code.columns) {
    for (const line of code.lines) terminal.say(line);
    terminal.say();
    terminal.say(words.recharge.scan);
  } else terminal.say(words.recharge.tooNarrow(code.columns));
}

/** What to transfer: the code that bank apps read, and the same line by line for typing. */
export function showTransfer(
  { terminal, background }: Run,
  { recharge, payment, qrText }: RechargeQrView,
): void {
  if (recharge === null) return;
  terminal.say();
  if (qrText !== null) sayCode({ terminal, background }, qrText);
  const { missing } = words.recharge;
  const lines = [
    [words.recharge.bank, recharge.bank || missing],
    [words.recharge.accountNumber, payment?.accountNumber ?? missing],
    [words.recharge.accountHolder, payment?.accountName ?? missing],
    [words.recharge.money, formatMoney(recharge.money)],
    [words.recharge.content, recharge.content || missing],
  ] as const;
  for (const [label, value] of lines) terminal.say(`  ${label.padEnd(14)}${value}`);
  terminal.say();
}
