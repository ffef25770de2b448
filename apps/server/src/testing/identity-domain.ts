/** What tests of identity verification do with the domain. */
import { asc, eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { mails } from '../database/schema/messages.ts';
import type { AccountIdentity } from '../services.ts';
import { type IdentityForm, identityForm } from './identity-form.ts';
import type { Body, TestDomain } from './test-domain.ts';

/** A customer who is asked for identity verification. */
export async function customerToVerify(domain: TestDomain): Promise<AccountIdentity> {
  const customer = await domain.customer();
  await domain.services.database
    .update(accounts)
    .set({ kyc: 1 })
    .where(eq(accounts.id, customer.id));
  return customer;
}

/** The mails that an account got, oldest first. */
export async function mailsTo(
  domain: TestDomain,
  account: AccountIdentity,
): Promise<readonly { subject: string; text: string }[]> {
  return domain.services.database
    .select({ subject: mails.subject, text: mails.text })
    .from(mails)
    .innerJoin(accounts, eq(accounts.email, mails.recipient))
    .where(eq(accounts.id, account.id))
    .orderBy(asc(mails.position));
}

/** Asks for a code and reads it out of its mail. */
export async function mailedCode(domain: TestDomain, account: AccountIdentity): Promise<string> {
  await domain.call('requestOtp', account);
  const mail = (await mailsTo(domain, account)).at(-1);
  const [, code] = /: (\d{6})\n/.exec(mail?.text ?? '') ?? [];
  if (code === undefined) throw new Error('no code was mailed');
  return code;
}

/** A code that is not this one. */
export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

/** Sends the form. */
export function submit(
  domain: TestDomain,
  account: AccountIdentity,
  otp: string,
  changes: Partial<IdentityForm> = {},
): Promise<Body<'submitIdentity'>> {
  return domain.call('submitIdentity', account, { body: identityForm(otp, changes) });
}
