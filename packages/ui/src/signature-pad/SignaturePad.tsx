import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button } from '../button/Button.tsx';
import { FieldGroup } from '../field/Field.tsx';
import { SentValue } from '../field/SentValue.tsx';
import { isString, leavesGroup } from '../form/useField.ts';
import { useGroupField, type GroupFieldProps } from '../form/useGroupField.ts';
import { useUntilReset } from '../form/useOwnIssue.ts';
import { IconArrowBackUp } from '../icon/generated/IconArrowBackUp.ts';
import { IconEraser } from '../icon/generated/IconEraser.ts';
import { IconKeyboard } from '../icon/generated/IconKeyboard.ts';
import { watchSize } from '../in-sight/watchSize.ts';
import { TextField } from '../text-field/TextField.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import { useKitWords } from '../words/useKitWords.ts';
import { signaturePadWords } from '../words/vietnamese/files.ts';
import * as styles from './SignaturePad.css.ts';
import { SignatureSurface, type SurfaceListener } from './SignatureSurface.ts';

export interface SignaturePadProps extends GroupFieldProps<string> {}

/**
 * A signature: drawn with a mouse, a pen or a finger, or made of a typed name. Renders a `<fieldset>` with a `<canvas>`, its
 * buttons and one message slot. The value is a PNG on white in a data URL, '' while there is none.
 *
 * 'Hoàn tác' takes the last line back, 'Ký lại' everything. The drawing stays when the pad changes its size. Drawing needs a
 * pointer; 'Gõ tên' is the same for a keyboard (WCAG 2.1.1), and the focus of a form's error goes there. The library that
 * draws is loaded when the pad is first in the page; typing works without it.
 */
export function SignaturePad(props: SignaturePadProps) {
  const { label, name, disabled = false } = props;
  const words = useKitWords('signaturePad', signaturePadWords);
  const typingId = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const typeButton = useRef<HTMLButtonElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  const [said, setSaid] = useState('');
  const { value, setValue, leave, issue, resets, shell } = useGroupField<string>(props, {
    empty: '',
    accepts: isString,
    read: () => undefined,
  });
  const [typed, setTyped] = useUntilReset('', resets);
  /** What the surface shows already; any other value comes from outside, and a new surface shows nothing yet. */
  const shown = useRef<{ readonly on: SignatureSurface | null; readonly value: string }>({
    on: null,
    value: '',
  });
  const { surface, pen } = useSurface(canvas, {
    changed() {
      const { current } = surface;
      if (current !== null) hold(current.isEmpty ? '' : current.toDataUrl());
    },
    nameDropped: () => setTyped(''),
  });
  const hint = pen === 'failed' ? words.failed : (props.hint ?? words.how);

  function hold(next: string): void {
    shown.current = { on: surface.current, value: next };
    setValue(next);
    setSaid(next === '' ? words.cleared : words.signed);
  }

  useEffect(() => {
    const { current } = surface;
    const known = shown.current.on === current ? shown.current.value : '';
    if (current === null || value === known) return;
    shown.current = { on: current, value };
    if (value === '') current.clear();
    else void current.show(value);
  }, [surface, value]);

  /** The buttons over the paper are gone with the drawing; the focus stays in the field. */
  function keepFocus(): void {
    if (surface.current?.isEmpty === true) typeButton.current?.focus();
  }

  function undo(): void {
    surface.current?.undo();
    if (surface.current?.isEmpty === true) setTyped('');
    keepFocus();
  }

  function clear(): void {
    surface.current?.clear();
    setTyped('');
    hold('');
    keepFocus();
  }

  function type(text: string): void {
    setTyped(text);
    void surface.current?.write(text);
  }

  return (
    <FieldGroup kind="group" {...shell} hint={hint} disabled={disabled}>
      <div className={styles.root} onBlur={leavesGroup(leave)}>
        <div className={styles.frame({ status: issue?.status ?? 'plain' })}>
          <canvas
            ref={canvas}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot be drawn on
            role="img"
            aria-label={value === '' ? words.empty(label) : words.drawn(label)}
            className={styles.canvas({ inert: disabled })}
          />
          <span className={styles.writingLine} />
          {value !== '' && !disabled && (
            <div className={styles.tools}>
              <Button icon={<IconArrowBackUp size={16} />} onClick={undo}>
                {words.undo}
              </Button>
              <Button icon={<IconEraser size={16} />} onClick={clear}>
                {words.clear}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.below}>
          <Button
            ref={typeButton}
            {...(name === undefined ? {} : { 'data-field': name })}
            theme="tertiary"
            icon={<IconKeyboard size={16} />}
            aria-expanded={isTyping}
            aria-controls={typingId}
            aria-describedby={shell.messageId}
            disabled={disabled}
            onClick={() => setIsTyping((open) => !open)}
          >
            {words.type}
          </Button>
          <div id={typingId} className={styles.typing} hidden={!isTyping}>
            {isTyping && (
              <TextField
                label={words.typedName}
                hint={words.typedHint}
                required
                autoComplete="name"
                disabled={disabled}
                value={typed}
                onValueChange={type}
              />
            )}
          </div>
        </div>
        {/* A screen reader hears what a pen did only from a live region. */}
        <output className={visuallyHidden}>{said}</output>
        <SentValue name={name} value={value} />
      </div>
    </FieldGroup>
  );
}

/** Specification, section 9. */
const resizeDebounceMs = 150;

type PenState = 'loading' | 'ready' | 'failed';

/**
 * The surface of a canvas while it is in the page: it follows the size of the canvas 150 ms after its last change, and gets its
 * pen as soon as the library is there.
 */
function useSurface(
  canvas: RefObject<HTMLCanvasElement | null>,
  listener: SurfaceListener,
): { readonly surface: RefObject<SignatureSurface | null>; readonly pen: PenState } {
  const surface = useRef<SignatureSurface>(null);
  const [pen, setPen] = useState<PenState>('loading');
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  });

  useEffect(() => {
    const { current: element } = canvas;
    if (element === null) return undefined;
    const made = new SignatureSurface(element, {
      changed: () => newest.current.changed(),
      nameDropped: () => newest.current.nameDropped(),
    });
    surface.current = made;
    const sizeOf = () => ({ width: element.clientWidth, height: element.clientHeight });
    let last = sizeOf();
    made.resize(last);

    let timer: ReturnType<typeof setTimeout> | undefined;
    function resize(): void {
      const size = sizeOf();
      if (size.width === last.width && size.height === last.height) return;
      if (made.isDrawing) {
        timer = setTimeout(resize, resizeDebounceMs);
        return;
      }
      last = size;
      made.resize(size);
    }
    const ignoreSize = watchSize([element], () => {
      clearTimeout(timer);
      timer = setTimeout(resize, resizeDebounceMs);
    });

    let isHere = true;
    import('signature_pad').then(
      ({ default: Pen }) => {
        if (!isHere) return;
        made.attachPen(Pen);
        setPen('ready');
      },
      () => {
        if (isHere) setPen('failed');
      },
    );
    return () => {
      isHere = false;
      clearTimeout(timer);
      ignoreSize();
      made.close();
      surface.current = null;
    };
  }, [canvas]);

  return { surface, pen };
}
