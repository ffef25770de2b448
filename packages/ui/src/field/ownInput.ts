import type { ComponentPropsWithRef } from 'react';

/** What a field that keeps its `<input>`'s text and keys to itself hands on to it, with every `data-*`. */
export type OwnInputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'id' | 'ref' | 'disabled' | 'aria-describedby' | 'onBlur'
>;
