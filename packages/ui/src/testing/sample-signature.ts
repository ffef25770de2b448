/** A made-up hand, for stories and tests; no part of the kit's public surface. */

type Point = readonly [x: number, y: number];

function move(canvas: Element, type: string, [x, y]: Point, buttons: number): void {
  const { left, top } = canvas.getBoundingClientRect();
  canvas.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      pointerType: 'mouse',
      clientX: left + x,
      clientY: top + y,
      buttons,
    }),
  );
}

/** Longer than the pen's throttle, so that each point counts. */
function nextPoint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}

/** A hand is not faster: the pen grows thin with speed. */
const longestStep = 12;

function withPointsBetween(points: readonly Point[]): readonly Point[] {
  return points.flatMap(([x, y], index): readonly Point[] => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(x - fromX, y - fromY) / longestStep));
    return Array.from({ length: steps }, (_, step): Point => {
      const share = (step + 1) / steps;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    });
  });
}

/** Draws one line through points, which are measured from the canvas's corner in px. */
export async function drawLine(canvas: Element, points: readonly Point[]): Promise<void> {
  const [first, ...others] = withPointsBetween(points);
  if (first === undefined) return;
  move(canvas, 'pointerdown', first, 1);
  for (const point of others) {
    await nextPoint();
    move(canvas, 'pointermove', point, 1);
  }
  await nextPoint();
  move(canvas, 'pointerup', others.at(-1) ?? first, 0);
}

/** Two lines across the middle of the canvas, once its pen is there. */
export async function drawSignature(canvas: Element): Promise<void> {
  await penIsReady(canvas);
  const { width, height } = canvas.getBoundingClientRect();
  const wave = Array.from({ length: 24 }, (_, step): Point => {
    const share = step / 23;
    return [
      width * (0.2 + 0.5 * share),
      height * (0.52 + 0.2 * Math.sin(share * 22) * (1 - share * 0.6)),
    ];
  });
  await drawLine(canvas, wave);
  await drawLine(canvas, [
    [width * 0.24, height * 0.74],
    [width * 0.45, height * 0.7],
    [width * 0.75, height * 0.72],
  ]);
}

/** The pen forbids scrolling by hand on its canvas; before that it has not come. */
export async function penIsReady(canvas: Element): Promise<void> {
  if (!(canvas instanceof HTMLCanvasElement)) throw new TypeError('No canvas.');
  for (let tries = 0; canvas.style.touchAction !== 'none'; tries += 1) {
    if (tries > 250) throw new Error('The pen did not come.');
    await nextPoint();
  }
}
