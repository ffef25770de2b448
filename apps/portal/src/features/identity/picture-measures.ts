/** The points of a picture, as a canvas gives them: four bytes each, red, green, blue and opacity, row after row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

interface Lightness {
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
function lightnessAt({ width, height, values }: Lightness, x: number, y: number): number {
  const column = Math.min(Math.max(x, 0), width - 1);
  const row = Math.min(Math.max(y, 0), height - 1);
  return values[row * width + column] ?? 0;
}

/**
 * How sharp a picture is: the variance of its Laplacian. Lines and letters make it large, a hand that moved makes it small.
 * @returns 0 for one even surface, some hundreds and more for a sharp card
 */
export function sharpnessOf(picture: Lightness): number {
  const { width, height } = picture;
  const count = Math.max((width - 2) * (height - 2), 1);
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const around =
        lightnessAt(picture, x - 1, y) +
        lightnessAt(picture, x + 1, y) +
        lightnessAt(picture, x, y - 1) +
        lightnessAt(picture, x, y + 1);
      const change = around - 4 * lightnessAt(picture, x, y);
      sum += change;
      squares += change * change;
    }
  }
  const mean = sum / count;
  return squares / count - mean * mean;
}

/** At this lightness or more a point is blown out: nothing can be read in it. */
const blownOut = 250;
/**
 * Side of the squares that are checked, in points: white paper has a blown-out point here and there, glare is blown out
 * throughout.
 */
const squareSide = 8;

/**
 * How much of a picture is glare: the share of its squares that are blown out throughout.
 * @returns 0 to 1
 */
export function glareOf(picture: Lightness): number {
  const columns = Math.floor(picture.width / squareSide);
  const rows = Math.floor(picture.height / squareSide);
  if (columns === 0 || rows === 0) return 0;
  let squares = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (isBlownOut(picture, column * squareSide, row * squareSide)) squares += 1;
    }
  }
  return squares / (columns * rows);
}

function isBlownOut(picture: Lightness, left: number, top: number): boolean {
  for (let y = top; y < top + squareSide; y += 1) {
    for (let x = left; x < left + squareSide; x += 1) {
      if (lightnessAt(picture, x, y) < blownOut) return false;
    }
  }
  return true;
}

/** Fields on each side of a picture whose lightness is compared. */
const fieldsPerSide = 8;
/** Fields that differ by no more look the same: what an encoder changes must not count. */
const sameShade = 2;

/**
 * What a picture looks like in 64 bits: whether each of 8 × 8 fields is darker than its right neighbour by more than a shade
 * (difference hash). It stays the same when the picture is scaled down or encoded again.
 */
export function likenessOf(picture: Lightness): readonly boolean[] {
  const bits: boolean[] = [];
  for (let row = 0; row < fieldsPerSide; row += 1) {
    const means = Array.from({ length: fieldsPerSide + 1 }, (_, column) =>
      meanOf(picture, column, row),
    );
    for (let column = 0; column < fieldsPerSide; column += 1) {
      bits.push((means[column] ?? 0) + sameShade < (means[column + 1] ?? 0));
    }
  }
  return bits;
}

/** In how many of its bits one likeness differs from another. */
export function difference(one: readonly boolean[], other: readonly boolean[]): number {
  return one.filter((bit, place) => bit !== other[place]).length;
}

/** How light a field is on average, when there are 9 × 8 of them. */
function meanOf(picture: Lightness, column: number, row: number): number {
  const left = Math.floor((column * picture.width) / (fieldsPerSide + 1));
  const right = Math.max(
    Math.floor(((column + 1) * picture.width) / (fieldsPerSide + 1)),
    left + 1,
  );
  const top = Math.floor((row * picture.height) / fieldsPerSide);
  const bottom = Math.max(Math.floor(((row + 1) * picture.height) / fieldsPerSide), top + 1);
  let sum = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) sum += lightnessAt(picture, x, y);
  }
  return sum / ((right - left) * (bottom - top));
}

/** Width of the strip along each side that is checked, as a share of the shorter side. */
const stripShare = 0.02;
/** A difference between two neighbouring points that is a line and not a shade. */
const lineContrast = 48;

/**
 * How much of the most affected side is crossed by lines: letters and edges that run out of the picture. A card that is
 * completely in the picture has the even table around it.
 * @returns 0 to 1
 */
export function linesAtSides(picture: Lightness): number {
  const { width, height } = picture;
  const strip = Math.max(Math.round(Math.min(width, height) * stripShare), 2);
  const across = (steps: number, at: (step: number, inward: number) => number) => {
    let crossed = 0;
    for (let step = 1; step < steps; step += 1) {
      for (let inward = 0; inward < strip; inward += 1) {
        if (Math.abs(at(step, inward) - at(step - 1, inward)) > lineContrast) {
          crossed += 1;
          break;
        }
      }
    }
    return crossed / Math.max(steps - 1, 1);
  };
  return Math.max(
    across(width, (x, inward) => lightnessAt(picture, x, inward)),
    across(width, (x, inward) => lightnessAt(picture, x, height - 1 - inward)),
    across(height, (y, inward) => lightnessAt(picture, inward, y)),
    across(height, (y, inward) => lightnessAt(picture, width - 1 - inward, y)),
  );
}
