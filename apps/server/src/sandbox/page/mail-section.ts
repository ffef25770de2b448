import type { QueuedMail } from '../../mail/outbox.ts';
import { html, type Html } from '../html.ts';
import { listSection, shownTime } from './shown-values.ts';

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
