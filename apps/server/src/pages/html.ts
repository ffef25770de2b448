/** HTML from templates: every value is escaped unless it is HTML already. */

/** A piece of HTML that is safe to put into a page. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

function write(value: Value): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((piece) => piece.text).join('');
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** `html\`<p>${text}</p>\`` */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(
    parts
      .map((part, index) => part + (index < values.length ? write(values[index] ?? '') : ''))
      .join(''),
  );
}

const money = new Intl.NumberFormat('vi-VN');
/** British order has the day first, as DD/MM/YYYY HH:mm:ss wants it. */
const time = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Asia/Ho_Chi_Minh',
});

/** An amount of VND. */
export function shownMoney(amount: number): string {
  return `${money.format(amount)} VNĐ`;
}

/** A moment (ISO 8601) in Vietnam. */
export function shownTime(iso: string): string {
  return time.format(new Date(iso)).replace(', ', ' ');
}

function options(choices: readonly (readonly [string, string])[], selected: string): Html[] {
  return choices.map(([value, label]) =>
    value === selected
      ? html`<option value="${value}" selected>${label}</option>`
      : html`<option value="${value}">${label}</option>`,
  );
}

export function selectField(
  label: string,
  name: string,
  choices: readonly (readonly [string, string])[],
  selected: string,
): Html {
  return html`<label
    >${label}<select name="${name}">
      ${options(choices, selected)}
    </select></label
  >`;
}

/** A required field for a whole number with its label. */
export function numberField(
  label: string,
  name: string,
  value: number,
  { min, max }: { readonly min: number; readonly max?: number },
): Html {
  const limit = max === undefined ? '' : html`max="${max}"`;
  return html`<label
    >${label}<input name="${name}" type="number" min="${min}" ${limit} value="${value}" required
  /></label>`;
}

/** A section with a heading and a list, or the words for an empty one. */
export function listSection(id: string, title: string, items: readonly Html[]): Html {
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${
      items.length === 0
        ? html`<p class="quiet">Không có dữ liệu</p>`
        : html`<ul>
            ${items}
          </ul>`
    }
  </section>`;
}
