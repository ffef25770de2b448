/** Contents as they lie on a disk: AES-256-GCM (NIST SP 800-38D), so that a stolen disk or backup shows nothing. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
/** First bytes of a sealed content: which form it has. */
const mark = Buffer.from('TRF1');
const nonceLength = 12;
const tagLength = 16;
const headLength = mark.length + nonceLength + tagLength;

/**
 * Seals a content.
 * @param key 32 bytes
 * @param name the content's name in the store; opened under another name it is refused, so two files cannot change places
 */
export function seal(key: Uint8Array, name: string, content: Uint8Array): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(name));
  const sealed = [cipher.update(content), cipher.final()];
  return Buffer.concat([mark, nonce, cipher.getAuthTag(), ...sealed]);
}

/**
 * Opens a sealed content.
 * @throws Error when it was changed, belongs to another name or was sealed with another key
 */
export function unseal(key: Uint8Array, name: string, sealed: Uint8Array): Uint8Array {
  if (sealed.length < headLength || !mark.equals(sealed.subarray(0, mark.length))) {
    throw new Error('a stored file does not have the form of one');
  }
  const nonce = sealed.subarray(mark.length, mark.length + nonceLength);
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(sealed.subarray(mark.length + nonceLength, headLength));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(headLength)), decipher.final()]);
  } catch (error) {
    throw new Error('a stored file was changed, or was kept under another secret', {
      cause: error,
    });
  }
}
