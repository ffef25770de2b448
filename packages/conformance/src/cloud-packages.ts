import { isRecord } from './wire-values.ts';

/** The depth to which the catalogue is searched. */
const DEEPEST = 5;

/** Every package of the cloud catalogue, from every form that 'list grouped by group' can have. */
export function cloudPackagesIn(value: unknown, depth = 0): readonly unknown[] {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return [];
  if (isRecord(value) && ('price' in value || 'cpu' in value || 'cloudReady' in value)) {
    // A package that does not name its group has that of its place.
    return [{ group: 'all', ...value }];
  }
  return Object.values(value).flatMap((inner: unknown) => cloudPackagesIn(inner, depth + 1));
}
