import type { KitWords } from '../words/KitWords.ts';

interface FileLimits {
  readonly kinds: readonly string[];
  readonly maxBytes: number;
}

/**
 * Whether a file is of one of the kinds, as a browser's own chooser decides (HTML, section 4.10.5.1.17): a MIME type, one with `*` for
 * its second half, or an ending with its dot. Without kinds every file is. It looks at the name and the declared type only; what the
 * content is, the server finds.
 */
export function isOfKind(file: Pick<File, 'name' | 'type'>, kinds: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  return (
    kinds.length === 0 ||
    kinds.some((given) => {
      const kind = given.trim().toLowerCase();
      if (kind.startsWith('.')) return name.endsWith(kind);
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    })
  );
}

/** Why one file is not taken, found on the device before anything is sent, in words; null when it is. */
export async function fileRefusal(
  file: File,
  { kinds, maxBytes }: FileLimits,
  words: KitWords['fileField'],
): Promise<string | null> {
  if (!isOfKind(file, kinds)) return words.wrongKind(file.name);
  if (file.size > maxBytes) {
    return words.tooLarge(file.name, words.size(file.size), words.size(maxBytes));
  }
  try {
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch {
    // A folder that was dropped, or a file that is gone by now.
    return words.unreadable(file.name);
  }
}
