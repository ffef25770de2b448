import { html } from '../sandbox/html.ts';
import { listSection, shownTime } from '../sandbox/page/shown-values.ts';
import type { SandboxSection } from '../sandbox/sandbox-section.ts';
import { waitingSubmissions } from './waiting-submissions.ts';

/** The submissions that wait, each with what approves and what refuses it. */
export const identitySandboxSection: SandboxSection = async (services) => {
  const items = (await waitingSubmissions(services)).map(({ username, fullName, createdAt }) => {
    const action = `/sandbox/forms/identities/${encodeURIComponent(username)}`;
    return html`<li class="item">
      <div>
        <strong>${fullName}</strong> · ${username}
        <div class="quiet">Gửi lúc ${shownTime(createdAt)}</div>
      </div>
      <div class="row">
        <form method="post" action="${action}/approve">
          <button class="main">Duyệt ${username}</button>
        </form>
        <form method="post" action="${action}/refuse" class="row">
          <label
            >Lý do từ chối<input
              name="reason"
              maxlength="500"
              value="Ảnh mờ, không đọc được"
              required
          /></label>
          <button>Từ chối ${username}</button>
        </form>
      </div>
    </li>`;
  });
  return listSection('identities', 'Hồ sơ xác minh danh tính đang chờ', items);
};
