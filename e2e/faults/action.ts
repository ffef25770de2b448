import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '@tram/api/operations';
import type { FaultName } from './faults.ts';
import type { Backend } from './backend.ts';

/** A customer's action, and how it is reached. */
export interface Action {
  /** Where it is and what is pressed, for docs/fault-matrix.md. */
  readonly how: string;
  /** Creates the data that it needs. @returns the address of the screen or dialog */
  readonly begin: (backend: Backend) => Promise<string>;
  /** From the address to the button: what is opened and typed. */
  readonly reach?: (page: Page) => Promise<void>;
  /** The button that sends it. */
  readonly press: (page: Page) => Locator;
  /** The press closes its dialog, or the dialog is hidden until the outcome is known: it is opened again for the next try. */
  readonly closes?: true;
  /** What was typed is still there after a failure. */
  readonly kept?: (page: Page) => Promise<void>;
  /** Words that replace those of the fault, for a lifecycle that reads the outcome of a lost call. */
  readonly said?: Partial<Record<FaultName, string | RegExp>>;
  /** The lifecycle polls for the outcome of a lost call: the page's clock is moved on. */
  readonly polls?: true;
  /** After success a new tab opens at this address; after a failure there is none. */
  readonly opens?: RegExp;
  /** What is on screen once it was done. */
  readonly done: (page: Page) => Locator;
  /** How many of it the server has. */
  readonly count?: (backend: Backend) => Promise<number>;
  /** What `count` has more of afterwards. @default 1 */
  readonly adds?: number;
}

/** Actions by their operations. */
export type Actions = Partial<Readonly<Record<OperationId, Action>>>;
