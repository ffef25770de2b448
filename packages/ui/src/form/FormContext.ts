import { createContext } from 'react';
import type { FieldIssue } from './FormStore.ts';

/** What a field needs of its form. Apart from the store, so that a field alone does not carry the form's code. */
export interface FieldHost {
  readonly subscribe: (listener: () => void) => () => void;
  readonly value: (name: string) => unknown;
  readonly issue: (name: string) => FieldIssue | undefined;
  readonly setValue: (name: string, value: unknown) => void;
  /** The focus has left the field. */
  readonly leave: (name: string) => void;
  /** Id of the `<form>`. */
  readonly id: string;
  readonly submitting: () => boolean;
}

export const FormContext = createContext<FieldHost | undefined>(undefined);
