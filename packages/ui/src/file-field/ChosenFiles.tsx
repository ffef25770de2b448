import { IconButton } from '../icon-button/IconButton.tsx';
import { IconFileText } from '../icon/generated/IconFileText.ts';
import { IconX } from '../icon/generated/IconX.ts';
import { Progress } from '../progress/Progress.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { fileFieldWords } from '../words/vietnamese/files.ts';
import { fileName, fileSize, icon, list, row, sending } from './FileField.css.ts';

interface ChosenFilesProps {
  /** Name of the list. */
  readonly label: string;
  readonly files: readonly File[];
  readonly progressOf: ((file: File) => number | undefined) | undefined;
  /** None can be taken away now. */
  readonly inert: boolean;
  readonly onRemove: (file: File) => void;
}

/** The files of one field, each with its size and a way to take it away, or how much of it has been sent. Private to `FileField`. */
export function ChosenFiles({ label, files, progressOf, inert, onRemove }: ChosenFilesProps) {
  const words = useKitWords(fileFieldWords);
  return (
    <ul aria-label={label} className={list}>
      {files.map((file) => {
        const progress = progressOf?.(file);
        return (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} className={row}>
            <span className={icon}>
              <IconFileText />
            </span>
            {progress === undefined ? (
              <span className={fileName}>
                {file.name} <span className={fileSize}>· {words.size(file.size)}</span>
              </span>
            ) : (
              <span className={sending}>
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
