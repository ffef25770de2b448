import { useCallback, useId, useMemo, type ReactNode, type RefCallback } from 'react';
import { Button } from '../button/Button.tsx';
import { Field, type FieldWordsProps } from '../field/Field.tsx';
import { useControlField, type OwnInputProps } from '../field/useControlField.ts';
import { FileInput, leavesFileField, showInControl } from '../file-field/FileInput.tsx';
import { useFileChoice } from '../file-field/useFileChoice.ts';
import type { FieldValueProps } from '../form/useField.ts';
import { IconCheck } from '../icon/generated/IconCheck.ts';
import { Notice } from '../notice/Notice.tsx';
import { Tag } from '../tag/Tag.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { pictureFieldWords } from '../words/vietnamese/files.ts';
import {
  DropFrame,
  Invitation,
  type PictureSubject,
  ChosenPicture,
  UploadBar,
} from './PictureFrame.tsx';
import { face, mark, preview, root } from './PictureField.css.ts';
import { pictureRefusal } from './picture-checks.ts';

/** What the server takes of one picture. */
const tenMegabytes = 10 * 1024 * 1024;

export interface PictureFieldProps
  extends Omit<FieldWordsProps, 'aside'>, FieldValueProps<File | null>, OwnInputProps {
  /** Drawn in the empty frame. @default 'card' */
  readonly subject?: PictureSubject | undefined;
  /** Largest size in bytes. @default 10 MB (10 × 1024 × 1024), which is what the server takes */
  readonly maxBytes?: number | undefined;
  /** Under a finger a second button opens this camera at once; without it the phone asks what to use. */
  readonly capture?: 'user' | 'environment' | undefined;
  /** How to take the picture, such as what to write on the note; describes the control. */
  readonly note?: ReactNode | undefined;
  /** 0 to 1 while the picture is being sent; it cannot be changed then. */
  readonly progress?: number | undefined;
  /** A file was not taken; `message` are the words that stand below the frame, for a toast as well. */
  readonly onRefuse?: ((message: string) => void) | undefined;
}

function isPicture(value: unknown): value is File | null {
  return value === null || value instanceof File;
}

/**
 * One picture: choosing, dropping or taking it, its preview, replacing and removing it, and how much of it has been sent.
 * Renders a `<label>`, an `<input type="file">` over a frame of 1.586:1, one message slot and the note. The value is a
 * `File`, or null. Only JPEG and PNG are taken, recognized by the content's first bytes; what was chosen before stays when another
 * file is refused. Previews are `blob:` addresses: a content security policy needs them in `img-src`.
 *
 * Keys: Tab to the frame, Enter or Space opens the chooser; with a picture Tab goes on to 'Bỏ ảnh'.
 */
export function PictureField({
  subject = 'card',
  maxBytes = tenMegabytes,
  capture,
  note,
  progress,
  disabled = false,
  onRefuse,
  onBlur,
  ...props
}: PictureFieldProps) {
  const { label } = props;
  const words = useKitWords('pictureField', pictureFieldWords);
  const noteId = useId();
  const field = useControlField(props, {
    empty: null,
    accepts: isPicture,
    // What was chosen before hydration is checked like everything else.
    read: (_element: HTMLInputElement) => undefined,
  });
  const { value: file, leave, control } = field;
  const files = useMemo(() => (file === null ? [] : [file]), [file]);
  const { refusal, take, remove } = useFileChoice(
    field,
    files,
    ([next = null]) => field.setValue(next),
    {
      maxFiles: 1,
      refusalOf: (candidate) => pictureRefusal(candidate, maxBytes, words),
      onRefuse,
    },
  );
  const showPreview = usePreview(file);
  const issue =
    refusal === undefined ? field.issue : ({ status: 'invalid', message: refusal } as const);
  const hint = props.hint ?? (file === null ? words.kinds(words.size(maxBytes)) : undefined);
  const aside =
    file === null ? undefined : (
      <span className={mark}>
        <Tag tone="positive" icon={<IconCheck size={16} />}>
          {words.chosen}
        </Tag>
      </span>
    );
  const { shell, attributes } = field.parts({ aside, hint, issue });
  const isSending = progress !== undefined;
  const isInert = disabled || isSending;
  const descriptions = [attributes['aria-describedby'], note === undefined ? undefined : noteId]
    .filter((description) => description !== undefined)
    .join(' ');
  // A picture that stays because another file was refused is not what is wrong.
  const frameStatus = file === null || refusal === undefined ? issue?.status : undefined;

  /** The attribute is there for this one press: else the phone offers its pictures no more. */
  function openCamera(camera: 'user' | 'environment'): void {
    const { current: element } = control;
    element?.setAttribute('capture', camera);
    element?.click();
    element?.removeAttribute('capture');
  }

  return (
    <div className={root} onBlur={leavesFileField(leave)}>
      <Field {...shell}>
        <div>
          <DropFrame
            filled={file !== null}
            status={frameStatus ?? 'plain'}
            inert={isInert}
            onDropFile={(dropped) => take([dropped])}
          >
            {(isDragging) => (
              <>
                {file === null ? (
                  <Invitation
                    label={label}
                    subject={subject}
                    inert={isInert}
                    isDragging={isDragging}
                    onCamera={
                      capture === undefined || isInert ? undefined : () => openCamera(capture)
                    }
                  />
                ) : (
                  <img
                    ref={showPreview}
                    className={preview}
                    alt={words.preview(label)}
                    onError={() => remove(file, words.unreadable)}
                  />
                )}
                {isSending && <UploadBar label={label} progress={progress} />}
                <FileInput
                  {...attributes}
                  {...(descriptions === '' ? {} : { 'aria-describedby': descriptions })}
                  accept="image/jpeg,image/png"
                  aria-label={file === null ? words.chooseNamed(label) : words.replaceNamed(label)}
                  sending={isSending}
                  disabled={disabled}
                  onBlur={onBlur}
                  onChange={({ currentTarget }) => {
                    const chosen = currentTarget.files?.[0];
                    // A chooser that was closed without a choice empties the control.
                    if (chosen === undefined) showInControl(currentTarget, files);
                    else take([chosen]);
                  }}
                />
              </>
            )}
          </DropFrame>
          {file !== null && (
            <ChosenPicture file={file} progress={progress}>
              {/* The frame is the control and has this name; here is a second place to press it. */}
              <label
                htmlFor={attributes.id}
                aria-hidden="true"
                className={face({ inert: isInert })}
              >
                {words.replace}
              </label>
              <Button
                theme="tertiary"
                aria-label={words.removeNamed(label)}
                disabled={disabled}
                onClick={() => {
                  remove(file);
                  control.current?.focus();
                }}
              >
                {words.remove}
              </Button>
            </ChosenPicture>
          )}
          {/* The focus stays where it is, so only a live region can say what became of the file. */}
          <output className={visuallyHidden}>
            {refusal ?? (file === null ? '' : words.chosenFile(file.name))}
          </output>
        </div>
      </Field>
      {note !== undefined && (
        <div id={noteId}>
          <Notice tone="neutral">{note}</Notice>
        </div>
      )}
    </div>
  );
}

/** The `ref` of an `<img>` that shows a chosen file, under an address that is given back when the file or the picture goes. */
function usePreview(file: File | null): RefCallback<HTMLImageElement> {
  return useCallback(
    (image: HTMLImageElement | null) => {
      // jsdom shows no pictures and gives files no address.
      if (file === null || image === null || typeof URL.createObjectURL !== 'function') {
        return undefined;
      }
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
