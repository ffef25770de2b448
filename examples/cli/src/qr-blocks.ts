import { encode } from 'uqr';
import type { Background } from './options.ts';

/** Modules of white around a code; ISO/IEC 18004 asks for four. */
const quietZone = 4;

/** Black on white of the 256 colours, which themes do not change, unlike the sixteen named ones. */
const blackOnWhite = '\u001B[38;5;16;48;5;231m';
const plainAgain = '\u001B[0m';

/** How a code is drawn. */
export interface QrStyle {
  /** With its own colours it can be scanned on any background. */
  readonly colours: boolean;
  /** Without colours: the terminal's background, so that dark modules come out dark. */
  readonly background: Background;
}

/** A drawn code. */
export interface QrBlocks {
  readonly lines: readonly string[];
  /** How wide it is. */
  readonly columns: number;
}

/**
 * A QR code as lines of half blocks, two modules above each other in a letter.
 *
 * Error correction L: a screen is not damaged like paper, and the code has to fit a window.
 */
export function qrBlocks(payload: string, { colours, background }: QrStyle): QrBlocks {
  const { data, size } = encode(payload, { ecc: 'L', border: quietZone });
  /** Whether the foreground colour shows a module: dark modules, or light ones where text is light. */
  const inked = colours || background === 'light';
  const isInk = (x: number, y: number) => (y < size && data[y]?.[x] === true) === inked;
  const lines = Array.from({ length: Math.ceil(size / 2) }, (_, row) => {
    const letters = Array.from({ length: size }, (__, x) =>
      letterOf(isInk(x, 2 * row), isInk(x, 2 * row + 1)),
    ).join('');
    return colours ? `${blackOnWhite}${letters}${plainAgain}` : letters;
  });
  return { lines, columns: size };
}

function letterOf(upper: boolean, lower: boolean): string {
  if (upper) return lower ? '█' : '▀';
  return lower ? '▄' : ' ';
}
