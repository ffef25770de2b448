import type { SandboxAccount } from '../actions.ts';
import { html, type Html, options, shownMoney } from '../html.ts';

function accountForm(account: SandboxAccount): Html {
  const discount = (name: 'discount_pc' | 'discount_vps' | 'discount_cloud', label: string) =>
    html`<label
      >${label}<input
        name="${name}"
        type="number"
        min="0"
        max="100"
        value="${account[name]}"
        required
    /></label>`;
  const yesNo = [
    ['0', 'Ẩn'],
    ['1', 'Hiện'],
  ] as const;
  const verification = [
    ['0', 'Đang chờ'],
    ['1', 'Thành công'],
    ['2', 'Thất bại'],
  ] as const;
  const activity = [
    ['true', 'Hoạt động'],
    ['false', 'Bị khóa'],
  ] as const;
  return html`<details class="item">
    <summary>
      ${account.username} ·
      ${shownMoney(account.balance)}${account.isActive ? '' : ' · bị khóa'}${account.role === 'ADMIN' ? ' · ADMIN' : ''}
    </summary>
    <form method="post" action="/sandbox/forms/accounts/${encodeURIComponent(account.username)}">
      <div class="row">
        <label
          >Số dư (VNĐ)<input
            name="balance"
            type="number"
            min="0"
            value="${account.balance}"
            required
        /></label>
        ${discount('discount_pc', 'Giảm giá PC (%)')}
        ${discount('discount_vps', 'Giảm giá VPS (%)')}
        ${discount('discount_cloud', 'Giảm giá cloud (%)')}
      </div>
      <div class="row">
        <label
          >Xác minh danh tính<select name="kyc">
            ${options(yesNo, String(account.kyc))}
          </select></label
        >
        <label
          >Trạng thái xác minh<select name="isVerify">
            ${options(verification, String(account.isVerify))}
          </select></label
        >
        <label
          >Tài khoản<select name="isActive">
            ${options(activity, String(account.isActive))}
          </select></label
        >
        <button class="main">Lưu ${account.username}</button>
      </div>
    </form>
  </details>`;
}

/** The accounts, each with what can be changed of it. */
export function accountSection(accounts: readonly SandboxAccount[]): Html {
  return html`<section aria-labelledby="accounts">
    <h2 id="accounts">Tài khoản</h2>
    ${accounts.map(accountForm)}
  </section>`;
}
