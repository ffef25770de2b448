/**
 * The names of accounts. One that is typed in another case, or with marks of their own as some Vietnamese keyboards send them, is
 * the same name: it is folded here and nowhere else. (PostgreSQL's `lower` depends on the database's locale, and the
 * embedded one folds ASCII alone.)
 */
import { desc, eq, or } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import type { Database } from '../database/tables.ts';

/** The form in which names are compared, stored beside the name and counted by limits. */
export function foldedName(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase().normalize('NFKC');
}

/** What a Vietnamese customer types: Cyrillic, full-width and other letters look like these, and would pass for another's name. */
const vietnameseName =
  /^[a-zàáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ\d._-]{3,20}$/;

/** Whether a new account may have this name, in NFC. Accounts from before this rule keep theirs. */
export function isAllowedName(name: string): boolean {
  return vietnameseName.test(name.toLowerCase());
}

/** The columns of a new account's name. */
export function nameColumns(name: string): { username: string; foldedUsername: string } {
  return { username: name, foldedUsername: foldedName(name) };
}

/** The account that a typed name means. */
export async function findAccount(
  database: Pick<Database, 'select'>,
  name: string,
): Promise<typeof accounts.$inferSelect | undefined> {
  const isExact = eq(accounts.username, name.trim());
  const [account] = await database
    .select()
    .from(accounts)
    .where(or(isExact, eq(accounts.foldedUsername, foldedName(name))))
    // Two accounts from before names were folded in one way may fold alike: each is meant by its own spelling.
    .orderBy(desc(isExact))
    .limit(1);
  return account;
}
