import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterSearchField } from './FilterSearchField.tsx';

const fieldWith = (value: string): string =>
  renderToString(<FilterSearchField label="Tìm trong log" value={value} onChange={() => {}} />);

test('a text filter takes as much as the contract does, and says when that is reached', () => {
  const filled = fieldWith('ẫ'.normalize('NFD').repeat(200));
  expect(filled).toContain('Đã đủ 200 ký tự');
  expect(filled).toContain('aria-invalid="false"');
});

test('of a longer one nothing is cut, and what is too much is said', () => {
  const longer = fieldWith('a'.repeat(201));
  expect(longer).toContain('a'.repeat(201));
  expect(longer).toContain('Nhiều nhất 200 ký tự, vui lòng bớt 1 ký tự');
  expect(longer).not.toContain('maxLength');
});
