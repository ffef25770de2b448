import type { PendingRecharge } from '../actions.ts';
import { html, type Html } from '../html.ts';
import { listSection, shownMoney, shownTime } from './shown-values.ts';

/** The recharges that wait for their transfer, each with a button that pays it. */
export function rechargeSection(recharges: readonly PendingRecharge[]): Html {
  const items = recharges.map(
    (recharge) =>
      html`<li class="item">
        <form method="post" action="/sandbox/forms/recharges/${recharge.id}" class="row">
          <div>
            <strong>${shownMoney(recharge.money)}</strong> · ${recharge.username} ·
            ${recharge.content} · ${recharge.bank}
            <div class="quiet">Hết hạn ${shownTime(recharge.expiresAt)}</div>
          </div>
          <button class="main">Thanh toán ${recharge.content}</button>
        </form>
      </li>`,
  );
  return listSection('recharges', 'Yêu cầu nạp tiền đang chờ', items);
}
