/** The sandbox page: plain HTML and forms, no script, so that the strictest policy holds and every tool can use it. */
import type { QueuedMail } from '../mail/outbox.ts';
import type { ClockState, PendingRecharge, SandboxAccount } from './actions.ts';
import type { PlannedFault } from './faults.ts';
import { html, type Html } from './html.ts';

const notices = {
  paid: 'Đã ghi nhận thanh toán.',
  account: 'Đã cập nhật tài khoản.',
  clock: 'Đã chuyển giờ máy chủ.',
  fault: 'Đã thêm lỗi giả lập.',
  cleared: 'Đã bỏ mọi lỗi giả lập.',
} as const;

/** What has just been done. */
export type Notice = keyof typeof notices;

/** Whether a text from the address names a notice. */
export function isNotice(value: unknown): value is Notice {
  return typeof value === 'string' && Object.hasOwn(notices, value);
}

/** Everything that the page shows. */
export interface SandboxPage {
  readonly brand: string;
  readonly clock: ClockState;
  readonly recharges: readonly PendingRecharge[];
  readonly accounts: readonly SandboxAccount[];
  readonly mails: readonly QueuedMail[];
  readonly faults: readonly PlannedFault[];
  readonly faultNames: readonly string[];
  readonly notice: Notice | null;
  readonly problem: string | null;
}

const money = new Intl.NumberFormat('vi-VN');
/** British order has the day first, as DD/MM/YYYY HH:mm:ss wants it. */
const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Ho_Chi_Minh',
});

function shownTime(iso: string): string {
  return time.format(new Date(iso)).replace(', ', ' ');
}

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

function options(choices: readonly (readonly [string, string])[], selected: string): Html[] {
  return choices.map(([value, label]) =>
    value === selected
      ? html`<option value="${value}" selected>${label}</option>`
      : html`<option value="${value}">${label}</option>`,
  );
}

function clockSection({ clock }: SandboxPage): Html {
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
        <label
          >Số phút khác<input name="advanceMinutes" type="number" min="1" value="5" required
        /></label>
        <button>Chuyển tới</button>
      </form>
    </div>
  </section>`;
}

function rechargeSection({ recharges }: SandboxPage): Html {
  const items = recharges.map(
    (recharge) =>
      html`<li class="item">
        <form method="post" action="/sandbox/forms/recharges/${recharge.id}" class="row">
          <div>
            <strong>${money.format(recharge.money)} VNĐ</strong> · ${recharge.username} ·
            ${recharge.content} · ${recharge.bank}
            <div class="quiet">Hết hạn ${shownTime(recharge.expiresAt)}</div>
          </div>
          <button class="main">Thanh toán ${recharge.content}</button>
        </form>
      </li>`,
  );
  return html`<section aria-labelledby="recharges">
    <h2 id="recharges">Yêu cầu nạp tiền đang chờ</h2>
    ${
      items.length === 0
        ? html`<p class="quiet">Không có dữ liệu</p>`
        : html`<ul>
            ${items}
          </ul>`
    }
  </section>`;
}

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
      ${account.username} · ${money.format(account.balance)}
      VNĐ${account.isActive ? '' : ' · bị khóa'}${account.role === 'ADMIN' ? ' · ADMIN' : ''}
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

function mailSection({ mails }: SandboxPage): Html {
  const items = mails.map(
    (mail) =>
      html`<li class="item">
        <strong>${mail.subject}</strong>
        <div class="quiet">Gửi ${mail.to} · ${shownTime(mail.createdAt)}</div>
        <p class="mail">${mail.text}</p>
        ${mail.link === null ? '' : html`<p><a href="${mail.link}">Mở liên kết trong thư</a></p>`}
      </li>`,
  );
  return html`<section aria-labelledby="outbox">
    <h2 id="outbox">Hộp thư đi</h2>
    ${
      items.length === 0
        ? html`<p class="quiet">Không có dữ liệu</p>`
        : html`<ul>
            ${items}
          </ul>`
    }
  </section>`;
}

function faultSection({ faults, faultNames }: SandboxPage): Html {
  const kinds = [
    ['fail', 'Trả lỗi'],
    ['stall', 'Trả lời chậm'],
    ['break', 'Ngắt kết nối'],
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
      <label
        >Lệnh gọi<select name="operation">
          ${options(
            faultNames.map((id) => [id, id] as const),
            'requestRecharge',
          )}
        </select></label
      >
      <label
        >Loại lỗi<select name="kind">
          ${options(kinds, 'fail')}
        </select></label
      >
      <label
        >Thời điểm<select name="moment">
          ${options(moments, 'before')}
        </select></label
      >
      <label
        >Số lần<input name="times" type="number" min="1" max="1000" value="1" required
      /></label>
      <label
        >Mã lỗi<input name="status" type="number" min="400" max="599" value="500" required
      /></label>
      <label
        >Chậm (ms)<input name="delayMs" type="number" min="0" max="600000" value="10000" required
      /></label>
      <button class="main">Đặt lỗi</button>
    </form>
  </section>`;
}

/** Writes the page. */
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
          ${rechargeSection(page)} ${clockSection(page)}
          <section aria-labelledby="accounts">
            <h2 id="accounts">Tài khoản</h2>
            ${page.accounts.map(accountForm)}
          </section>
          ${mailSection(page)} ${faultSection(page)}
        </main>
      </body>
    </html>`.text;
}
