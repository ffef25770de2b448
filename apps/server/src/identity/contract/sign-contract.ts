/** The contract of a submission: its number, what is signed, and the file. */
import { vietnamDay } from '@tram/machines/rules';
import type { AccountIdentity, Services } from '../../services.ts';
import type { SubmittedPictures } from '../pictures.ts';
import type { SignedFacts } from './contract-pdf.ts';
import {
  contractParts,
  fingerprintRows,
  type Person,
  sha256,
  signedText,
} from './contract-parts.ts';

interface Signing {
  readonly id: string;
  readonly signedAt: Date;
  readonly account: AccountIdentity;
  readonly person: Person;
  readonly pictures: SubmittedPictures;
}

export interface SignedContract {
  readonly number: string;
  /** SHA-256 of the signed text, hexadecimal; printed on the PDF. */
  readonly hash: string;
  readonly pdf: Uint8Array;
}

/** @throws ServerBusy when the contract cannot be drawn now */
export async function signContract(
  { settings, documents }: Pick<Services, 'settings' | 'documents'>,
  { id, signedAt, account, person, pictures }: Signing,
): Promise<SignedContract> {
  const { name, contact } = settings.runtimeConfig;
  const facts: SignedFacts = {
    number: contractNumber(signedAt, id),
    signedAt,
    username: account.username,
    person,
    operator: { name, contact },
    fingerprints: fingerprintRows((file) => sha256(pictures[file].content)),
  };
  const parts = contractParts(facts);
  const signed = signedText(parts);
  const signature = pictures.signature.content;
  const pdf = await documents.contractPdf({ facts, parts, signed, signature });
  return { number: facts.number, hash: signed.hash, pdf };
}

/** `HD-20261120-0A1B2C3D`: the day of the signature in Vietnam and the random end of the submission's id. */
function contractNumber(signedAt: Date, submissionId: string): string {
  const day = vietnamDay(signedAt.getTime()).replaceAll('-', '');
  return `HD-${day}-${submissionId.slice(-8).toUpperCase()}`;
}
