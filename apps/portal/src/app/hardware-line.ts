import { formatCores } from './format-cores.ts';
import { dash } from './known-number.ts';

interface Hardware {
  readonly cpu: string;
  /** Null where there is none. */
  readonly gpu: string | null;
  readonly ram: string;
  readonly ssd: string;
}

type Memory = Pick<Hardware, 'ram' | 'ssd'>;

/** RAM and SSD by their names, which are alike in every language; not what a backend has left out. */
export function memoryOf({ ram, ssd }: Memory): readonly { name: string; size: string }[] {
  return [
    { name: 'RAM', size: ram },
    { name: 'SSD', size: ssd },
  ].filter(({ size }) => size !== dash);
}

/** Both in a line, `RAM 128GB · SSD 2TB NVMe`. */
export function memoryLine(offer: Memory): string {
  return lineOf(memoryOf(offer).map(({ name, size }) => `${name} ${size}`));
}

/**
 * What a machine is made of, in one line: `G4090 · Ryzen 9 7950X, 16 nhân · RTX 4090 24GB · RAM 128GB · SSD 2TB NVMe`.
 * @param lead what comes first: the name of its package
 */
export function hardwareLine({ cpu, gpu, ram, ssd }: Hardware, lead = dash): string {
  return lineOf([lead, formatCores(cpu), gpu ?? dash, memoryLine({ ram, ssd })]);
}

function lineOf(parts: readonly string[]): string {
  return parts.filter((part) => part !== dash && part !== '').join(' · ');
}
