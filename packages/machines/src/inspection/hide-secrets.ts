/** What stands in the place of a secret. */
export const hidden = '[hidden]';

/** Parts of names that say it themselves, in whatever spelling: `basicauth_password`, `token_pc`, `signatureImage`. */
const tellingName = /password|passwd|passphrase|secret|token|jwt|signature|authorization|cookie/;

/** Whole names, as the contract and the forms have them: codes, documents, addresses that let in whoever has them. */
const wholeNames: ReadonlySet<string> = new Set([
  'pass',
  'passrdp',
  'otp',
  'otpcode',
  'code',
  'frontcard',
  'backcard',
  'portrait',
  'portraitcard',
  'idcard',
  'idnumber',
  'link',
  'linkcontract',
]);

/** Of a person's papers nothing is shown. Their number is called `id`, as everything's is: these tell the two apart. */
const ofPapers: ReadonlySet<string> = new Set(['dob', 'issueDate', 'issuePlace']);

/** A JSON Web Token, what follows `Bearer`, and a file in an address: secrets wherever they stand. */
const tellingText =
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=\bBearer )\S+|\bdata:[\w.+-]+\/[\w.+-]+;base64,[\w+/=]*/g;

const spelled = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * A copy of any value as plain data, in which secrets are replaced by `hidden`: by their names, by what a text looks like, and
 * everything that is no plain data, such as a file. What has a `toJSON` is copied as that says.
 * @param also further names that hold a secret, in any spelling
 */
export function hideSecrets(value: unknown, also: readonly string[] = []): unknown {
  const names = new Set([...wholeNames, ...also.map(spelled)]);
  const isSecret = (name: string) => names.has(spelled(name)) || tellingName.test(spelled(name));
  /** What is being copied: a value that contains itself is hidden there. */
  const open = new Set<object>();

  function copyOf(part: unknown): unknown {
    if (typeof part === 'string') return part.replaceAll(tellingText, hidden);
    if (typeof part === 'function') return undefined;
    if (typeof part !== 'object' || part === null) return part;
    if (open.has(part)) return hidden;
    open.add(part);
    const copy = copyOfObject(part);
    open.delete(part);
    return copy;
  }

  function copyOfObject(part: object): unknown {
    if (Array.isArray(part)) return part.map(copyOf);
    if ('toJSON' in part && typeof part.toJSON === 'function') return copyOf(part.toJSON());
    if (part instanceof Error) return { name: part.name, message: copyOf(part.message) };
    if (part instanceof Set) return [...part].map(copyOf);
    if (part instanceof Map)
      return copyOfEntries([...part].map(([key, one]) => [String(key), one]));
    const prototype: unknown = Object.getPrototypeOf(part);
    // A File, a FormData, an ArrayBuffer: nobody can say what is in it.
    if (prototype !== null && prototype !== Object.prototype) return hidden;
    return copyOfEntries(Object.entries(part));
  }

  function copyOfEntries(entries: readonly (readonly [string, unknown])[]): unknown {
    const isOfPapers = entries.some(([name]) => ofPapers.has(name));
    return Object.fromEntries(
      entries.map(([name, one]) => [
        name,
        one !== null && one !== undefined && (isOfPapers || isSecret(name)) ? hidden : copyOf(one),
      ]),
    );
  }

  return copyOf(value);
}
