/** The points of a picture, as a canvas gives them: four bytes each, red, green, blue and opacity, row after row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** How light each point of a picture is. */
export interface Lightness {
  readonly width: number;
  readonly height: number;
  /** 0 to 255, row after row. */
  readonly values: Uint8Array;
}

/** How light the points of a picture are to the eye (ITU-R BT.601, luma). */
export function lightnessOf({ width, height, data }: Pixels): Lightness {
  const values = new Uint8Array(width * height);
  for (let point = 0; point < values.length; point += 1) {
    const at = point * 4;
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    values[point] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return { width, height, values };
}

/** The lightness of one point; of one outside that of the nearest point inside. */
export function lightnessAt({ width, height, values }: Lightness, x: number, y: number): number {
  const column = Math.min(Math.max(x, 0), width - 1);
  const row = Math.min(Math.max(y, 0), height - 1);
  return values[row * width + column] ?? 0;
}
