import type { OperationId } from '@tram/api/operations';
import { expect, screen, within } from 'storybook/test';
import type { PlainAnswer, StoryAnswer, StoryAnswers } from './answers.ts';

export interface ListScreen {
  /** The call that brings the list. */
  readonly operation: OperationId;
  /** What is shown once it is loaded. */
  readonly content: { readonly role: 'list' | 'table'; readonly name?: string | RegExp };
  /** @default 'example', the contract's */
  readonly ready?: PlainAnswer;
  /** @default the contract's example `noRows` */
  readonly empty?: PlainAnswer;
}

export interface ListStateStory {
  readonly args: { readonly answers: StoryAnswers };
  readonly play: () => Promise<void>;
}

/** Every control inside the page has a unique name: the next step is not offered twice. */
async function expectOneRetry(): Promise<void> {
  const main = within(screen.getByRole('main'));
  const pressed = [...main.queryAllByRole('button'), ...main.queryAllByRole('link')];
  const names = pressed.map(({ textContent }) => textContent.trim()).filter(Boolean);
  await expect(names).toEqual([...new Set(names)]);
}

/** What a screen reader calls the buttons and links of the page. */
function accessibleNames(): readonly string[] {
  const names: string[] = [];
  const name = (one: string) => names.push(one) > 0;
  const main = within(screen.getByRole('main'));
  main.queryAllByRole('button', { name });
  main.queryAllByRole('link', { name });
  return names;
}

/** The same button in every card or row says which it is about; what is seen on it begins its name (WCAG 2.5.3). */
async function expectOwnNames(): Promise<void> {
  const names = accessibleNames();
  await expect(names).toEqual([...new Set(names)]);
  for (const button of screen.getByRole('main').querySelectorAll('button[aria-label]')) {
    const seen = button instanceof HTMLElement ? button.innerText.trim() : '';
    await expect(button.getAttribute('aria-label')?.startsWith(seen)).toBe(true);
  }
}

const refused = { status: 500, message: 'Có lỗi xảy ra' } as const;

/** The five states of a list screen (architecture, "Portal"): ready, loading, empty, failed, and stale below a notice. */
export function listStatesOf({
  operation,
  content: { role, ...named },
  ready = 'example',
  empty = { example: 'noRows' },
}: ListScreen): Readonly<
  Record<'ready' | 'loading' | 'empty' | 'failed' | 'stale', ListStateStory>
> {
  const answering = (answer: StoryAnswer | readonly [StoryAnswer, ...StoryAnswer[]]) => ({
    answers: { [operation]: answer },
  });
  const expectContent = async () => {
    await expect(await screen.findByRole(role, named)).toBeVisible();
  };
  return {
    ready: {
      args: answering(ready),
      async play() {
        await expectContent();
        await expectOwnNames();
      },
    },
    loading: {
      args: answering('never'),
      async play() {
        await screen.findByRole('heading', { level: 1 });
        await expect(screen.queryByRole(role, named)).toBeNull();
      },
    },
    empty: {
      args: answering(empty),
      async play() {
        await expect(await screen.findByText('Không có dữ liệu')).toBeVisible();
        await expectOneRetry();
      },
    },
    failed: {
      args: answering(refused),
      async play() {
        await expect(await screen.findByRole('button', { name: 'Tải lại' })).toBeVisible();
      },
    },
    stale: {
      args: answering([ready, refused]),
      async play() {
        await expect(await screen.findByText(/cập nhật lúc/)).toBeVisible();
        await expectContent();
      },
    },
  };
}
