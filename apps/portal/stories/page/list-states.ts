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
    ready: { args: answering(ready), play: expectContent },
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
