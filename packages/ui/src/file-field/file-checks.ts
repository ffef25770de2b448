/** Why a file is not taken, found on the device before anything is sent. */
export type FileRefusal =
  | { readonly reason: 'wrong-kind' }
  | { readonly reason: 'too-large'; readonly size: number }
  | { readonly reason: 'unreadable' }
  | { readonly reason: 'too-many' };

/**
 * Whether a file is of one of the kinds, as a browser's own chooser tells (HTML, section 4.10.5.1.17): a MIME type, one with `*` for
 * its second half, or an ending with its dot. Without kinds every file is. It tells by name and declared type alone; what the
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

/**
 * Whether one file may be chosen.
 * @param maxBytes the largest size that is taken, in bytes
 * @returns null when it may
 */
export async function checkFile(
  file: File,
  { kinds, maxBytes }: { readonly kinds: readonly string[]; readonly maxBytes: number },
): Promise<FileRefusal | null> {
  if (!isOfKind(file, kinds)) return { reason: 'wrong-kind' };
  if (file.size > maxBytes) return { reason: 'too-large', size: file.size };
  try {
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch {
    // A folder that was dropped, or a file that is gone by now.
    return { reason: 'unreadable' };
  }
}

/** Whether two are the same file of the device, chosen twice. */
export function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
