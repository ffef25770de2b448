import type { FieldIssue } from '../form/FormStore.ts';
import type { FieldProps, FieldWordsProps } from './Field.tsx';
import { useFieldIds, type ControlAttributes } from './useFieldIds.ts';

/** What a field of one control gives to its `Field`, and what it gives to the control itself. */
export function useFieldParts(
  { label, hideLabel, aside, hint, required }: Omit<FieldWordsProps, 'issue'>,
  {
    issue,
    ...control
  }: {
    readonly id: string | undefined;
    readonly describedBy: string | undefined;
    readonly issue: FieldIssue | undefined;
    readonly inForm: boolean;
  },
): { readonly shell: Omit<FieldProps, 'children'>; readonly attributes: ControlAttributes } {
  const { asideId, messageId, optional, attributes } = useFieldIds({
    ...control,
    aside,
    hint,
    issue,
    required,
  });
  return {
    shell: {
      label,
      hideLabel,
      aside,
      hint,
      issue,
      optional,
      controlId: attributes.id,
      asideId,
      messageId,
    },
    attributes,
  };
}
