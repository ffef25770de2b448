/** The sandbox page: plain HTML and forms, no script, so that the strictest policy holds and every tool can use it. */
import type { QueuedMail } from '../mail/outbox.ts';
import type { SandboxAccount, SandboxActions } from './actions.ts';
import type { PlannedFault } from './faults.ts';
import {
  html,
  type Html,
  listSection,
  numberField,
  selectField,
  shownMoney,
  shownTime,
} from '../pages/html.ts';

/** The style of the sandbox page: a file of its own, because the page allows nothing inline. */
export const sandboxStyle = `
:root { color-scheme: light dark; --line: #c8ced8; --soft: #f3f5f9; --ink: #17202e; --quiet: #4a5568; --paper: #fff; --accent: #0b5cad; --good: #0b6b3a; --bad: #a3172f; }
@media (prefers-color-scheme: dark) { :root { --line: #3a4454; --soft: #1c2430; --ink: #e8edf5; --quiet: #aab6c8; --paper: #12181f; --accent: #7db8ff; --good: #6fd39b; --bad: #ff9aa9; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.25rem 0 .75rem; }
p { margin: .25rem 0 .75rem; }
a { color: var(--accent); overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.notice, .problem { border: 1px solid currentColor; border-radius: .5rem; padding: .6rem .9rem; }
.notice { color: var(--good); }
.problem { color: var(--bad); }
.item { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 .75rem; background: var(--soft); }
.item summary { cursor: pointer; font-weight: 600; }
.mail { white-space: pre-line; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; }
.row + .row { margin-top: .75rem; }
label { display: grid; gap: .2rem; font-size: .9rem; color: var(--quiet); }
input, select, button { font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--quiet); border-radius: .4rem; padding: .4rem .6rem; min-height: 2.5rem; max-width: 100%; }
button { cursor: pointer; font-weight: 600; }
button.main { background: var(--accent); border-color: var(--accent); color: var(--paper); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
ul { padding: 0; margin: 0; list-style: none; }
`;

function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const parts = [
    [Math.floor(minutes / 1440), 'ngày'],
    [Math.floor((minutes % 1440) / 60), 'giờ'],
    [minutes % 60, 'phút'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

/** The server's time, and buttons that move it forward. */
export function clockSection(clock: ReturnType<SandboxActions['clock']>): Html {
  const jumps = [
    [15, '15 phút'],
    [60, '1 giờ'],
    [1440, '1 ngày'],
    [43_200, '30 ngày'],
  ] as const;
  const ahead = clock.offsetMs > 0 ? `, nhanh hơn thật ${duration(clock.offsetMs)}` : '';
  return html`<section aria-labelledby="clock">
    <h2 id="clock">Giờ máy chủ</h2>
    <p>${shownTime(clock.now)} (giờ Việt Nam)${ahead}. Giờ chỉ chuyển tới, không lùi lại được.</p>
    <div class="row">
      ${jumps.map(
        ([minutes, label]) =>
          html`<form method="post" action="/sandbox/forms/clock">
            <input type="hidden" name="advanceMinutes" value="${minutes}" />
            <button>Chuyển tới ${label}</button>
          </form>`,
      )}
      <form method="post" action="/sandbox/forms/clock" class="row">
        ${numberField('Số phút khác', 'advanceMinutes', 5, { min: 1 })}
        <button>Chuyển tới</button>
      </form>
    </div>
  </section>`;
}

/** The outbox: what would have been sent. */
export function mailSection(mails: readonly QueuedMail[]): Html {
  const items = mails.map(
    (mail) =>
      html`<li class="item">
        <strong>${mail.subject}</strong>
        <div class="quiet">Gửi ${mail.to} · ${shownTime(mail.createdAt)}</div>
        <p class="mail">${mail.text}</p>
        ${mail.link === null ? '' : html`<p><a href="${mail.link}">Mở liên kết trong thư</a></p>`}
      </li>`,
  );
  return listSection('outbox', 'Hộp thư đi', items);
}

/** The recharges that wait for their transfer, each with a button that pays it. */
export function rechargeSection(
  recharges: Awaited<ReturnType<SandboxActions['pendingRecharges']>>,
): Html {
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

const notices = {
  done: 'Đã thực hiện.',
  paid: 'Đã ghi nhận thanh toán.',
  account: 'Đã cập nhật tài khoản.',
  clock: 'Đã chuyển giờ máy chủ.',
  fault: 'Đã thêm lỗi giả lập.',
  cleared: 'Đã bỏ mọi lỗi giả lập.',
} as const;

export type Notice = keyof typeof notices;

/** Whether a text from the address names a notice. */
export function isNotice(value: unknown): value is Notice {
  return typeof value === 'string' && Object.hasOwn(notices, value);
}

interface SandboxPage {
  readonly brand: string;
  readonly sections: readonly Html[];
  readonly notice: Notice | null;
  /** Why what was asked for was refused. */
  readonly problem: string | null;
}

export function sandboxPage(page: SandboxPage): string {
  return html`<!doctype html>
    <html lang="vi">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Trang thử nghiệm · ${page.brand}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header>
          <h1>Trang thử nghiệm</h1>
          <p class="quiet">
            Dành cho việc phát triển và kiểm thử ${page.brand}: không có ở chế độ vận hành.
            <a href="/sandbox">Tải lại</a> · <a href="/">Mở cổng khách hàng</a>
          </p>
        </header>
        <main>
          ${page.notice === null ? '' : html`<p class="notice" role="status">${notices[page.notice]}</p>`}
          ${page.problem === null ? '' : html`<p class="problem" role="alert">${page.problem}</p>`}
          ${page.sections}
        </main>
      </body>
    </html>`.text;
}

function accountForm(account: SandboxAccount): Html {
  const percent = { min: 0, max: 100 };
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
        ${numberField('Số dư (VNĐ)', 'balance', account.balance, { min: 0 })}
        ${numberField('Giảm giá PC (%)', 'discount_pc', account.discount_pc, percent)}
        ${numberField('Giảm giá VPS (%)', 'discount_vps', account.discount_vps, percent)}
        ${numberField('Giảm giá cloud (%)', 'discount_cloud', account.discount_cloud, percent)}
      </div>
      <div class="row">
        ${selectField('Xác minh danh tính', 'kyc', yesNo, String(account.kyc))}
        ${selectField('Trạng thái xác minh', 'isVerify', verification, String(account.isVerify))}
        ${selectField('Tài khoản', 'isActive', activity, String(account.isActive))}
        <button class="main">Lưu ${account.username}</button>
      </div>
    </form>
  </details>`;
}

export function accountSection(accounts: readonly SandboxAccount[]): Html {
  return html`<section aria-labelledby="accounts">
    <h2 id="accounts">Tài khoản</h2>
    ${accounts.map(accountForm)}
  </section>`;
}

export function faultSection(faults: readonly PlannedFault[], faultNames: readonly string[]): Html {
  const kinds = [
    ['fail', 'Trả lỗi'],
    ['stall', 'Trả lời chậm'],
    ['break', 'Ngắt kết nối'],
    ['garble', 'Trả JSON hỏng'],
  ] as const;
  const moments = [
    ['before', 'Trước khi làm'],
    ['after', 'Sau khi làm (mất câu trả lời)'],
  ] as const;
  const planned = faults.map(
    (fault) =>
      html`<li>${fault.operation}: ${fault.kind}, ${fault.moment}, còn ${fault.times} lần</li>`,
  );
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Lỗi giả lập</h2>
    ${
      planned.length === 0
        ? html`<p class="quiet">Chưa có lỗi nào được đặt.</p>`
        : html`<ul>
              ${planned}
            </ul>
            <form method="post" action="/sandbox/forms/faults/clear">
              <p><button>Bỏ mọi lỗi</button></p>
            </form>`
    }
    <form method="post" action="/sandbox/forms/faults" class="row">
      ${selectField(
        'Lệnh gọi',
        'operation',
        faultNames.map((id) => [id, id] as const),
        'requestRecharge',
      )}
      ${selectField('Loại lỗi', 'kind', kinds, 'fail')}
      ${selectField('Thời điểm', 'moment', moments, 'before')}
      ${numberField('Số lần', 'times', 1, { min: 1, max: 1000 })}
      ${numberField('Mã lỗi', 'status', 500, { min: 400, max: 599 })}
      <label>Lời báo lỗi<input name="message" maxlength="500" /></label>
      ${numberField('Chậm (ms)', 'delayMs', 10000, { min: 0, max: 600000 })}
      <button class="main">Đặt lỗi</button>
    </form>
  </section>`;
}
