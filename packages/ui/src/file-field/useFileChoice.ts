import { useRef } from 'react';
import type { ControlField } from '../field/useControlField.ts';
import { useUntilReset } from '../form/useOwnIssue.ts';
import { showInControl, useHeldFiles } from './FileInput.tsx';

/** What a field takes, and its words about that. */
interface FileRules {
  readonly maxFiles: number;
  /** Why a file is not taken, in words; null when it is. */
  readonly refusalOf: (file: File) => Promise<string | null>;
  /** Why there is no room for a file, in words. Not needed where files come one by one. */
  readonly tooMany?: ((file: File) => string) | undefined;
  readonly onRefuse: ((message: string) => void) | undefined;
}

/** What became of the last choice, while the field still holds what it held then. */
interface Told {
  readonly beside: readonly File[];
  readonly taken: readonly File[];
  readonly removed: File | undefined;
  readonly refusal: string | undefined;
}

const nothing: Told = { beside: [], taken: [], removed: undefined, refusal: undefined };

/**
 * Taking, refusing and removing the files of one field. Private to the fields of files.
 * @param files what the field holds; keep the array while nothing in it changes
 */
export function useFileChoice(
  { control, resets }: Pick<ControlField<unknown, HTMLInputElement, object>, 'control' | 'resets'>,
  files: readonly File[],
  setFiles: (files: readonly File[]) => void,
  { maxFiles, refusalOf, tooMany, onRefuse }: FileRules,
) {
  const turn = useRef(0);
  const heldRef = useHeldFiles(control, files);
  const [told, setTold] = useUntilReset(nothing, resets);

  function tell(beside: readonly File[], what: Partial<Told>): void {
    setTold({ ...nothing, ...what, beside });
    if (what.refusal !== undefined) onRefuse?.(what.refusal);
  }

  function hold(next: readonly File[]): void {
    turn.current += 1;
    heldRef.current = next;
    setFiles(next);
  }

  async function choose(candidates: readonly File[]): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    const found = await Promise.all(
      candidates.map(async (file) => ({ file, refusal: await refusalOf(file) })),
    );
    // Of two quick choices of one file the second counts, whichever is read first; of several files both do.
    if (maxFiles === 1 && own !== turn.current) return;
    const refusals: string[] = [];
    const taken: File[] = [];
    const before = maxFiles === 1 ? [] : heldRef.current;
    for (const { file, refusal } of found) {
      if (before.concat(taken).some((other) => isSameFile(other, file))) continue;
      const isFull = before.length + taken.length >= maxFiles;
      const why = refusal ?? (isFull ? tooMany?.(file) : null);
      if (typeof why === 'string') refusals.push(why);
      else if (!isFull) taken.push(file);
    }
    if (taken.length > 0) hold([...before, ...taken]);
    showInControl(control.current, heldRef.current);
    tell(heldRef.current, {
      taken,
      refusal: refusals.length === 0 ? undefined : refusals.join(' '),
    });
  }

  const isOfNow =
    told.beside.length === files.length &&
    told.beside.every((file, place) => files[place] === file);
  return {
    ...(isOfNow ? told : nothing),
    take: (candidates: readonly File[]) => void choose(candidates),
    /** Takes a file away, for a reason or because the customer wants it. */
    remove: (file: File, refusal?: string): void => {
      const rest = files.filter((other) => other !== file);
      hold(rest);
      tell(rest, { removed: file, refusal });
    },
  };
}

/** Whether two are the same file of the device, chosen twice. */
function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
