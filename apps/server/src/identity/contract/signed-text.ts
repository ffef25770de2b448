import { createHash } from 'node:crypto';
import type { ContractPart } from './contract-parts.ts';

/** What a customer has signed, as text, and its hash. */
export interface SignedText {
  /** UTF-8, lines end with a line feed. It is attached to the PDF. */
  readonly text: string;
  /** SHA-256 of the text, hexadecimal. It is printed on the PDF and kept in the database. */
  readonly hash: string;
}

/** Writes the parts of a contract as the text that is signed. */
export function signedText(parts: readonly ContractPart[]): SignedText {
  const lines = parts.flatMap((part) =>
    'rows' in part
      ? [...part.rows.map(([label, value]) => `${label}: ${value}`), '']
      : [part.text, ''],
  );
  const text = lines.join('\n');
  return { text, hash: sha256(text) };
}

/** SHA-256, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
