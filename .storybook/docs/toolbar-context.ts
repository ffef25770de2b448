import { createContext } from 'react';
import type { Language } from '../../apps/portal/src/boot/language.ts';
import { chosenIn, type Chosen } from '../toolbar.ts';

/** What the toolbar chose, for the frames of a page of documentation and the pictures that it draws itself. */
export const ToolbarContext = createContext<{
  readonly chosen: Chosen;
  readonly language: Language;
}>({ chosen: chosenIn({}), language: 'vi' });
