import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterSearchField } from './FilterSearchField.tsx';

test('no text filter takes more than the contract does, which would be refused', () => {
  const html = renderToString(
    <FilterSearchField label="Tìm trong log" value={undefined} onChange={() => {}} />,
  );
  expect(html).toContain('maxLength="200"');
});
