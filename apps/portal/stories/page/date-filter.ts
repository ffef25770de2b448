import type { OperationId } from '@tram/api/operations';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { PortalPageProps } from './PortalPage.tsx';

/** A story about the filter by date over a list of orders. */
interface DateFilterStory {
  readonly args: Pick<PortalPageProps, 'path' | 'answers' | 'operator'>;
  readonly play: () => Promise<void>;
}

type Offer = 'manyPages' | 'fewPages' | 'inAddress' | 'ignored';

interface OrderList {
  readonly path: string;
  readonly operation: OperationId;
  readonly row: Readonly<Record<string, unknown>>;
  /** What of the row is on screen. */
  readonly shown: string;
}

const ends = () => screen.queryAllByRole('textbox', { name: /^(?:Thuê từ|Đến) ngày$/u });

const pageField = () => screen.queryByRole('textbox', { name: 'Đến trang' });

/**
 * When a list of orders offers its filter by date: of ten pages and more, where its address has a day, and never in front of an API that
 * would ignore it.
 */
export function dateFilterStories({
  path,
  operation,
  row,
  shown,
}: OrderList): Readonly<Record<Offer, DateFilterStory>> {
  const answers = (...counts: readonly [number, ...number[]]) => {
    const [first, ...others] = counts.map((total_page) => ({ body: { data: [row], total_page } }));
    return { [operation]: first === undefined ? [] : [first, ...others] };
  };
  const filtered = { orderDates: 'filtered' } as const;
  const isListed = () => screen.findAllByText(shown);
  return {
    manyPages: {
      args: { path, answers: answers(10, 1), operator: filtered },
      async play() {
        const from = await screen.findByRole('textbox', { name: 'Thuê từ ngày' });
        await userEvent.type(from, '01/11/2026');
        await userEvent.tab();
        await waitFor(() => expect(pageField()).toBeNull());
        // Few are left of many: the fields that did it stay, filled in as the address has it.
        await waitFor(() => expect(from).toHaveValue('01/11/2026'));
        await expect(from).toBeVisible();
        await userEvent.clear(from);
        await userEvent.tab();
        await expect(ends()).toHaveLength(2);
      },
    },
    fewPages: {
      args: { path, answers: answers(9), operator: filtered },
      async play() {
        await isListed();
        await expect(ends()).toEqual([]);
      },
    },
    inAddress: {
      args: { path: `${path}?toDate=2026-11-30`, answers: answers(1), operator: filtered },
      async play() {
        await isListed();
        await expect(ends().map((end) => end.getAttribute('value'))).toEqual(['', '30/11/2026']);
      },
    },
    ignored: {
      args: { path: `${path}?toDate=2026-11-30`, answers: answers(12) },
      async play() {
        await isListed();
        await waitFor(() => expect(pageField()).toBeVisible());
        await expect(ends()).toEqual([]);
      },
    },
  };
}
