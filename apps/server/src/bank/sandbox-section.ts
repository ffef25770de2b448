import { html } from '../sandbox/html.ts';
import { listSection, shownMoney, shownTime } from '../sandbox/page/shown-values.ts';
import type { SandboxSection } from '../sandbox/sandbox-section.ts';
import type { TransferRow } from './receive-transfer.ts';
import { listTransfers } from './transfer-list.ts';

/** How many transfers the page shows. */
const shown = 20;

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
  const transfers = await listTransfers(services, shown);
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
