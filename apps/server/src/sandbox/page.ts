/** The sandbox page: plain HTML and forms, no script, so that the strictest policy holds and every tool can use it. */
import { html, type Html } from './html.ts';

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
export interface SandboxPage {
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
