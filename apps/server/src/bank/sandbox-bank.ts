/** The sandbox's bank: it reports what a test or its page says, as the real one would. */

import { parsePaymentLink } from '@tram/machines/rules';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { asc, eq } from 'drizzle-orm';
import { newId } from '../database/columns.ts';
import { banks, bankTransfers, recharges } from '../database/schema/money.ts';
import { Refusal } from '../refusal.ts';
import { html, listSection, shownMoney, shownTime } from '../pages/html.ts';
import type { SandboxRoute, SandboxSection } from '../sandbox/sandbox-route.ts';
import type { Services } from '../services.ts';
import { findNamedRecharge, receiveTransfer, type TransferRow } from './receive-transfer.ts';
import { type ListedTransfer, listTransfers } from './review-transfer.ts';

/** How many transfers the page shows. */
const shownOnPage = 20;

const words: Readonly<Record<NonNullable<TransferRow['reason']>, string>> = {
  'unknown-content': 'không rõ nội dung',
  'wrong-amount': 'sai số tiền',
  'already-paid': 'giao dịch đã được thanh toán',
  'wrong-account': 'sai tài khoản nhận',
  outgoing: 'tiền ra',
};

function outcome({ status, reason }: TransferRow): string {
  if (status === 'credited') return 'đã cộng vào số dư';
  const why = reason === null ? '' : `: ${words[reason]}`;
  return status === 'review' ? `chờ kiểm tra${why}` : `bỏ qua${why}`;
}

/** A form for a transfer of any content and amount, and the transfers that the bank has reported. */
export const bankSandboxSection: SandboxSection = async (services) => {
  const transfers = await listTransfers(services, shownOnPage);
  const items = transfers.map(
    ({ transfer, username }) =>
      html`<li class="item">
        <strong>${shownMoney(transfer.amount)}</strong> · ${transfer.content} · ${outcome(transfer)}
        <div class="quiet">
          ${shownTime(transfer.createdAt.toISOString())} · ${username ?? 'không rõ khách hàng'}
        </div>
      </li>`,
  );
  return html`<section aria-labelledby="bank">
      <h2 id="bank">Ngân hàng báo có tiền</h2>
      <form method="post" action="/sandbox/forms/bank-transfers" class="row">
        <label>Nội dung chuyển khoản<input name="content" maxlength="200" required /></label>
        <label
          >Số tiền (VNĐ)<input name="amount" type="number" min="1" value="100000" required
        /></label>
        <label
          >Số tài khoản nhận (bỏ trống: tài khoản của yêu cầu)<input
            name="accountNumber"
            maxlength="100"
        /></label>
        <button class="main">Báo có tiền</button>
      </form>
    </section>
    ${listSection('bank-transfers', 'Các khoản ngân hàng đã báo', items)}`;
};

interface SandboxTransfer {
  content: string;
  /** VND. */
  amount: number;
  /** The account that it reaches; left out, the one that its content's recharge asks for. */
  accountNumber: string | null;
}

// The page's form sends text.
const isTransfer: ValidateFunction<SandboxTransfer> = new Ajv2020({
  coerceTypes: true,
  useDefaults: true,
  allowUnionTypes: true,
}).compile({
  type: 'object',
  additionalProperties: false,
  required: ['content', 'amount'],
  properties: {
    content: { type: 'string', maxLength: 1000 },
    amount: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    accountNumber: { type: ['string', 'null'], maxLength: 100, default: null },
  },
});

function readTransfer(body: unknown): SandboxTransfer {
  const given: unknown = { ...Object(body) };
  if (isTransfer(given)) return given;
  throw new Refusal(400, 'Gửi { "content": …, "amount": số VND, "accountNumber"?: … }');
}

/** The account that a content asks for; the operator's first one when it asks for none. */
async function accountFor(services: Services, content: string): Promise<string> {
  const { database } = services;
  const id = await findNamedRecharge(database, [content]);
  if (id !== null) {
    const [named] = await database.select().from(recharges).where(eq(recharges.id, id));
    const { accountNumber } = parsePaymentLink(named?.linkPath);
    if (accountNumber !== null) return accountNumber;
  }
  const [first] = await database.select().from(banks).orderBy(asc(banks.rank)).limit(1);
  return first?.accountNumber ?? '';
}

function onTheSandbox({ transfer, username }: ListedTransfer): Record<string, unknown> {
  return {
    id: transfer.id,
    accountNumber: transfer.accountNumber,
    amount: transfer.amount,
    content: transfer.content,
    status: transfer.status,
    reason: transfer.reason,
    rechargeId: transfer.rechargeId,
    username,
    createdAt: transfer.createdAt.toISOString(),
  };
}

/** How many are listed at most. */
const shown = 100;

export const bankSandboxRoutes: readonly SandboxRoute[] = [
  {
    method: 'GET',
    path: '/bank-transfers',
    act: async ({ services }) => (await listTransfers(services, shown)).map(onTheSandbox),
  },
  {
    method: 'POST',
    path: '/bank-transfers',
    async act({ services, body }) {
      const { content, amount, accountNumber } = readTransfer(body);
      const { transfer } = await receiveTransfer(services, {
        provider: 'sandbox',
        providerId: newId(),
        direction: 'in',
        accountNumber: accountNumber ?? (await accountFor(services, content)),
        virtualAccount: null,
        amount,
        content,
        otherTexts: [],
        referenceCode: null,
        transferredAt: services.clock.now(),
      });
      const only = eq(bankTransfers.id, transfer.id);
      return (await listTransfers(services, 1, only)).map(onTheSandbox)[0];
    },
  },
];
