import decode from 'jsqr';

/** Pixels along the edge of a module: as small as a scanner still reads well. */
const scale = 4;

// oxlint-disable-next-line no-control-regex -- an escape code begins with a control character
const colourCodes = /\u001B\[[\d;]*m/g;

/** What a letter paints, by its upper and lower half. */
const halves: Readonly<Record<string, readonly [upper: boolean, lower: boolean]>> = {
  ' ': [false, false],
  '▀': [true, false],
  '▄': [false, true],
  '█': [true, true],
};

/** The lines of a printed code: the ones of half blocks alone. Colour codes are left out. */
export function printedCode(output: string): string[] {
  return output
    .replaceAll(colourCodes, '')
    .split(/\r?\n/)
    .filter((line) => line.length > 20 && /^[ ▀▄█]+$/.test(line));
}

/**
 * Scans a printed code as a phone does, from the picture that its letters make.
 * @param ink what a letter is painted in: a black one on white, or a white one on black
 * @returns the text, or null when a scanner finds none
 */
export function scanned(lines: readonly string[], ink: 'black' | 'white'): string | null {
  const columns = Math.max(...lines.map((line) => line.length));
  // A margin of the terminal's own ground, as a phone would see it.
  const [width, height] = [columns * scale, lines.length * 2 * scale];
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = Math.floor(y / scale);
      const letter = lines[Math.floor(row / 2)]?.[Math.floor(x / scale)] ?? ' ';
      const isInk = halves[letter]?.[row % 2] ?? false;
      const value = isInk === (ink === 'white') ? 255 : 0;
      pixels.set([value, value, value, 255], (y * width + x) * 4);
    }
  }
  // Not inverted: bank apps need not read light on dark.
  return decode(pixels, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null;
}
