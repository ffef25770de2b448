import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '@tram/api/operations';
import type { FaultName } from './faults.ts';
import type { Backend } from './backend.ts';

/** Something that a customer does, and how it is reached. */
export interface Action {
  /** Where it is and what is pressed, for docs/fault-matrix.md. */
  readonly how: string;
  /** Puts what it needs into the product. @returns the address of the screen or dialog */
  readonly begin: (backend: Backend) => Promise<string>;
  /** From the address to the button: what is opened and typed. */
  readonly reach?: (page: Page) => Promise<void>;
  /** The button that sends it. */
  readonly press: (page: Page) => Locator;
  /** The press closes its dialog, or the dialog is hidden until the outcome is known: it is opened again for the next try. */
  readonly closes?: true;
  /** What was typed, which a failure leaves where it is. */
  readonly kept?: (page: Page) => Promise<void>;
  /** What is said in other words than the fault's own; a lifecycle that finds out what became of a lost call says so. */
  readonly said?: Partial<Record<FaultName, string | RegExp>>;
  /** The lifecycle reads at a pace what became of a lost call: the page's time is moved on. */
  readonly polls?: true;
  /** A new tab leads to this address once it was done, and to nothing where it was not. */
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
