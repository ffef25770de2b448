import { createHash, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for one another when read aloud or typed from a screen. */
const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789'] as const;
const all = kinds.join('');

function pick(from: string): string {
  return from.charAt(randomInt(from.length));
}

/**
 * Makes a password for Remote Desktop: 16 letters and digits (about 92 bits), with at least one capital, one small letter
 * and one digit, as Windows asks. No signs, so that a double click selects the whole of it.
 */
export function newRdpPassword(): string {
  const characters = [
    ...kinds.map(pick),
    ...Array.from({ length: 16 - kinds.length }, () => pick(all)),
  ];
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

/** Numbers for the addresses of a simulated machine. */
interface SimulatedPlace {
  /** One of 200, from 16: part of an address. */
  readonly network: number;
  /** 10 to 249: part of an address; the same again after 240 machines of a kind. */
  readonly host: number;
  /** One of 65536: two kinds hardly ever share it. */
  readonly segment: number;
}

/** Where a simulated machine stands: the same for the same kind (package, configuration) and number. */
export function simulatedPlace(kind: string, machineNumber: number): SimulatedPlace {
  const digest = createHash('sha256').update(kind).digest();
  return {
    network: 16 + (digest.readUInt8(0) % 200),
    host: 10 + (machineNumber % 240),
    segment: digest.readUInt16BE(1),
  };
}
