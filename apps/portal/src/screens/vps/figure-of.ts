import type { FigureStripItem } from '@tram/ui/figure-strip';

/**
 * A part of a machine as a number over its name, as people compare it: '40GB NVMe' of the SSD is 40 over 'GB NVMe SSD'. Null
 * for what does not begin with a number, or counts things by one ('2x Xeon'): a detail to read.
 * @param part name of the part: 'CPU', 'RAM', 'SSD'
 * @param text as the operator wrote it
 */
export function figureOf(part: string, text: string): FigureStripItem | null {
  const [, value, unit = ''] = /^\s*(\d+(?:[.,]\d+)*)(?!\s*x\s)\s*(\D.*)?$/iu.exec(text) ?? [];
  if (value === undefined) return null;
  const rest = unit.trim();
  if (rest === '') return { label: part, value };
  return { label: rest.includes(part) ? rest : `${rest} ${part}`, value };
}
