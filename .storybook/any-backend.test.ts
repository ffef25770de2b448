/**
 * The screens in front of backends that keep the specification and nothing else, or less: of the contract's own examples, and of what
 * the reference server answers, every field is left out or null, one at a time in every row and all at once. No screen may fail, and
 * none may show an invalid value.
 */
import { describe, expect, test } from 'vitest';
import type { OperationId } from '@tram/api/operations';
import { examples } from 'virtual:contract-examples';
import { screenAt } from '../apps/portal/src/create-routes.ts';
import type { RoutePath } from '../apps/portal/src/routes.ts';
import { answersOf, withoutEach } from './answers-of.ts';
import { changed, distinctFieldsOf, isPlain } from './without-fields.ts';
import type { StoryAnswers } from '../apps/portal/stories/page/answers.ts';
import { drawScreen, type Drawn } from '../apps/portal/stories/page/draw-screen.tsx';

interface ListScreen {
  readonly path: RoutePath;
  readonly search?: string;
  /** The operations whose answers it draws. */
  readonly reads: readonly OperationId[];
}

const screens: readonly ListScreen[] = [
  { path: '/', reads: ['listImages', 'getMyAccount'] },
  { path: '/vps', reads: ['listComputerConfigs', 'getMyAccount'] },
  { path: '/order-vps-management', reads: ['listVpsOrders'] },
  { path: '/clouds', reads: ['listCloudImages'] },
  { path: '/create-clouds', reads: ['listCloudPackages'] },
  { path: '/order-cloud-management', reads: ['listCloudImages'] },
  {
    path: '/order-cloud-history',
    search: '?image_id=6740c1e29f0b7a4100000042',
    reads: ['listCloudImageHistory'],
  },
  { path: '/payment-history', reads: ['listRecharges'] },
  { path: '/order-management', reads: ['listOrders'] },
  { path: '/identity-verification', reads: ['getMyAccount'] },
  { path: '/log-management', reads: ['listLogs'] },
  { path: '/user-guide-management', reads: ['listUserGuides'] },
];

/** Every fifth field; with `TRAM_THOROUGH=1` each. All at once are always tried. */
function isTried(_: unknown, index: number): boolean {
  return process.env['TRAM_THOROUGH'] === '1' || index % 5 === 0;
}

/** Ids and lists. */
const kept: ReadonlySet<string> = new Set(['_id', 'data', 'total_page', 'packages']);

/** Texts that no customer may read. */
const nonsense = /\b(?:NaN|undefined|null|Invalid Date)\b|\[object Object\]/u;

function textOf({ html }: Drawn): string {
  return html
    .replaceAll(/<(script|style|template)\b[^>]*>.*?<\/\1>/gsu, '')
    .replaceAll(
      / (?:class|id|d|style|href|for|aria-(?:labelledby|describedby|controls)|data-[\w-]+)="[^"]*"/gu,
      '',
    );
}

/** What is wrong with a drawn screen; empty when nothing is. */
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

describe.each(screens)('$path', ({ path, search = '', reads }) => {
  const draw = async (answers: StoryAnswers) =>
    drawScreen(await screenAt(path), path + search, answers);

  test('is drawn of whole answers', async () => {
    const drawn = await draw({});
    expect(faultsOf(drawn)).toEqual([]);
    expect(drawn.html.length).toBeGreaterThan(1000);
  });

  const cases = answersOf(reads);

  test.each(withoutEach(cases, isTried))(
    'does without $field of $id ($name)',
    async ({ id, left }) => {
      expect(faultsOf(await draw({ [id]: { body: left } }))).toEqual([]);
    },
  );

  describe.each([
    { words: 'left out', to: undefined },
    { words: 'null', to: null },
  ])('does without all of them at once but ids, $words', ({ to }) => {
    test.each(cases)('$id ($name)', async ({ id, body }) => {
      const bare = distinctFieldsOf(body)
        .filter((field) => !kept.has(field.at(-1) ?? ''))
        .reduce((left, field) => changed(left, field, to), body);
      expect(faultsOf(await draw({ [id]: { body: bare } }))).toEqual([]);
    });
  });
});

/** The names of the cards or groups on a screen. */
function namesIn({ html }: Drawn) {
  return html.match(/<h2[^>]*>[^<]*<\/h2>/gu);
}

test('lists may come as bare arrays, and cloud packages without groups', async () => {
  const image = examples['listImages']?.examples['imagePage'];
  const rows = isPlain(image) ? image['data'] : [];
  const Pcs = await screenAt('/');
  const whole = await drawScreen(Pcs, '/', {});
  const bare = await drawScreen(Pcs, '/', { listImages: { body: rows } });
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
