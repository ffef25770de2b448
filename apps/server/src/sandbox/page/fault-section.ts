import type { PlannedFault } from '../faults.ts';
import { html, type Html, options } from '../html.ts';

/** The faults that are planned, and a form that plans one. */
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
      <label>Lời báo lỗi<input name="message" maxlength="500" /></label>
      <label
        >Chậm (ms)<input name="delayMs" type="number" min="0" max="600000" value="10000" required
      /></label>
      <button class="main">Đặt lỗi</button>
    </form>
  </section>`;
}
