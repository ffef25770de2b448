/**
 * The dialogs, and the statement, in front of backends that leave something out: of what the reference server answers to the screen
 * below each field is left out, one at a time, and of everything that is read all of them, or all are null. The dialog opens, nothing
 * is logged as an error, the server gets only reads, and no invalid value is shown.
 */
import { createRoot } from 'react-dom/client';
import { type OperationId, operations } from '@tram/api/operations';
import { examples } from 'virtual:contract-examples';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { PortalPage } from '../apps/portal/stories/page/PortalPage.tsx';
import { serveAnswers } from '../apps/portal/stories/page/serve-answers.ts';
import type { StoryAnswers } from '../apps/portal/stories/page/answers.ts';
import { changed, distinctFieldsOf } from './without-fields.ts';

const recorded = inject('recorded');

/** The operations of the screens and their dialogs, except for what is computed from all lists together. */
const readBy: Readonly<Record<string, readonly OperationId[]>> = {
  '/': ['listImages', 'getMyAccount'],
  '/vps': ['listComputerConfigs', 'getMyAccount'],
  '/order-vps-management': ['listVpsOrders', 'getMyAccount'],
  '/create-clouds': ['listCloudPackages', 'getMyAccount'],
  '/clouds': ['listCloudImages', 'getMyAccount'],
  '/order-cloud-management': ['listCloudImages', 'listCloudImageHistory'],
  '/order-management': ['listOrders', 'listOrderHistory', 'listImages', 'getMyAccount'],
  '/payment-history': ['listRecharges', 'getMyAccount'],
  '/log-management': ['listLogs', 'listRecharges'],
};

/** Lists and ids, and the fields without which the account counts as locked. */
const kept: ReadonlySet<string> = new Set(['_id', 'data', 'total_page', 'packages', 'isActive']);

/** Where all fields are left out together one more stays: it identifies a cloud package. */
const keptByAll: ReadonlySet<string> = new Set([...kept, 'cloudReady']);

/** Texts that no customer may read. */
const nonsense = /.{0,40}\b(?:NaN|undefined|null|Invalid Date)\b.{0,20}|\[object Object\]/u;

/** Everything that is read, with this in the place of every field but of ids, and of what holds records or makes them what they are. */
function bareAnswers(to: null | undefined): StoryAnswers {
  const bare = (body: unknown) =>
    distinctFieldsOf(body)
      .filter((field) => !keptByAll.has(field.at(-1) ?? ''))
      .reduce((left, field) => changed(left, field, to), body);
  const read = Object.entries(operations).filter(([, { method }]) => method === 'GET');
  return Object.fromEntries(
    read.flatMap(([id]) => {
      const [body] = id in recorded ? [recorded[id]] : Object.values(examples[id]?.examples ?? {});
      return body === undefined ? [] : [[id, { body: bare(body) }]];
    }),
  );
}

const answersWith = (changes: StoryAnswers): StoryAnswers => ({
  ...Object.fromEntries(Object.entries(recorded).map(([id, body]) => [id, { body }])),
  ...changes,
});

const isSettled = () => !/Đang tải…|Đang xem…|Đang mở…/u.test(document.body.innerText);

const isDialogOpen = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"]') !== null && isSettled();

const isStatementOpen = () => document.querySelector('h1') !== null && isSettled();

const errors: string[] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    errors.push(said.map(String).join(' '));
  });
});
afterEach(() => vi.restoreAllMocks());

/**
 * Opens a dialog over these answers and leaves the page again.
 * @param patience timeout for its code and its answers, ms
 * @returns what is wrong with it
 */
async function faultsOf(
  address: string,
  answers: StoryAnswers,
  patience = 5000,
): Promise<readonly string[]> {
  const end = await serveAnswers({ args: { answers }, globals: {} });
  const server = window.fetch;
  const acts: string[] = [];
  window.fetch = (input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') acts.push(`asked for ${method} ${url}`);
    return server(input, init);
  };
  const isOpened = address.includes('view=statement') ? isStatementOpen : isDialogOpen;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<PortalPage path={address} />);
  const isOpen = await vi
    .waitFor(() => expect(isOpened()).toBe(true), { timeout: patience, interval: 15 })
    .then(
      () => true,
      () => false,
    );
  const drawn = nonsense.exec(document.body.innerText)?.[0];
  root.unmount();
  place.remove();
  await end();
  return [
    ...(isOpen ? [] : ['it does not open']),
    ...(drawn === undefined ? [] : [`drew ${drawn}`]),
    ...acts,
    ...errors.splice(0),
  ];
}

test.each(inject('dialogs'))('$name opens without any one field', async ({ address }) => {
  expect(await faultsOf(address, answersWith({}), 60_000)).toEqual([]);
  const faults: string[] = [];
  for (const id of readBy[address.split('?')[0] ?? ''] ?? []) {
    for (const field of distinctFieldsOf(recorded[id])) {
      if (kept.has(field.at(-1) ?? '')) continue;
      const answers = answersWith({ [id]: { body: changed(recorded[id], field, undefined) } });
      for (const fault of await faultsOf(address, answers)) {
        faults.push(`${id} ${field.join('.')}: ${fault}`);
      }
    }
  }
  expect(faults).toEqual([]);
});

test.each(inject('dialogs'))(
  '$name opens where every field is left out, or null',
  async ({ address }) => {
    expect(await faultsOf(address, bareAnswers(undefined), 60_000)).toEqual([]);
    expect(await faultsOf(address, bareAnswers(null))).toEqual([]);
  },
);
