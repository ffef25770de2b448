/** Tells secrets that can be guessed from those that were drawn by chance. */

/** Characters that a secret has at least: 32 of base64 hold 192 bits. */
const shortest = 32;
/** Different characters that it has at least: 32 hexadecimal digits drawn by chance have fewer than 8 not once in a million times. */
const fewest = 8;

/** Words that stand in examples and in nothing that was drawn by chance. */
const exampleWords =
  /change.?me|replace.?me|pass.?word|secret|example|default|placeholder|qwerty|letmein|your.?(?:own|token|key)|123456|abcdef|(?<same>.)\k<same>{5}/i;

/**
 * Why a secret is not to be trusted, in words that follow its name; null when nothing speaks against it. Words and
 * repetitions are found, but only chance makes a secret: `openssl rand -base64 48`.
 */
export function weaknessOf(secret: string): string | null {
  if (secret.length < shortest) return `must have at least ${shortest} characters`;
  if (new Set(secret).size < fewest || isRepeated(secret)) return 'repeats itself';
  if (exampleWords.test(secret)) return 'looks like an example';
  return null;
}

/** Whether it is one piece written several times, the last time perhaps in part. */
function isRepeated(secret: string): boolean {
  for (let length = 1; length <= secret.length / 2; length += 1) {
    if (secret.startsWith(secret.slice(length))) return true;
  }
  return false;
}
