import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './Button.tsx';

// @spec 9.21
test('a button without props is a secondary one of size s (specification, section 9)', () => {
  const button = renderToStaticMarkup(<Button>Gia hạn</Button>);
  const told = (['xs', 's', 'm', 'l'] as const).map((size) =>
    renderToStaticMarkup(
      <Button theme="secondary" size={size}>
        Gia hạn
      </Button>,
    ),
  );
  expect(told.map((markup) => markup === button)).toEqual([false, true, false, false]);
});
