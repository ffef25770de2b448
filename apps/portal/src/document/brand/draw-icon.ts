import { PNG } from 'pngjs';

export interface IconShape {
  /** Edge, px. */
  readonly size: number;
  /** Radius of the plate's corners as a share of the edge; 0 fills the square, for systems that cut their own shape. */
  readonly corner: number;
  /** Height of the mark as a share of the edge. A maskable icon keeps it within the inner 80 % circle (W3C Manifest, 'maskable'). */
  readonly mark: number;
  /** Colour of the plate, `#rrggbb`. */
  readonly plate: string;
  /** Colour of the mark, `#rrggbb`. */
  readonly ink: string;
}

/** The mark of the kit (`BrandMark`): a monitor with a dot under it, in a box of 28. */
const monitor = { x: 14, y: 11, halfWidth: 10.75, halfHeight: 7.75, corner: 2.5, halfStroke: 1.25 };
const dot = { x: 14, y: 24.5, radius: 2.5 };
/** Its middle and its height, outlines included. */
const middle = { x: 14, y: 14.5 };
const markHeight = 25;

/** Distance to a rectangle with round corners around the origin: negative inside. */
function toRoundedBox(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  corner: number,
): number {
  const across = Math.abs(x) - halfWidth + corner;
  const down = Math.abs(y) - halfHeight + corner;
  return (
    Math.hypot(Math.max(across, 0), Math.max(down, 0)) +
    Math.min(Math.max(across, down), 0) -
    corner
  );
}

/** Distance to the mark in its own box: negative inside. */
function toMark(x: number, y: number): number {
  const { halfWidth, halfHeight, corner, halfStroke } = monitor;
  const outline = toRoundedBox(x - monitor.x, y - monitor.y, halfWidth, halfHeight, corner);
  return Math.min(Math.abs(outline) - halfStroke, Math.hypot(x - dot.x, y - dot.y) - dot.radius);
}

/** How much of a pixel is inside, from the distance of its middle, px. */
function coverage(distance: number): number {
  return Math.min(Math.max(0.5 - distance, 0), 1);
}

function channels(color: string): readonly [number, number, number] {
  const byte = (at: number): number => Number.parseInt(color.slice(at, at + 2), 16);
  return [byte(1), byte(3), byte(5)];
}

/** Draws the mark on a plate, as PNG. */
export function drawIcon({ size, corner, mark, plate, ink }: IconShape): Buffer {
  const png = new PNG({ width: size, height: size });
  const [plateColor, inkColor] = [channels(plate), channels(ink)];
  const scale = (mark * size) / markHeight;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const x = column + 0.5 - size / 2;
      const y = row + 0.5 - size / 2;
      const plateShare = coverage(toRoundedBox(x, y, size / 2, size / 2, corner * size));
      const inkShare = coverage(toMark(x / scale + middle.x, y / scale + middle.y) * scale);
      const at = (row * size + column) * 4;
      plateColor.forEach((value, channel) => {
        const inked = inkColor[channel] ?? value;
        png.data[at + channel] = Math.round(value + (inked - value) * inkShare);
      });
      png.data[at + 3] = Math.round(plateShare * 255);
    }
  }
  return PNG.sync.write(png);
}
