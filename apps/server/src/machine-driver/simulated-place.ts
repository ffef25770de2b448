import { createHash } from 'node:crypto';

/** Numbers for the addresses of a simulated machine. */
export interface SimulatedPlace {
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
