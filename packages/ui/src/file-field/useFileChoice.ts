import { useUntilReset } from '../form/useOwnIssue.ts';
import type { KitWords } from '../words/KitWords.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { fileFieldWords } from '../words/vietnamese/files.ts';
import { showInControl, useHeldFiles, type FileHolder } from './FileInput.tsx';

/** What one field takes. */
interface FileLimits {
  readonly kinds: readonly string[];
  readonly maxBytes: number;
  readonly maxFiles: number;
}

interface FileChoice {
  /** Why files of the last choice were not taken, each by its name; undefined when all were. */
  readonly refusal: string | undefined;
  /** What became of the last choice, to be announced. */
  readonly said: string;
  readonly take: (candidates: readonly File[]) => void;
  readonly remove: (file: File) => void;
}

function wordsOf(
  file: File,
  refusal: FileRefusal,
  { maxBytes, maxFiles }: FileLimits,
  words: KitWords['fileField'],
): string {
  switch (refusal.reason) {
    case 'wrong-kind':
      return words.wrongKind(file.name);
    case 'too-large':
      return words.tooLarge(file.name, words.size(refusal.size), words.size(maxBytes));
    case 'unreadable':
      return words.unreadable(file.name);
    case 'too-many':
      return words.tooMany(file.name, maxFiles);
    default:
      return refusal satisfies never;
  }
}

/** Taking and refusing the files of one field. Private to `FileField`. */
export function useFileChoice(
  { value: files, setValue, control, resets }: FileHolder<readonly File[]>,
  limits: FileLimits,
  onRefuse: ((message: string) => void) | undefined,
): FileChoice {
  const words = useKitWords('fileField', fileFieldWords);
  const heldRef = useHeldFiles(control, files);
  const [told, setTold] = useUntilReset<Pick<FileChoice, 'refusal' | 'said'>>(
    { refusal: undefined, said: '' },
    resets,
  );

  async function choose(candidates: readonly File[]): Promise<void> {
    const found = await Promise.all(
      candidates.map(async (file) => ({ file, refusal: await checkFile(file, limits) })),
    );
    const refusals: string[] = [];
    const taken: File[] = [];
    // What is held now, not when they were chosen: of two quick choices both count.
    const before = limits.maxFiles === 1 ? [] : heldRef.current;
    for (const { file, refusal } of found) {
      if (before.concat(taken).some((other) => isSameFile(other, file))) continue;
      const isFull = before.length + taken.length >= limits.maxFiles;
      const why = refusal ?? (isFull ? ({ reason: 'too-many' } as const) : null);
      if (why === null) taken.push(file);
      else refusals.push(wordsOf(file, why, limits, words));
    }
    const refusal = refusals.length === 0 ? undefined : refusals.join(' ');
    const names = taken.map(({ name }) => name);
    const said = [...(names.length === 0 ? [] : [words.taken(names)]), ...refusals].join(' ');
    setTold({ refusal, said });
    if (refusal !== undefined) onRefuse?.(refusal);
    if (taken.length > 0) {
      heldRef.current = [...before, ...taken];
      setValue(heldRef.current);
    }
    showInControl(control.current, heldRef.current);
  }

  return {
    ...told,
    take: (candidates) => void choose(candidates),
    remove(file) {
      setTold({ refusal: undefined, said: words.removed(file.name) });
      setValue(files.filter((other) => other !== file));
    },
  };
}

/** Why a file is not taken, found on the device before anything is sent. */
type FileRefusal =
  | { readonly reason: 'wrong-kind' }
  | { readonly reason: 'too-large'; readonly size: number }
  | { readonly reason: 'unreadable' }
  | { readonly reason: 'too-many' };

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
function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
