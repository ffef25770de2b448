import { useEffect, useRef, type RefObject } from 'react';
import { useUntilReset } from '../form/useOwnIssue.ts';
import type { KitWords } from '../words/KitWords.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { fileFieldWords } from '../words/vietnamese/files.ts';
import { checkFile, isSameFile, type FileRefusal } from './file-checks.ts';

/** What one field takes. */
export interface FileLimits {
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

/** The native control holds what the field holds, so that readers, the browser and a plain submit say the same files. */
function showInControl(control: HTMLInputElement | null, files: readonly File[]): void {
  if (control === null) return;
  const shown = control.files ?? [];
  if (shown.length === files.length && files.every((file, place) => shown[place] === file)) return;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  control.files = list.files;
}

/** Taking and refusing the files of one field. Private to `FileField`. */
export function useFileChoice({
  files,
  setValue,
  limits,
  control,
  resets,
  onRefuse,
}: {
  readonly files: readonly File[];
  readonly setValue: (files: readonly File[]) => void;
  readonly limits: FileLimits;
  readonly control: RefObject<HTMLInputElement | null>;
  /** Of the field: with a change of it what was told is forgotten. */
  readonly resets: number;
  readonly onRefuse: ((message: string) => void) | undefined;
}): FileChoice {
  const words = useKitWords(fileFieldWords);
  const held = useRef(files);
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
    const before = limits.maxFiles === 1 ? [] : held.current;
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
      held.current = [...before, ...taken];
      setValue(held.current);
    }
    showInControl(control.current, held.current);
  }

  useEffect(() => {
    const { current: element } = control;
    // Chosen before the JavaScript came: as if it was chosen now.
    if ((element?.files?.length ?? 0) === 0 || held.current.length > 0) return;
    element?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [control]);

  useEffect(() => {
    held.current = files;
    showInControl(control.current, files);
  }, [control, files]);

  return {
    ...told,
    take: (candidates) => void choose(candidates),
    remove(file) {
      setTold({ refusal: undefined, said: words.removed(file.name) });
      setValue(files.filter((other) => other !== file));
    },
  };
}
