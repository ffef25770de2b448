import { Field, type FieldWordsProps } from '../field/Field.tsx';
import { useControlField, type OwnInputProps } from '../field/useControlField.ts';
import type { FieldValueProps } from '../form/useField.ts';
import { IconPlus } from '../icon/generated/IconPlus.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { fileFieldWords } from '../words/vietnamese/files.ts';
import * as styles from './FileField.css.ts';
import { fileRefusal } from './file-checks.ts';
import { useFileChoice } from './useFileChoice.ts';
import { useFileDrop } from './useFileDrop.ts';
import { FileInput, leavesFileField } from './FileInput.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { IconFileText } from '../icon/generated/IconFileText.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { Progress } from '../progress/Progress.tsx';

/** What the server takes of one file. */
const tenMegabytes = 10 * 1024 * 1024;
const none: readonly File[] = [];
const anyKind: readonly string[] = [];

export interface FileFieldProps
  extends Omit<FieldWordsProps, 'aside'>, FieldValueProps<readonly File[]>, OwnInputProps {
  /** What is taken, as `accept` of HTML has it: 'application/pdf', 'image/*', '.conf'. Keep the array. @default every kind */
  readonly kinds?: readonly string[] | undefined;
  /** The kinds in words, for the hint: 'PDF hoặc ảnh'. */
  readonly kindWords?: string | undefined;
  /** Largest size of one file, in bytes. @default 10 MB (10 × 1024 × 1024), which is what the server takes */
  readonly maxBytes?: number | undefined;
  /** How many files; with more than one a choice adds to those that are there. @default 1 */
  readonly maxFiles?: number | undefined;
  /** 0 to 1 for a file that is being sent; while one is, none can be added or taken away. */
  readonly progressOf?: ((file: File) => number | undefined) | undefined;
  /** Files were not taken; `message` are the words that stand below the frame, for a toast as well. */
  readonly onRefuse?: ((message: string) => void) | undefined;
}

function areFiles(value: unknown): value is readonly File[] {
  return Array.isArray(value) && value.every((file) => file instanceof File);
}

/**
 * Files of any kind: choosing, dropping, taking away, and how much of each has been sent. Renders a `<label>`, an
 * `<input type="file">` over a frame, a list of the files with their sizes, and one message slot. The value is an array of `File`,
 * empty for none. Kind (by name and declared type), size and number are checked on the device; a file that is not taken is named with
 * the reason, the others are. For one photograph with its preview use `PictureField`.
 *
 * Keys: Tab to the frame, Enter or Space opens the chooser; Tab goes on to 'Bỏ file …' of each file. After one is taken away the
 * focus is on the frame.
 *
 * The portal itself does not use it: it is kept for other products made with this kit.
 */
export function FileField({
  kinds = anyKind,
  kindWords,
  maxBytes = tenMegabytes,
  maxFiles = 1,
  progressOf,
  disabled = false,
  onRefuse,
  onBlur,
  ...props
}: FileFieldProps) {
  const { label } = props;
  const words = useKitWords('fileField', fileFieldWords);
  const field = useControlField(props, {
    empty: none,
    accepts: areFiles,
    // What was chosen before hydration is checked like everything else.
    read: (_element: HTMLInputElement) => undefined,
  });
  const { value: files, leave, control } = field;
  const { refusal, taken, removed, take, remove } = useFileChoice(field, files, field.setValue, {
    maxFiles,
    refusalOf: (file) => fileRefusal(file, { kinds, maxBytes }, words),
    tooMany: ({ name }) => words.tooMany(name, maxFiles),
    onRefuse,
  });
  const said = [
    ...(removed === undefined ? [] : [words.removed(removed.name)]),
    ...(taken.length === 0 ? [] : [words.taken(taken.map(({ name }) => name))]),
    ...(refusal === undefined ? [] : [refusal]),
  ].join(' ');
  const several = maxFiles > 1;
  const issue =
    refusal === undefined ? field.issue : ({ status: 'invalid', message: refusal } as const);
  const limits = {
    kinds: kindWords,
    size: words.size(maxBytes),
    count: several ? maxFiles : undefined,
  };
  const { shell, attributes } = field.parts({ hint: props.hint ?? words.limits(limits), issue });
  const isSending = files.some((file) => progressOf?.(file) !== undefined);
  const isInert = disabled || isSending;
  const { isDragging, handlers } = useFileDrop(isInert, take);

  return (
    <div onBlur={leavesFileField(leave)}>
      <Field {...shell}>
        <div className={styles.root}>
          <div
            className={styles.frame({
              status: issue?.status ?? 'plain',
              dragging: isDragging,
              inert: isInert,
            })}
            {...handlers}
          >
            <span aria-hidden="true" className={styles.face({ inert: isInert })}>
              <IconPlus size={16} />
              {isDragging ? words.dropHere : words.choose(several)}
            </span>
            <FileInput
              {...attributes}
              multiple={several}
              accept={kinds.join(',')}
              aria-label={words.chooseNamed(label, several)}
              sending={isSending}
              disabled={disabled}
              onBlur={onBlur}
              onChange={({ currentTarget }) => take([...(currentTarget.files ?? [])])}
            />
          </div>
          {files.length > 0 && (
            <ChosenFiles
              label={words.chosen(label)}
              files={files}
              progressOf={progressOf}
              inert={isInert}
              onRemove={(file) => {
                remove(file);
                control.current?.focus();
              }}
            />
          )}
          {/* The focus stays where it is, so only a live region can say what became of the files. */}
          <output className={visuallyHidden}>{said}</output>
        </div>
      </Field>
    </div>
  );
}

interface ChosenFilesProps {
  readonly label: string;
  readonly files: readonly File[];
  readonly progressOf: ((file: File) => number | undefined) | undefined;
  /** None can be taken away now. */
  readonly inert: boolean;
  readonly onRemove: (file: File) => void;
}

/** The files of one field, each with its size and a way to take it away, or how much of it has been sent. Private to `FileField`. */
function ChosenFiles({ label, files, progressOf, inert, onRemove }: ChosenFilesProps) {
  const words = useKitWords('fileField', fileFieldWords);
  return (
    <ul aria-label={label} className={styles.list}>
      {files.map((file) => {
        const progress = progressOf?.(file);
        return (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.row}>
            <span className={styles.icon}>
              <IconFileText />
            </span>
            {progress === undefined ? (
              <span className={styles.fileName}>
                {file.name} <span className={styles.fileSize}>· {words.size(file.size)}</span>
              </span>
            ) : (
              <span className={styles.sending}>
                <Progress
                  label={file.name}
                  value={progress}
                  text={words.sending(Math.floor(progress * 100))}
                />
              </span>
            )}
            <IconButton
              aria-label={words.remove(file.name)}
              icon={<IconX size={16} />}
              disabled={inert}
              onClick={() => onRemove(file)}
            />
          </li>
        );
      })}
    </ul>
  );
}
