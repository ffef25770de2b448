/** The identity form with its pictures: the one upload of the product. */
import { setTimeout as delay } from 'node:timers/promises';
import { identityForm } from '../../src/testing/identity-form.ts';
import { onSandbox } from '../sandbox.ts';
import type { Customer } from './customer.ts';

/** How often the mail box is looked at, and how long between, ms. */
const looks = 20;
const betweenLooks = 500;

/** The code of the newest mail to a customer; null where none comes. */
async function codeFor(
  { origin, giveUp }: Pick<Customer, 'origin'> & { giveUp: AbortSignal },
  email: string,
) {
  for (let look = 0; look < looks && !giveUp.aborted; look += 1) {
    const { json } = await onSandbox(origin, '/outbox');
    const mails: unknown[] = Array.isArray(json) ? json : [];
    const mail = mails.find((one) => Reflect.get(Object(one), 'to') === email);
    const code: unknown = mail === undefined ? null : Reflect.get(Object(mail), 'code');
    if (typeof code === 'string') return code;
    await delay(betweenLooks);
  }
  return null;
}

const picture = ({ name, contentType, content }: ReturnType<typeof identityForm>['portrait']) =>
  new File([new Uint8Array(content)], name, { type: contentType });

/** Asks for a code, sends the form, and is mostly refused by the operator afterwards, so that it can be sent again. */
export async function submitIdentity(customer: Customer, giveUp: AbortSignal): Promise<void> {
  const { origin, username, journal, random } = customer;
  const { api, views, refresh } = customer.anyTab();
  const account = views.account.value();
  const mayBeSent = account !== null && (account.timeKyc === null || account.isVerify === 2);
  if (!mayBeSent) return;
  const asked = await customer.settle('ask for a code', () => api.requestOtp());
  if (asked.outcome !== 'done') return;
  const otp = await codeFor({ origin, giveUp }, account.email);
  if (otp === null) return;
  const { front_card, back_card, portrait, ...texts } = identityForm(otp);
  const body = {
    ...texts,
    front_card: picture(front_card),
    back_card: picture(back_card),
    portrait: picture(portrait),
  };
  const sent = await customer.settle('upload the identity form', () =>
    api.submitIdentity({ body }),
  );
  refresh('account');
  // A form that waits already is the one whose answer was lost.
  const isTaken =
    sent.outcome === 'done' ||
    (sent.outcome === 'refused' && sent.wasUnknown && sent.error.status === 409);
  if (!isTaken) return;
  journal.submissions += 1;
  if (random.chance(80)) {
    const reason = 'Ảnh mờ, không đọc được';
    await onSandbox(origin, `/identities/${username}/refuse`, { body: { reason } });
  }
}
