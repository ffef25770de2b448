import { completeRecord, type Fields, isFields, ABSENT_TEXT } from './complete-record.ts';
import type { RecordShape } from './record-shapes.ts';

/** How deep an answer is looked into. */
const DEEPEST = 5;

/** Fields that hold packages and name no group. */
const envelopes: ReadonlySet<string> = new Set(['data', 'packages', 'clouds', 'items', 'list']);

function isPackage(value: Fields): boolean {
  return 'price' in value || 'cpu' in value || 'cloudReady' in value;
}

const textIn = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** What a group calls itself: `group`, or the `_id` or `name` by which a database has grouped. */
function nameOf({ group, _id, name }: Fields): string | undefined {
  return textIn(group) ?? textIn(_id) ?? (isFields(_id) ? nameOf(_id) : undefined) ?? textIn(name);
}

/** Every package of an answer, with the name of the group that it stands in. */
function packagesIn(
  value: unknown,
  group: string | undefined,
  depth = 0,
): readonly (readonly [Fields, string | undefined])[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => packagesIn(item, group, depth + 1));
  if (!isFields(value)) return [];
  if (isPackage(value)) return [[value, group]];
  const own = nameOf(value) ?? group;
  return Object.entries(value).flatMap(([key, inner]) =>
    packagesIn(inner, own ?? (envelopes.has(key) ? undefined : key), depth + 1),
  );
}

/**
 * Cloud packages by their groups. "List grouped by group" (section 7, `GET /clouds`) may be groups with their packages, arrays of
 * arrays, an object by group name or a flat list: each package's own `group` decides, the place where it stands otherwise. Groups and
 * packages keep their order.
 */
export function cloudGroups(
  answer: unknown,
  shape: RecordShape,
): readonly { readonly group: string; readonly packages: readonly Fields[] }[] {
  const groups = new Map<string, Fields[]>();
  for (const [found, place] of packagesIn(answer, undefined)) {
    const group = textIn(found['group']) ?? place ?? ABSENT_TEXT;
    const packages = groups.get(group) ?? [];
    packages.push(completeRecord({ ...found, group }, shape));
    groups.set(group, packages);
  }
  return [...groups].map(([group, packages]) => ({ group, packages }));
}
