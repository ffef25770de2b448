/** The sandbox page: plain HTML and forms, no script, so that the strictest policy holds and every tool can use it. */

import type { QueuedMail } from '../mail/outbox.ts';
import type { ClockState, PendingRecharge } from './actions.ts';
import { html, type Html, listSection, shownMoney, shownTime } from './html.ts';

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
export function clockSection(clock: ClockState): Html {
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

const notices = {
  done: 'Đã thực hiện.',
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
interface SandboxPage {
  readonly brand: string;
  readonly sections: readonly Html[];
  readonly notice: Notice | null;
  /** Why what was asked for was refused. */
  readonly problem: string | null;
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
          ${page.sections}
        </main>
      </body>
    </html>`.text;
}
