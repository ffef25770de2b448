import { useMemo, useRef } from 'react';
import { showInControl, useHeldFiles, type FileHolder } from '../file-field/FileInput.tsx';
import { useUntilReset } from '../form/useOwnIssue.ts';
import type { KitWords } from '../words/KitWords.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { pictureFieldWords } from '../words/vietnamese/files.ts';

interface PictureChoice {
  /** Why the newest file was not taken, in words; undefined once the field holds another one. */
  readonly refusal: string | undefined;
  /** A file was chosen or dropped: it is checked and then taken or refused. */
  readonly take: (candidate: File) => void;
  /** The browser cannot show the file that was taken. */
  readonly giveBack: () => void;
  readonly remove: () => void;
}

function wordsOf(
  refusal: PictureRefusal,
  maxBytes: number,
  words: KitWords['pictureField'],
): string {
  switch (refusal.reason) {
    case 'not-a-picture':
      return words.notAPicture;
    case 'too-large':
      return words.tooLarge(words.size(refusal.size), words.size(maxBytes));
    case 'unreadable':
      return words.unreadable;
    default:
      return refusal satisfies never;
  }
}

/** Taking and refusing the files of one field. Private to `PictureField`. */
export function usePictureChoice(
  { value: file, setValue, control, resets }: FileHolder<File | null>,
  maxBytes: number,
  onRefuse: ((message: string) => void) | undefined,
): PictureChoice {
  const words = useKitWords('pictureField', pictureFieldWords);
  const newest = useRef(0);
  const files = useMemo(() => (file === null ? [] : [file]), [file]);
  const heldRef = useHeldFiles(control, files);
  /** Said beside what the field held then. */
  const [refused, setRefused] = useUntilReset<
    { readonly beside: File | null; readonly message: string } | undefined
  >(undefined, resets);

  function refuse(found: PictureRefusal, beside: File | null): void {
    const message = wordsOf(found, maxBytes, words);
    setRefused({ beside, message });
    onRefuse?.(message);
  }

  function set(next: File | null): void {
    newest.current += 1;
    setRefused(undefined);
    setValue(next);
  }

  /** Of two files that are chosen quickly after each other the second counts, whichever is read first. */
  async function check(candidate: File): Promise<void> {
    newest.current += 1;
    const turn = newest.current;
    const found = await checkPicture(candidate, maxBytes);
    if (turn !== newest.current) return;
    if (found === null) {
      set(candidate);
      return;
    }
    showInControl(control.current, heldRef.current);
    refuse(found, heldRef.current[0] ?? null);
  }

  return {
    refusal: refused !== undefined && refused.beside === file ? refused.message : undefined,
    take: (candidate) => void check(candidate),
    giveBack() {
      set(null);
      refuse({ reason: 'unreadable' }, null);
    },
    remove: () => set(null),
  };
}

/** Why a file is not taken, found on the device before anything is sent. */
type PictureRefusal =
  | { readonly reason: 'not-a-picture' }
  | { readonly reason: 'too-large'; readonly size: number }
  | { readonly reason: 'unreadable' };

const jpegStart = [0xff, 0xd8, 0xff];
const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/**
 * Whether a file may be chosen: JPEG (ITU-T T.81) or PNG (W3C PNG, section 5.2) by its first bytes, whatever its name and
 * declared type say, and not larger than the limit.
 * @param maxBytes the largest size that is taken, in bytes
 * @returns null when it may
 */
export async function checkPicture(file: File, maxBytes: number): Promise<PictureRefusal | null> {
  let start: Uint8Array;
  try {
    start = new Uint8Array(await file.slice(0, pngStart.length).arrayBuffer());
  } catch {
    // A folder that was dropped, or a file that is gone by now.
    return { reason: 'unreadable' };
  }
  const beginsWith = (bytes: readonly number[]) =>
    bytes.every((byte, position) => start[position] === byte);
  if (!beginsWith(jpegStart) && !beginsWith(pngStart)) return { reason: 'not-a-picture' };
  return file.size > maxBytes ? { reason: 'too-large', size: file.size } : null;
}
