import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Whether nobody can type a value: an editor of JSON would show an element as React's own record, with the code of its component. */
function hasNoText(value: unknown): boolean {
  if (typeof value === 'function' || isValidElement(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasNoText);
}

/** The name that stands for an element of any kind. */
const anyElement = 'ReactElement';

/** Values are edited in the table of props where they can be typed: `ReactNode` as text, elements and what holds some not at all. */
export const typedControls: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary ?? '';
      if (type.startsWith(anyElement)) {
        const table = { ...argType.table, type: { summary: anyElement } };
        return [name, { ...argType, table, control: false }];
      }
      if (hasNoText(initialArgs[name])) return [name, { ...argType, control: false }];
      return [name, type === 'ReactNode' ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
