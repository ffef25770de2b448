import { Button } from '../button/Button.tsx';
import { IconCamera } from '../icon/generated/IconCamera.ts';
import { IconPhoto } from '../icon/generated/IconPhoto.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { pictureFieldWords } from '../words/vietnamese/files.ts';
import { PictureDrawing, type PictureSubject } from './PictureDrawing.tsx';
import { cameraChoice, choices, drawing, face, invitation } from './PictureField.css.ts';

interface InvitationProps {
  readonly label: string;
  readonly subject: PictureSubject;
  readonly inert: boolean;
  readonly isDragging: boolean;
  /** Opens the camera at once; without it there is no button for it. */
  readonly onCamera: (() => void) | undefined;
}

/** What stands in an empty frame: an outline of what belongs there and how to bring it. Private to `PictureField`. */
export function Invitation({ label, subject, inert, isDragging, onCamera }: InvitationProps) {
  const words = useKitWords(pictureFieldWords);
  return (
    <div className={invitation}>
      <PictureDrawing subject={subject} className={drawing} />
      <div className={choices}>
        {onCamera !== undefined && (
          <span className={cameraChoice}>
            <Button
              icon={<IconCamera size={16} />}
              aria-label={words.takeNamed(label)}
              onClick={onCamera}
            >
              {words.take}
            </Button>
          </span>
        )}
        <span aria-hidden="true" className={face({ inert })}>
          <IconPhoto size={16} />
          {isDragging ? words.dropHere : words.choose}
        </span>
      </div>
    </div>
  );
}
