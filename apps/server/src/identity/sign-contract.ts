import type { AccountIdentity, Services } from '../services.ts';
import {
  type ContractFacts,
  contractParts,
  sha256,
  signedText,
} from './contract/contract-parts.ts';
import { contractPdf } from './contract/contract-pdf.ts';
import type { Person } from './submission-fields.ts';
import type { SubmittedPictures } from './submitted-pictures.ts';

/** Who signs what. */
interface Signing {
  /** Of the submission. */
  readonly id: string;
  readonly signedAt: Date;
  readonly account: AccountIdentity;
  readonly person: Person;
  readonly pictures: SubmittedPictures;
}

/** A contract that was signed. */
export interface SignedContract {
  readonly number: string;
  /** SHA-256 of the signed text, hexadecimal; printed on the PDF. */
  readonly hash: string;
  readonly pdf: Uint8Array;
}

/** Writes the contract of a submission. */
export async function signContract(
  { settings }: Pick<Services, 'settings'>,
  { id, signedAt, account, person, pictures }: Signing,
): Promise<SignedContract> {
  const facts: ContractFacts = {
    number: contractNumber(signedAt, id),
    signedAt,
    username: account.username,
    person,
    operator: settings.runtimeConfig,
    fingerprints: [
      ['Mặt trước CCCD', sha256(pictures.frontCard.content)],
      ['Mặt sau CCCD', sha256(pictures.backCard.content)],
      ['Ảnh chân dung', sha256(pictures.portrait.content)],
      ['Chữ ký', sha256(pictures.signature.content)],
    ],
  };
  const parts = contractParts(facts);
  const signed = signedText(parts);
  const signature = pictures.signature.content;
  const pdf = await contractPdf({ facts, parts, signed, signature });
  return { number: facts.number, hash: signed.hash, pdf };
}

/** `HD-20261120-0A1B2C3D`: the day (UTC) and the random end of the submission's id. */
function contractNumber(signedAt: Date, submissionId: string): string {
  const day = signedAt.toISOString().slice(0, 10).replaceAll('-', '');
  return `HD-${day}-${submissionId.slice(-8).toUpperCase()}`;
}
