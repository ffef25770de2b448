/** Whether a one-time code is the one that was mailed. */
import { eq } from 'drizzle-orm';
import { oneTimeCodes } from '../database/schema/identity.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';
import { hashCode, isSameHash, mostWrongTries } from './one-time-code.ts';

/** What was sent, and by whom. */
export interface GivenCode {
  readonly accountId: string;
  readonly code: string;
}

type Verdict = 'right' | 'gone' | 'worn out' | { readonly wrong: { readonly left: number } };

/**
 * Checks a code without using it up. A wrong one is counted in a transaction of its own, so that nothing that fails
 * afterwards undoes the count; tries that arrive at once are counted one after another, because each locks the row.
 * @throws Refusal 400 that says what to do
 */
export async function checkCode(services: Services, given: GivenCode): Promise<void> {
  const verdict = await inOneTransaction(services, (unit) => judge(unit, services, given));
  if (verdict !== 'right') throw refusalOf(verdict);
}

/**
 * Spends a code, in the unit of what it was for: whatever undoes the unit gives the code back.
 * @throws Refusal 400 when it is no longer good: used by a form sent at the same time, or followed by a newer one
 */
export async function spendCode(
  unit: UnitOfWork,
  services: Services,
  given: GivenCode,
): Promise<void> {
  if ((await judge(unit, services, given)) !== 'right') throw refusalOf('gone');
  await unit.transaction.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, given.accountId));
}

async function judge(
  unit: UnitOfWork,
  { keys }: Pick<Services, 'keys'>,
  { accountId, code }: GivenCode,
): Promise<Verdict> {
  const mine = eq(oneTimeCodes.accountId, accountId);
  const [kept] = await unit.transaction
    .select()
    .from(oneTimeCodes)
    .where(mine)
    .for('no key update');
  if (kept === undefined || kept.expiresAt <= unit.now) return 'gone';
  if (kept.attempts >= mostWrongTries) return 'worn out';
  if (isSameHash(kept.codeHash, hashCode(keys, accountId, code))) return 'right';
  const attempts = kept.attempts + 1;
  await unit.transaction.update(oneTimeCodes).set({ attempts }).where(mine);
  return { wrong: { left: mostWrongTries - attempts } };
}

function refusalOf(verdict: Exclude<Verdict, 'right'>): Refusal {
  if (verdict === 'gone') {
    return new Refusal(400, 'Mã OTP không còn hiệu lực. Bạn gửi lại mã để nhận mã mới', {
      field: 'otp',
    });
  }
  if (verdict === 'worn out' || verdict.wrong.left === 0) {
    return new Refusal(
      400,
      `Bạn đã nhập sai mã OTP ${mostWrongTries} lần nên mã này không dùng được nữa. Bạn gửi lại mã để nhận mã mới`,
      { field: 'otp', tries_left: 0 },
    );
  }
  return new Refusal(400, `Mã OTP không đúng. Bạn còn ${verdict.wrong.left} lần thử`, {
    field: 'otp',
    tries_left: verdict.wrong.left,
  });
}
