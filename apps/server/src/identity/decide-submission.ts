/** Decides about a submission that waits: the operator's part, which the sandbox has as a call. */

import { and, asc, desc, eq } from 'drizzle-orm';
import { findAccount } from '../auth/account-name.ts';
import { accounts } from '../database/schema/accounts.ts';
import { identitySubmissions } from '../database/schema/identity.ts';
import { inOneTransaction } from '../database/unit-of-work.ts';
import { lockAccount } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import { Refusal } from '../refusal.ts';
import type { Services } from '../services.ts';

/** What is decided about a submission that waits. A reason is in words for the customer. */
type Decision =
  | { readonly outcome: 'approved' }
  | { readonly outcome: 'refused'; readonly reason: string };

function decisionMail(
  account: { readonly email: string; readonly fullName: string },
  { decision, brand }: { readonly decision: Decision; readonly brand: string },
): Mail {
  const mail =
    decision.outcome === 'approved'
      ? {
          subject: `Xác minh danh tính thành công – ${brand}`,
          lines: [
            `Hồ sơ xác minh danh tính của bạn đã được duyệt và hợp đồng thuê máy với ${brand} đã có hiệu lực.`,
            'Bạn xem lại hợp đồng ở mục Hợp đồng thuê.',
          ],
        }
      : {
          subject: `Hồ sơ xác minh danh tính chưa được duyệt – ${brand}`,
          lines: [
            `Hồ sơ xác minh danh tính của bạn chưa được duyệt. Lý do: ${decision.reason}`,
            'Bạn có thể sửa thông tin và gửi lại hồ sơ ở mục Hợp đồng thuê.',
          ],
        };
  return {
    to: account.email,
    subject: mail.subject,
    text: [`Chào ${account.fullName},`, ...mail.lines].join('\n\n'),
  };
}

/** A submission that waits for a decision. The pictures are their owner's alone. */
interface WaitingSubmission {
  readonly username: string;
  readonly fullName: string;
  readonly createdAt: string;
}

/** How many are listed at most. */
const shown = 100;

export async function waitingSubmissions({
  database,
}: Pick<Services, 'database'>): Promise<WaitingSubmission[]> {
  const rows = await database
    .select({
      username: accounts.username,
      fullName: identitySubmissions.fullName,
      createdAt: identitySubmissions.createdAt,
    })
    .from(identitySubmissions)
    .innerJoin(accounts, eq(accounts.id, identitySubmissions.accountId))
    .where(eq(identitySubmissions.status, 0))
    .orderBy(asc(identitySubmissions.createdAt))
    .limit(shown);
  return rows.map(({ username, fullName, createdAt }) => ({
    username,
    fullName,
    createdAt: createdAt.toISOString(),
  }));
}

/** An account's verification afterwards, in the contract's terms. */
interface DecidedVerification {
  readonly username: string;
  readonly isVerify: 1 | 2;
  readonly reasonFailKyc: string | null;
}

/**
 * Approves or refuses the submission of an account that waits, writes it into the account's log and mails it, in one
 * transaction, and tells open pages. After a refusal the customer may submit again.
 * @throws Refusal 404 for an unknown account, 409 when nothing waits
 */
export async function decideSubmission(
  services: Pick<Services, 'settings' | 'database' | 'clock' | 'log' | 'events'>,
  username: string,
  decision: Decision,
): Promise<DecidedVerification> {
  return inOneTransaction(services, async (unit) => {
    const { transaction, now } = unit;
    const found = await findAccount(transaction, username);
    if (found === undefined) throw new Refusal(404, 'Không tìm thấy tài khoản');
    const account = await lockAccount(unit, found.id);
    const [waiting] = await transaction
      .select({ id: identitySubmissions.id })
      .from(identitySubmissions)
      .where(and(eq(identitySubmissions.accountId, account.id), eq(identitySubmissions.status, 0)))
      .orderBy(desc(identitySubmissions.createdAt))
      .limit(1);
    if (waiting === undefined) throw new Refusal(409, 'Tài khoản này không có hồ sơ đang chờ');
    const isVerify = decision.outcome === 'approved' ? 1 : 2;
    const reason = decision.outcome === 'approved' ? null : decision.reason;
    await transaction
      .update(identitySubmissions)
      .set({ status: isVerify, reason, decidedAt: now })
      .where(eq(identitySubmissions.id, waiting.id));
    await transaction
      .update(accounts)
      .set({ isVerify, reasonFailKyc: reason, updatedAt: now })
      .where(eq(accounts.id, account.id));
    await writeLog(unit, {
      accountId: account.id,
      group: null,
      message:
        reason === null
          ? 'Xác minh danh tính thành công'
          : `Xác minh danh tính thất bại: ${reason}`,
    });
    const { name: brand } = services.settings.runtimeConfig;
    services.events.publish(unit, account.id, 'account_result', {
      id: account.id,
      ...(reason === null
        ? { status: 'SUCCESS', message: 'Xác minh danh tính thành công' }
        : // The reason may name personal data: it is read with the account.
          { status: 'FAILED', message: 'Hồ sơ xác minh danh tính chưa được duyệt' }),
    });
    await queueMail(unit, decisionMail(account, { decision, brand }));
    return { username: account.username, isVerify, reasonFailKyc: reason };
  });
}
