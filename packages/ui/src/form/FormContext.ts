import { createContext } from 'react';
import type { FieldIssue } from './FormStore.ts';

/** What a field needs of its form. Apart from the store, so that a field alone does not carry the form's code. */
export interface FieldHost {
  readonly subscribe: (listener: () => void) => () => void;
  readonly value: (name: string) => unknown;
  readonly issue: (name: string) => FieldIssue | undefined;
  readonly setValue: (name: string, value: unknown) => void;
  /** What the field knows itself: what is typed there is no value. */
  readonly setOwnIssue: (name: string, issue: FieldIssue | undefined) => void;
  /** The focus has left the field. */
  readonly leave: (name: string) => void;
  /** How many times the form was reset. */
  readonly resets: () => number;
  /** Id of the `<form>`. */
  readonly id: string;
  readonly submitting: () => boolean;
}

export const FormContext = createContext<FieldHost | undefined>(undefined);
