import { useId, type ReactNode } from 'react';
import type { FieldIssue } from '../form/FormStore.ts';

/** What ties a control to its label, hint and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid': boolean;
}

/** Ids of a field's parts, and the attributes that tie the control to its label, hint and error. */
export function useFieldIds(options: {
  readonly id: string | undefined;
  /** Ids from outside: they are read out after the field's own. */
  readonly describedBy: string | undefined;
  readonly aside: ReactNode;
  readonly hint: ReactNode;
  readonly issue: FieldIssue | undefined;
  readonly required: boolean | undefined;
  readonly inForm: boolean;
}): {
  readonly asideId: string;
  readonly messageId: string;
  readonly optional: boolean;
  readonly attributes: ControlAttributes;
} {
  const generatedId = useId();
  const id = options.id ?? generatedId;
  const asideId = `${id}-aside`;
  const messageId = `${id}-message`;
  const required = options.required ?? options.inForm;
  const descriptions = [
    options.hint === undefined && options.issue === undefined ? undefined : messageId,
    options.aside === undefined ? undefined : asideId,
    options.describedBy,
  ].filter((description) => description !== undefined);
  return {
    asideId,
    messageId,
    optional: options.inForm && !required,
    attributes: {
      id,
      required,
      ...(descriptions.length === 0 ? {} : { 'aria-describedby': descriptions.join(' ') }),
      // Said outright: some readers call every empty required control invalid.
      'aria-invalid': options.issue !== undefined,
    },
  };
}
