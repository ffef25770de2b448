/**
 * Takes an identity form: checks everything, cleans the pictures, writes the contract, keeps the files, and then, in one
 * transaction, uses the code up and makes the submission the account's.
 */
import { eq } from 'drizzle-orm';
import { identitySubmissions as submissionLimit } from '../auth/limits.ts';
import { newId } from '../database/columns.ts';
import { accounts } from '../database/schema/accounts.ts';
import { identitySubmissions, storedFiles } from '../database/schema/identity.ts';
import { inOneTransaction, type UnitOfWork } from '../database/unit-of-work.ts';
import type { FileStore } from '../files/file-store.ts';
import { type AccountRow, lockAccount } from '../ledger/book.ts';
import { writeLog } from '../logs/operations.ts';
import { Refusal } from '../refusal.ts';
import type { AccountIdentity, OperationContext, Services } from '../services.ts';
import { type Person, sha256 } from './contract/contract-parts.ts';
import { checkCode, type GivenCode, spendCode } from './one-time-code.ts';
import { signContract, type SignedContract } from './contract/sign-contract.ts';
import { readPerson, readPictures } from './identity-form.ts';
import type { SubmittedPictures } from './pictures.ts';
import { refuseUnlessOpen } from './verification.ts';

/** A form that is right, with what was made of it. */
interface Submission {
  readonly id: string;
  readonly account: AccountIdentity;
  readonly person: Person;
  readonly contract: SignedContract;
  readonly files: readonly KeptFile[];
  readonly code: GivenCode;
}

/**
 * Lets an account send its form, and counts it.
 * @throws Refusal 403 and 409 as `refuseUnlessOpen`; 429 for too many forms
 */
export async function admitSubmission(services: Services, accountId: string): Promise<void> {
  refuseUnlessOpen(await readAccount(services, accountId), 'submit');
  await services.attempts.count({ rule: submissionLimit, subject: accountId });
}

/**
 * Takes the form of an account that `admitSubmission` has let through.
 * @returns the account with its verification waiting
 * @throws Refusal 400 for what cannot be true, a picture that cannot be taken or a wrong code; 403 and 409 as
 *   `refuseUnlessOpen`; 503 when too many wait for their pictures or their contract
 */
export async function submitIdentity(
  services: Services,
  account: AccountIdentity,
  form: OperationContext<'submitIdentity'>['body'],
): Promise<AccountRow> {
  refuseUnlessOpen(await readAccount(services, account.id), 'submit');
  const id = newId();
  const signedAt = services.clock.now();
  const person = readPerson(form, signedAt);
  const pictures = await services.lendSlot(() => readPictures(services, form));
  // Last, so that nothing else that is wrong with the form costs a try, and a guess needs a whole form.
  const code = { accountId: account.id, code: form.otp };
  try {
    await checkCode(services, code);
  } catch (error) {
    // The same form may have been sent twice: then the other one has spent the code, and that is what is to be said.
    refuseUnlessOpen(await readAccount(services, account.id), 'submit');
    throw error;
  }
  const contract = await services.lendSlot(() =>
    signContract(services, { id, signedAt, account, person, pictures }),
  );
  const files = await keepFiles(services.files, filesOf(pictures, contract));
  const submission: Submission = { id, account, person, contract, files, code };
  try {
    return await inOneTransaction(services, (unit) => record(unit, services, submission));
  } catch (error) {
    // A refusal is certain to have kept nothing. Where the connection broke at the commit the rows may be there: what then
    // turns out to belong to nothing is left to the daily clean-up.
    if (error instanceof Refusal) await discardFiles(services.files, files);
    throw error;
  }
}

async function readAccount(services: Services, accountId: string): Promise<AccountRow> {
  const [account] = await services.database
    .select()
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (account === undefined) throw new Refusal(401, 'Vui lòng đăng nhập để tiếp tục');
  return account;
}

function filesOf(pictures: SubmittedPictures, contract: SignedContract): readonly NewFile[] {
  return [
    { kind: 'front_card', ...pictures.frontCard },
    { kind: 'back_card', ...pictures.backCard },
    { kind: 'portrait', ...pictures.portrait },
    { kind: 'signature', contentType: 'image/png', content: pictures.signature.content },
    { kind: 'contract', contentType: 'application/pdf', content: contract.pdf },
  ];
}

async function record(
  unit: UnitOfWork,
  services: Services,
  { id, account, person, contract, files, code }: Submission,
): Promise<AccountRow> {
  const { transaction, now } = unit;
  // Asked again under the lock: the same form may have been sent twice.
  refuseUnlessOpen(await lockAccount(unit, account.id), 'submit');
  await spendCode(unit, services, code);
  await recordFiles(unit, account.id, files);
  await transaction.insert(identitySubmissions).values({
    id,
    accountId: account.id,
    ...person,
    frontCardId: idOf(files, 'front_card'),
    backCardId: idOf(files, 'back_card'),
    portraitId: idOf(files, 'portrait'),
    signatureId: idOf(files, 'signature'),
    contractId: idOf(files, 'contract'),
    contentHash: contract.hash,
    createdAt: now,
  });
  await writeLog(unit, {
    accountId: account.id,
    group: null,
    message: `Đã gửi hồ sơ xác minh danh tính và ký hợp đồng thuê máy số ${contract.number}`,
  });
  const [updated] = await transaction
    .update(accounts)
    .set({
      isVerify: 0,
      timeKyc: now,
      reasonFailKyc: null,
      frontCard: idOf(files, 'front_card'),
      backCard: idOf(files, 'back_card'),
      portrait: idOf(files, 'portrait'),
      linkContract: idOf(files, 'contract'),
      updatedAt: now,
    })
    .where(eq(accounts.id, account.id))
    .returning();
  if (updated === undefined) throw new Error('the account of a submission is gone');
  return updated;
}

// The five files of a submission: written before their rows, removed again when there will be no rows.

type FileRow = typeof storedFiles.$inferInsert;

type FileKind = FileRow['kind'];

interface NewFile {
  readonly kind: FileKind;
  readonly contentType: string;
  readonly content: Uint8Array;
}

/** A file whose content is in the store. Its row may not exist yet. */
interface KeptFile {
  readonly id: string;
  readonly kind: FileKind;
  readonly contentType: string;
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, hexadecimal. */
  readonly checksum: string;
}

/** Puts contents into the store, all or none. A crash half-way leaves what the daily clean-up removes. */
async function keepFiles(
  store: FileStore,
  files: readonly NewFile[],
): Promise<readonly KeptFile[]> {
  const kept: KeptFile[] = [];
  try {
    for (const { kind, contentType, content } of files) {
      kept.push({
        id: newId(),
        kind,
        contentType,
        storageKey: await store.put(content),
        size: content.byteLength,
        checksum: sha256(content),
      });
    }
    return kept;
  } catch (error) {
    await discardFiles(store, kept);
    throw error;
  }
}

/** Removes contents that no row will name. */
async function discardFiles(store: FileStore, files: readonly KeptFile[]): Promise<void> {
  for (const { storageKey } of files) await store.delete(storageKey);
}

/** Writes the rows of kept files, in the unit of what they belong to. */
async function recordFiles(
  unit: UnitOfWork,
  accountId: string,
  files: readonly KeptFile[],
): Promise<void> {
  const createdAt = unit.now;
  await unit.transaction
    .insert(storedFiles)
    .values(files.map((file): FileRow => ({ ...file, accountId, createdAt })));
}

function idOf(files: readonly KeptFile[], kind: FileKind): string {
  const file = files.find((one) => one.kind === kind);
  if (file === undefined) throw new Error(`a submission has no ${kind}`);
  return file.id;
}
