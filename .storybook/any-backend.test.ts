/**
 * The screens in front of backends that keep the specification and nothing else, or less: of the contract's own examples every field is
 * left out, one at a time in every row and all at once, and all are set to null. No screen may fail, and none may draw a value that is
 * none.
 */
import { describe, expect, test } from 'vitest';
import type { OperationId } from '@tram/api/operations';
import { examples } from 'virtual:contract-examples';
import { insideScreens } from '../apps/portal/src/inside-screens.ts';
import { PcsScreen } from '../apps/portal/src/screens/pcs/PcsScreen.tsx';
import { changed, distinctFieldsOf, isPlain } from './without-fields.ts';
import { drawScreen, type Drawn } from '../apps/portal/stories/page/draw-screen.tsx';

/** The screens with lists, and the operations whose answers they draw. */
const screens = {
  '/': ['listImages', 'getMyAccount'],
  '/vps': ['listComputerConfigs', 'getMyAccount'],
  '/order-vps-management': ['listVpsOrders'],
  '/clouds': ['listCloudImages'],
  '/create-clouds': ['listCloudPackages'],
  '/order-cloud-management': ['listCloudImages'],
  '/order-cloud-history?image_id=6740c1e29f0b7a4100000042': ['listCloudImageHistory'],
  '/payment-history': ['listRecharges'],
  '/order-management': ['listOrders'],
  '/identity-verification': ['getMyAccount'],
  '/log-management': ['listLogs'],
  '/user-guide-management': ['listUserGuides'],
} as const satisfies Readonly<Record<string, readonly OperationId[]>>;

type Path = keyof typeof screens;

async function screenAt(path: Path) {
  const [plain = ''] = path.split('?');
  if (plain === '/') return PcsScreen;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the paths above are theirs
  return insideScreens[plain as keyof typeof insideScreens].component();
}

/** Every fifth field; with `TRAM_THOROUGH=1` each. All at once are always tried. */
function isTried(_: unknown, index: number): boolean {
  return process.env['TRAM_THOROUGH'] === '1' || index % 5 === 0;
}

/** What tells records apart, and what holds them. */
const kept: ReadonlySet<string> = new Set(['_id', 'data', 'total_page', 'packages']);

/** What no customer may read. */
const nonsense = /\b(?:NaN|undefined|null|Invalid Date)\b|\[object Object\]/u;

function textOf({ html }: Drawn): string {
  return html
    .replaceAll(/<(script|style|template)\b[^>]*>.*?<\/\1>/gsu, '')
    .replaceAll(
      / (?:class|id|d|style|href|for|aria-(?:labelledby|describedby|controls)|data-[\w-]+)="[^"]*"/gu,
      '',
    );
}

/** What is wrong with a screen that was drawn; empty when nothing is. */
function faultsOf(drawn: Drawn): readonly string[] {
  const text = textOf(drawn);
  const found = nonsense.exec(text);
  return [
    ...drawn.errors.map((error) => `threw ${String(error)}`),
    ...drawn.unread.map((id) => `${id} could not be read`),
    ...(found === null
      ? []
      : [`drew ${text.slice(Math.max(found.index - 60, 0), found.index + 20)}`]),
  ];
}

describe.each(Object.entries(screens))('%s', (path, ids) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key of the table
  const place = path as Path;

  test('is drawn of whole answers', async () => {
    const drawn = await drawScreen(await screenAt(place), path, {});
    expect(faultsOf(drawn)).toEqual([]);
    expect(drawn.html.length).toBeGreaterThan(1000);
  });

  const cases = ids.flatMap((id) =>
    Object.entries(examples[id]?.examples ?? {}).map(([name, body]) => ({ id, name, body })),
  );

  test.each(cases)('does without each field of $id ($name)', async ({ id, body }) => {
    const Screen = await screenAt(place);
    const faults: string[] = [];
    for (const field of distinctFieldsOf(body).filter(isTried)) {
      // oxlint-disable-next-line no-await-in-loop -- one page at a time
      const drawn = await drawScreen(Screen, path, {
        [id]: { body: changed(body, field, undefined) },
      });
      for (const fault of faultsOf(drawn)) faults.push(`${field.join('.')}: ${fault}`);
    }
    expect(faults).toEqual([]);
  });

  test.each(cases)(
    'does without all of them at once but ids, left out or null: $id ($name)',
    async ({ id, body }) => {
      const Screen = await screenAt(place);
      for (const to of [undefined, null]) {
        const bare = distinctFieldsOf(body)
          .filter((field) => !kept.has(field.at(-1) ?? ''))
          .reduce((left, field) => changed(left, field, to), body);
        // oxlint-disable-next-line no-await-in-loop -- one page at a time
        expect(faultsOf(await drawScreen(Screen, path, { [id]: { body: bare } }))).toEqual([]);
      }
    },
  );
});

/** The names of the cards or groups on a screen. */
function namesIn({ html }: Drawn) {
  return html.match(/<h2[^>]*>[^<]*<\/h2>/gu);
}

test('lists may come as bare arrays, and cloud packages without groups of their own', async () => {
  const image = examples['listImages']?.examples['imagePage'];
  const rows = isPlain(image) ? image['data'] : [];
  const whole = await drawScreen(PcsScreen, '/', {});
  const bare = await drawScreen(PcsScreen, '/', { listImages: { body: rows } });
  expect(namesIn(bare)).toEqual(namesIn(whole));

  const groups = examples['listCloudPackages']?.examples['cloudPackageGroups'];
  const flat = Array.isArray(groups) ? groups.flatMap(({ packages }) => packages) : [];
  const Catalogue = await screenAt('/create-clouds');
  const grouped = await drawScreen(Catalogue, '/create-clouds', {});
  const listed = await drawScreen(Catalogue, '/create-clouds', {
    listCloudPackages: { body: { data: flat } },
  });
  expect(faultsOf(listed)).toEqual([]);
  expect(namesIn(listed)).toEqual(namesIn(grouped));
});
