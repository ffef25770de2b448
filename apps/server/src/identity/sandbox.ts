import { Refusal } from '../refusal.ts';
import { html, listSection, shownTime } from '../pages/html.ts';
import type { SandboxRoute, SandboxSection } from '../sandbox/sandbox-route.ts';
import { decideSubmission, waitingSubmissions } from './decide-submission.ts';

/** @throws Refusal 400 for anything but `{ reason }` with some words */
function readReason(body: unknown): string {
  const reason: unknown = Reflect.get(Object(body), 'reason');
  const words = typeof reason === 'string' ? reason.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() : '';
  if (words === '' || words.length > 500) {
    throw new Refusal(400, 'Gửi { "reason": … }: lý do cho khách hàng, từ 1 đến 500 ký tự');
  }
  return words;
}

export const identitySandboxRoutes: readonly SandboxRoute[] = [
  {
    method: 'GET',
    path: '/identities',
    act: ({ services }) => waitingSubmissions(services),
  },
  {
    method: 'POST',
    path: '/identities/:username/approve',
    act: ({ services, parameters }) =>
      decideSubmission(services, parameters['username'] ?? '', { outcome: 'approved' }),
  },
  {
    method: 'POST',
    path: '/identities/:username/refuse',
    act: ({ services, parameters, body }) =>
      decideSubmission(services, parameters['username'] ?? '', {
        outcome: 'refused',
        reason: readReason(body),
      }),
  },
];

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
