import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { SearchField } from './SearchField.tsx';

let root: Root;
let container: HTMLElement;
const search = vi.fn<(text: string) => void>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  search.mockClear();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(<SearchField label="Tìm máy" onSearch={search} />);
  await userEvent.click(page.getByRole('searchbox'));
});

afterEach(() => {
  root.unmount();
  container.remove();
  vi.useRealTimers();
});

/** What a Telex or VNI input method has put together so far. */
async function compose(text: string): Promise<void> {
  await cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });
  expect(page.getByRole('searchbox').element()).toHaveValue(text);
}

/** The composition is committed. */
async function commit(text: string): Promise<void> {
  await cdp().send('Input.insertText', { text });
}

function press(key: string): void {
  page
    .getByRole('searchbox')
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true }),
    );
}

// @spec 2.77 2.84 9.26
test('it searches 300 ms after the last key, once', async () => {
  await userEvent.keyboard('log');
  await vi.advanceTimersByTimeAsync(299);
  expect(search).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('log');
});

test('what was typed is searched when the field is left, once and in NFC', async () => {
  root.render(<SearchField label="Tìm máy" searchesOnLeaving onSearch={search} />);
  await userEvent.fill(page.getByRole('searchbox'), ' máy '.normalize('NFD'));
  page.getByRole('searchbox').element().blur();
  expect(search).toHaveBeenCalledExactlyOnceWith('máy');
  await vi.advanceTimersByTimeAsync(2000);
  await userEvent.click(page.getByRole('searchbox'));
  page.getByRole('searchbox').element().blur();
  expect(search).toHaveBeenCalledOnce();
});

test('leaving it for its × searches nothing but what is left by that', async () => {
  root.render(<SearchField label="Tìm máy" searchesOnLeaving onSearch={search} />);
  await userEvent.keyboard('log');
  await userEvent.click(page.getByRole('button', { name: 'Xóa nội dung tìm' }));
  expect(search).not.toHaveBeenCalledWith('log');
  await vi.advanceTimersByTimeAsync(2000);
  expect(search).not.toHaveBeenCalled();
  expect(page.getByRole('searchbox').element()).toHaveFocus();
});

test('a text that is too long is not searched on leaving either', async () => {
  root.render(<SearchField label="Tìm máy" limit={3} searchesOnLeaving onSearch={search} />);
  await userEvent.keyboard('logs');
  page.getByRole('searchbox').element().blur();
  expect(search).not.toHaveBeenCalled();
});

test('a word that is being composed is not searched before it is there, then once', async () => {
  for (const text of ['o', 'ô', 'ổ']) {
    await compose(text);
    await vi.advanceTimersByTimeAsync(400);
  }
  expect(search).not.toHaveBeenCalled();
  await commit('ổ');
  await vi.advanceTimersByTimeAsync(299);
  expect(search).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('ổ');
  await vi.advanceTimersByTimeAsync(2000);
  expect(search).toHaveBeenCalledOnce();
});

test('Enter and Escape of the input method neither search nor clear', async () => {
  await compose('cư');
  press('Enter');
  press('Escape');
  expect(search).not.toHaveBeenCalled();
  expect(page.getByRole('searchbox').element()).toHaveValue('cư');
  await commit('cứng');
  await userEvent.keyboard('{Enter}');
  expect(search).toHaveBeenCalledExactlyOnceWith('cứng');
});

test('a composition that never ends, as on Android, is searched after a longer pause', async () => {
  await compose('may');
  await vi.advanceTimersByTimeAsync(999);
  expect(search).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('may');
});

/** A screen that holds the text, and can take it away. */
function Held() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField label="Tìm máy" value={text} onValueChange={setText} onSearch={search} />
      <button type="button" onClick={() => setText('')}>
        Xóa lọc
      </button>
    </>
  );
}

test('a text that was taken away from outside is not searched, and is when it is typed again', async () => {
  root.render(<Held />);
  const box = page.getByRole('searchbox');
  const clear = page.getByRole('button', { name: 'Xóa lọc' });
  await userEvent.fill(box, 'log');
  await vi.advanceTimersByTimeAsync(300);
  await userEvent.fill(box, 'logs');
  await userEvent.click(clear);
  await vi.advanceTimersByTimeAsync(300);
  expect(search.mock.calls).toEqual([['log']]);
  await userEvent.fill(box, 'log');
  await vi.advanceTimersByTimeAsync(300);
  expect(search.mock.calls).toEqual([['log'], ['log']]);
});

test.each([{ disabled: true }, { readOnly: true }])(
  'what cannot be edited is not cleared: %o',
  async (state) => {
    root.render(
      <SearchField key="still" label="Tìm máy" defaultValue="log" onSearch={search} {...state} />,
    );
    const box = page.getByRole('searchbox');
    await expect.element(box).toHaveValue('log');
    await expect
      .element(page.getByRole('button', { name: 'Xóa nội dung tìm' }))
      .not.toBeInTheDocument();
    box.element().focus();
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveValue('log');
    expect(search).not.toHaveBeenCalled();
  },
);
