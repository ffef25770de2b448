import type { ClockState } from '../actions.ts';
import { html, type Html } from '../html.ts';
import { shownTime } from './shown-values.ts';

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
