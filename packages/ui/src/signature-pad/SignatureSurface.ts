import type SignaturePadPen from 'signature_pad';
import type { PointGroup } from 'signature_pad';
import { fontFamily } from '../theme/scale.ts';

/** Ink on paper in both themes, as it will be in the contract. */
const ink = '#171c24';
const paper = '#ffffff';

/** Specification, section 9: pen width in px, time between two points in ms, distance between them in px. */
const pen = { minWidth: 0.5, maxWidth: 2.5, throttle: 16, minDistance: 5 } as const;

/** Where the drawn line stands on which a name is written, as a share of the height. */
const baseline = 0.76;
const nameFont = (size: number) => `500 ${size}px ${fontFamily.text}`;

/** Below the strokes: nothing, a name that was typed, or a picture of an earlier signature. */
type Ground =
  | { readonly kind: 'paper' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'picture'; readonly image: HTMLImageElement };

const plain: Ground = { kind: 'paper' };

/** Events of the surface for its field. */
export interface SurfaceListener {
  /** The customer has drawn a line, taken one back, or typed. */
  readonly changed: () => void;
  /** A line begins on a name that was typed: the name is gone. */
  readonly nameDropped: () => void;
}

/**
 * A signature on a canvas: lines of the pen over a name or an earlier picture. The lines are kept with the size they were drawn
 * in, so that every new size of the canvas shows all of them, and the first size shows them as they were. A canvas without a size is
 * neither asked for a drawing nor drawn on: where nothing is laid out (jsdom, happy-dom) there is nothing to draw with either, and
 * no signature.
 */
export class SignatureSurface {
  readonly #canvas: HTMLCanvasElement;
  readonly #listener: SurfaceListener;
  #context: CanvasRenderingContext2D | undefined;
  #Pen: typeof SignaturePadPen | undefined;
  #pad: SignaturePadPen | undefined;
  #size: Size = { width: 0, height: 0 };
  #ground: Ground = plain;
  #strokes: readonly PointGroup[] = [];
  #strokesSize: Size = { width: 0, height: 0 };
  #isDrawing = false;
  /** Counts what was asked for, so that a picture or a font that comes late changes nothing any more. */
  #turn = 0;

  constructor(canvas: HTMLCanvasElement, listener: SurfaceListener) {
    this.#canvas = canvas;
    this.#listener = listener;
  }

  /** Lets the pen draw. The library comes late, so that a page without a signature does not carry it. */
  attachPen(Pen: typeof SignaturePadPen): void {
    this.#Pen = Pen;
    if (!this.#hasSize) return;
    this.#takePen(Pen);
    this.#paint();
  }

  #takePen(Pen: typeof SignaturePadPen): void {
    const pad = new Pen(this.#canvas, { ...pen, penColor: ink, backgroundColor: paper });
    pad.addEventListener('beginStroke', () => {
      this.#turn += 1;
      this.#isDrawing = true;
      if (this.#ground.kind !== 'name') return;
      this.#ground = plain;
      // Not the pad's own `clear`, which forgets the pointer that is about to draw.
      this.#whiten();
      this.#listener.nameDropped();
    });
    pad.addEventListener('endStroke', () => {
      this.#isDrawing = false;
      this.#strokes = pad.toData();
      this.#strokesSize = this.#size;
      this.#listener.changed();
    });
    this.#pad = pad;
  }

  /** Takes the pen away. */
  close(): void {
    this.#pad?.off();
    this.#pad = undefined;
    this.#Pen = undefined;
  }

  get isEmpty(): boolean {
    return this.#strokes.length === 0 && this.#ground.kind === 'paper';
  }

  /** A line is being drawn: the size must not change now. */
  get isDrawing(): boolean {
    return this.#isDrawing;
  }

  /** Gives the canvas a new size and draws what is on it once more. */
  resize(size: Size): void {
    if (size.width === 0 || size.height === 0) return;
    const ratio = Math.max(1, window.devicePixelRatio);
    this.#size = size;
    if (this.#pad === undefined && this.#Pen !== undefined) this.#takePen(this.#Pen);
    this.#canvas.width = Math.round(size.width * ratio);
    this.#canvas.height = Math.round(size.height * ratio);
    this.#drawing.scale(ratio, ratio);
    this.#paint();
  }

  /** Takes the last line back, then the name or picture below it. */
  undo(): void {
    this.#turn += 1;
    if (this.#strokes.length > 0) this.#strokes = this.#strokes.slice(0, -1);
    else this.#ground = plain;
    this.#paint();
    this.#listener.changed();
  }

  /** Empties the paper without an event. */
  clear(): void {
    this.#turn += 1;
    this.#strokes = [];
    this.#ground = plain;
    this.#paint();
  }

  /** Writes a name in place of everything else; an empty one leaves white paper. */
  async write(name: string): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#strokes = [];
    this.#ground = name.trim() === '' ? plain : { kind: 'name', name: name.trim() };
    this.#paint();
    this.#listener.changed();
    if (!this.#hasSize) return;
    const { fonts } = document;
    if (fonts.check(nameFont(1), name)) return;
    // A font that does not come leaves the fallback: the name is written either way.
    await fonts.load(nameFont(1), name).catch(() => []);
    if (turn !== this.#turn) return;
    this.#paint();
    this.#listener.changed();
  }

  /** Shows a signature that was made before, from its data URL. What is no picture leaves white paper. */
  async show(dataUrl: string): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const image = new Image();
    const isPicture = await new Promise<boolean>((resolve) => {
      image.addEventListener('load', () => resolve(true));
      image.addEventListener('error', () => resolve(false));
      image.src = dataUrl;
    });
    if (turn !== this.#turn) return;
    this.#strokes = [];
    this.#ground = isPicture ? { kind: 'picture', image } : plain;
    this.#paint();
  }

  /** The signature on white paper as a PNG in a data URL; '' while the canvas has no size. */
  toDataUrl(): string {
    return this.#hasSize ? this.#canvas.toDataURL('image/png') : '';
  }

  get #hasSize(): boolean {
    return this.#size.width > 0;
  }

  get #drawing(): CanvasRenderingContext2D {
    const context = this.#context ?? this.#canvas.getContext('2d');
    if (context === null) throw new Error('This browser draws no canvas.');
    this.#context = context;
    return context;
  }

  #whiten(): void {
    this.#drawing.fillStyle = paper;
    this.#drawing.fillRect(0, 0, this.#size.width, this.#size.height);
  }

  #paint(): void {
    if (!this.#hasSize) return;
    if (this.#pad === undefined) this.#whiten();
    else this.#pad.clear();
    this.#paintGround();
    const { scale, left, top } = fitInto(this.#strokesSize, this.#size);
    this.#pad?.fromData(
      this.#strokes.map((stroke) => ({
        ...stroke,
        points: stroke.points.map((point) => ({
          ...point,
          x: point.x * scale + left,
          y: point.y * scale + top,
        })),
      })),
      { clear: false },
    );
  }

  #paintGround(): void {
    const context = this.#drawing;
    const { width, height } = this.#size;
    switch (this.#ground.kind) {
      case 'paper':
        return;
      case 'name': {
        const { name } = this.#ground;
        context.save();
        context.fillStyle = ink;
        context.textAlign = 'center';
        context.font = nameFont(1);
        // As large as fits, never larger than a hand would write.
        const size = Math.min(height * 0.32, (width * 0.86) / context.measureText(name).width);
        context.font = nameFont(size);
        context.fillText(name, width / 2, height * baseline - size * 0.12);
        context.restore();
        return;
      }
      case 'picture': {
        const { image } = this.#ground;
        const { naturalWidth, naturalHeight } = image;
        const fit = fitInto({ width: naturalWidth, height: naturalHeight }, this.#size);
        context.drawImage(
          image,
          fit.left,
          fit.top,
          naturalWidth * fit.scale,
          naturalHeight * fit.scale,
        );
      }
    }
  }
}

/** Width and height in CSS pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** How something of one size lies in another, whole and in its middle. */
interface Fit {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

export function fitInto(content: Size, frame: Size): Fit {
  const scale = Math.min(frame.width / content.width, frame.height / content.height);
  return {
    scale,
    left: (frame.width - content.width * scale) / 2,
    top: (frame.height - content.height * scale) / 2,
  };
}
