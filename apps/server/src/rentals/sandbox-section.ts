import { html } from '../sandbox/html.ts';
import { listSection, shownTime } from '../sandbox/page/shown-values.ts';
import type { SandboxSection } from '../sandbox/sandbox-section.ts';
import { runningRentals } from './running-rentals.ts';

/** The rentals that run, each with a button that ends it now. */
export const rentalSandboxSection: SandboxSection = async ({ database }) => {
  const items = (await runningRentals(database)).map(
    ({ id, username, name, end }) =>
      html`<li class="item">
        <form method="post" action="/sandbox/forms/rentals/${id}/expire" class="row">
          <div>
            <strong>${name}</strong> · ${username}
            <div class="quiet">Hết hạn ${shownTime(end.toISOString())}</div>
          </div>
          <button>Kết thúc ${name}</button>
        </form>
      </li>`,
  );
  return listSection('rentals', 'Máy đang thuê', items);
};
